# La línia d'ordres (cli-), el servidor (serve-) i la partida al terminal (term-).
# term-words-…: el que pot escriure el jugador, primer la paraula que es mostra; les paraules angleses també valen sempre.

## Ajuda de la línia d'ordres

cli-help-about = lastcard: el joc de cartes a l'estil d'UNO®, jugat amb exactitud.
cli-help-usage = Ús:
cli-help-commands = Ordres:
cli-help-options = Opcions:
cli-help-rules-list = Regles i els seus valors:
cli-help-more = «lastcard ORDRE --help» explica una ordre.
cli-help-alone = «lastcard» tot sol fa el mateix que «lastcard serve».
cli-help-standard-input = Amb «-» en lloc del fitxer es llegeix l'entrada estàndard.
cli-help-serve = Para una taula al navegador: per a aquest ordinador i per als mòbils i els amics de la teva xarxa.
cli-help-play = Juga al terminal contra bots.
cli-help-rules = Mostra el reglament d'una edició.
cli-help-replay = Reprodueix una partida gravada i l'explica, o mostra la posició on arriba.
cli-help-verify = Comprova una partida gravada: cada jugada, cada carta i el resultat.
cli-help-simulate = Fa jugar els bots moltes partides, de pressa, i compta què hi passa.
cli-help-lang = la llengua: en, ca, uk, fil, ro o it
cli-help-help = mostra aquesta ajuda
cli-help-version = mostra la versió
cli-help-edition = pocket, classic o modern (classic si no es diu)
cli-help-players = quants jugadors (3 si no es diu)
cli-help-sim-players = quants jugadors (2 si no es diu)
cli-help-rules-players = mostra les regles per a aquest nombre de jugadors
cli-help-rule = una regla diferent de la de l'edició; es pot repetir
cli-help-bots-level = com juguen els bots, del més fluix al més fort: random (a l'atzar), easy (fàcil), careful (prudent), sharp (astut) o champion (campió); careful si no es diu; o cadascun per ordre, separats per comes
cli-help-bots-list = qui juga a cada seient, separats per comes: random, easy, careful o sharp; si n'hi ha menys, es repeteixen al voltant de la taula
cli-help-name = el teu nom a la taula
cli-help-seed = xifres hexadecimals; la mateixa llavor reparteix les mateixes cartes
cli-help-save = desa la partida en aquest fitxer, i la continua si ja hi és
cli-help-seat = només el que pot saber aquest seient, comptant des de 0
cli-help-position-json = escriu la posició en JSON
cli-help-result-json = escriu el resultat en JSON
cli-help-games = quantes partides (1000 si no es diu)
cli-help-workers = quants nuclis del processador treballen alhora
cli-help-to-target = juga partides senceres fins a l'objectiu, no rondes soltes
cli-help-interpreted = sense compilar: lent, amb el mateix resultat
cli-help-port = el port (8000 si no es diu, o el primer de lliure que el segueix)
cli-help-host = l'adreça on escolta; 127.0.0.1: només per a aquest ordinador
cli-help-no-browser = no obre el navegador
cli-help-data = desa les taules en aquesta carpeta
cli-help-public = deixa entrar tothom que pugui arribar a aquest ordinador, no només la teva xarxa
cli-help-allow-host = un nom amb què s'arriba a aquest servidor; es pot repetir
cli-help-serve-workers = quants processos serveixen al port; més d'un necessita DATABASE_URL i REDIS_URL
cli-value-address = ADREÇA
cli-value-command = ORDRE
cli-value-options = OPCIONS
cli-value-edition = EDICIÓ
cli-value-file = FITXER
cli-value-folder = CARPETA
cli-value-language = LLENGUA
cli-value-levels = NIVELL,…
cli-value-name = NOM
cli-value-number = N
cli-value-port = PORT
cli-value-rule = NOM=VALOR
cli-value-seed = HEX

## Què falla en una línia d'ordres

cli-error-language = --lang: «{ $value }» no és cap de les llengües: { $choices }.
cli-error-command = No hi ha cap ordre «{ $command }»; les ordres són { $choices }.
cli-error-command-near = No hi ha cap ordre «{ $command }»; volies dir «{ $near }»?
cli-error-option = Aquí no hi ha cap opció «{ $option }»; les opcions són { $choices }.
cli-error-option-near = Aquí no hi ha cap opció «{ $option }»; volies dir «{ $near }»?
cli-error-needs-value = { $option } necessita un valor al darrere.
cli-error-takes-no-value = { $option } no admet cap valor.
cli-error-extra = «{ $value }» és una paraula de més.
cli-error-arguments = La línia d'ordres no té sentit: { $reason }.
cli-error-missing-file = «lastcard { $command }» necessita un fitxer, o «-» per a l'entrada estàndard.
cli-error-missing-edition = «lastcard { $command }» necessita una edició: pocket, classic o modern.
cli-error-number = { $option }: «{ $value }» no és un nombre enter del { $least } al { $most }.
cli-error-choice = { $option }: «{ $value }» no és cap d'aquests valors: { $choices }.
cli-error-seed = { $option }: «{ $value }» no és una llavor: han de ser xifres hexadecimals, com ara 1f.
cli-error-name = { $option }: «{ $value }» no pot ser un nom: ha de tenir d'1 a 40 caràcters corrents.
cli-error-path = { $option }: «{ $value }» no pot ser el nom d'un fitxer.
cli-error-host = { $option }: «{ $value }» no és ni una adreça ni el nom d'un ordinador.
cli-error-rule = --rule: no hi ha cap regla «{ $rule }»; les regles són { $choices }.
cli-error-rule-near = --rule: no hi ha cap regla «{ $rule }»; volies dir «{ $near }»?
cli-error-custom = --rule custom: «{ $value }» no és JSON; s'escriu com ara [{"{"}"do": [["draw", "others", 1]]{"}"}].
cli-error-players = --players: { $edition } és per a { $least } a { $most } jugadors, no { $given }.
cli-error-bots = --bots: { $given ->
        [one] hi ha { $given } bot
       *[other] hi ha { $given } bots
    }, però només { $players ->
        [one] juga { $players }
       *[other] juguen { $players }
    }: digues-ne un per seient, o menys, que es repeteixen.
cli-error-seat = --seat: no hi ha cap seient { $given } en aquesta partida; els seients van del 0 al { $most }.
cli-error-file = No es pot llegir o escriure «{ $file }»: { $reason }.
cli-error-file-missing = No hi ha cap fitxer ni carpeta «{ $file }».
cli-error-file-folder = «{ $file }» és una carpeta; cal un fitxer.
cli-error-file-denied = No tens permís per llegir o escriure «{ $file }».
cli-error-too-deep = L'entrada té massa nivells, o no cap a la memòria.
cli-error-output = No es pot escriure la sortida: { $reason }.
cli-error-internal = Alguna cosa ha fallat dins de lastcard; si us plau, avisa'ns: { $reason }
cli-error-saved-edition = «{ $file }» conté una partida de l'edició { $saved }, no { $given }: treu --edition o tria un altre fitxer.
cli-error-saved-players = «{ $file }» conté una partida de { $saved } jugadors, no { $given }: treu --players o tria un altre fitxer.
cli-error-saved-name = «{ $file }» conté una partida de { $saved }, no de { $given }: treu --name o tria un altre fitxer.
cli-error-saved-rule = «{ $file }» conté una partida amb un altre valor de { $rule }: treu --rule { $rule } o tria un altre fitxer.
cli-error-saved-seed = «{ $file }» conté una partida que no es va repartir amb la llavor { $given }: treu --seed o tria un altre fitxer.

## Reproduir, comprovar, simular

cli-replay-turn = Ha de jugar: { $name }
cli-replay-over = La partida s'ha acabat.
cli-replay-round-over = La ronda s'ha acabat.
cli-verify-fine =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondes
    }, { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugades
    }: totes les jugades són legals i hi són totes les cartes.
cli-verify-result = El resultat és correcte.
cli-verify-no-result = La gravació no diu cap resultat.
cli-sim-title = { $edition }, { $games ->
        [one] { $games } partida
       *[other] { $games } partides
    }, llavor { $seed }
cli-sim-seat = seient { $seat }
cli-sim-wins = victòries
cli-sim-share = part
cli-sim-points = punts
cli-sim-count = { $count }
cli-sim-percent = { $share }
cli-sim-rounds = rondes
cli-sim-turns = torns per partida
cli-sim-turns-value = { $mean } de mitjana, { $most } com a màxim
cli-sim-length = Torns per ronda, i quantes rondes han durat tant:
cli-sim-blocked = rondes bloquejades
cli-sim-blocked-value = { $passed } sense res per robar ni jugar, { $endless } sense fi
cli-sim-challenges = reptes
cli-sim-challenges-value = { $count }, dels quals encertats { $right }
cli-sim-speed = velocitat
cli-sim-speed-value = { $games } partides/s, { $turns } torns/s
cli-sim-prepared = a punt en
cli-sim-seconds = { $seconds } s
cli-sim-preparing = Preparant …
cli-sim-progress = { $done } de { $total } partides

## El servidor (lastcard serve)

serve-ready-network = La taula està parada! Els mòbils i els amics de la teva xarxa han d'obrir això:
serve-ready-here-too = I en aquest ordinador:
serve-ready-here = La taula està parada! En aquest ordinador, obre:
serve-other-port = El port { $taken } està ocupat; aquesta vegada és el { $port }.
serve-reach-network = Obert als dispositius de la teva xarxa, i a ningú més.
serve-reach-here = Obert només a aquest ordinador.
serve-reach-alone = No s'ha trobat cap xarxa: de moment només és obert a aquest ordinador.
serve-reach-public = Obert a tothom que pugui arribar a aquest ordinador, també des d'internet.
serve-data = Les teves taules es desen a { $folder }.
serve-data-shared = Les teves taules es desen a la base de dades { $database }.
serve-workers =
    { $count ->
        [one] Aquí hi serveix un procés.
       *[other] Aquí hi serveixen { $count } processos.
    }
serve-stop = Amb Ctrl-C s'atura el servidor; les partides continuen quan el tornes a engegar.
serve-stopped = Aturat. Totes les partides estan desades.
serve-not-built = Les pàgines d'aquest joc no s'han construït: engega'l amb «python3 go.py play» o torna'l a instal·lar.
serve-error-port = El port { $port } està ocupat: tria'n un altre amb --port.
serve-error-port-denied = No pots fer servir el port { $port }: tria'n un a partir del 1024 amb --port.
serve-error-host = Aquest ordinador no té cap adreça «{ $host }» on escoltar.
serve-error-taken = Un altre servidor ja fa servir la carpeta «{ $folder }»: atura'l o tria una altra carpeta amb --data.
serve-error-newer = La carpeta «{ $folder }» és d'un lastcard més nou: actualitza aquest o tria una altra carpeta amb --data.
serve-error-older-beside = Hi ha servidors d'un lastcard més antic que fan servir «{ $folder }» i no podrien continuar quan aquest l'hagi posat al dia: primer atura'ls tots.
serve-error-damaged = La base de dades de la carpeta «{ $folder }» no es pot obrir: { $reason }.
serve-error-database-url = { $variable } no és l'adreça de cap base de dades PostgreSQL; n'és un exemple postgresql://USUARI:CONTRASENYA@ORDINADOR:5432/NOM.
serve-error-redis-url = { $variable } no és l'adreça de cap servidor Valkey o Redis; n'és un exemple redis://ORDINADOR:6379/0.
serve-error-redis-alone = REDIS_URL té valor, però DATABASE_URL no: els servidors que treballen junts també necessiten una base de dades PostgreSQL; posa'ls tots dos o cap.
serve-error-cluster = Per tenir les taules a PostgreSQL cal instal·lar-ne més: instal·la «lastcard[cluster]».
serve-error-unreachable = No es pot arribar a la base de dades { $folder }: { $reason }.
serve-error-bus = No es pot arribar al servidor Valkey o Redis de REDIS_URL: { $reason }.
serve-error-taken-database = Un altre servidor ja fa servir la base de dades { $folder }. Per tenir-ne uns quants alhora, defineix REDIS_URL a tots.
serve-error-newer-database = La base de dades { $folder } ve d'un lastcard més nou: actualitza aquest.
serve-error-address = { $variable }: «{ $value }» no és una adreça amb port, com ara 127.0.0.1:9100.
serve-error-metrics = LASTCARD_METRICS: les mètriques no es poden servir a { $address }: { $reason }.
serve-error-networks = { $variable }: «{ $value }» no és ni una adreça ni una xarxa, com ara 10.0.0.0/8.
serve-error-days = { $variable }: «{ $value }» no és ni un nombre de dies de l'1 al { $most } ni «never» (mai).
serve-error-workers = Uns quants processos comparteixen una base de dades PostgreSQL i un servidor Valkey o Redis: posa DATABASE_URL i REDIS_URL, o treu --workers.
serve-error-workers-here = Al Windows només serveix un procés per port: treu --workers.
serve-error-worker = Un procés ha acabat amb l'estat { $status } abans de poder servir: el registre en diu més.

## La taula

term-you = Tu
term-bot-names = Bo Mar Pau Laia Jan Ona Nil Aina Roc Iu
term-round = Ronda { $number }
term-clockwise = sentit horari
term-counter-clockwise = sentit antihorari
term-top = A dalt:
term-colour = Color:
term-draw-pile = Pila de robar: { $count }
term-discard-pile = Pila de descart: { $count }
term-no-uno = encara sense UNO
term-partner = { $name } (parella)
term-open = { $name } ensenya:
term-hand =
    { $count ->
        [one] La teva mà, { $count } carta ({ $sign } es pot jugar):
       *[other] La teva mà, { $count } cartes ({ $sign } es pot jugar):
    }
term-hand-give = La teva mà ({ $sign } es pot passar):
term-hand-discard = La teva mà ({ $sign } es pot descartar):

## El que es pregunta

term-prompt-play = Et toca: el número d'una carta o «{ $draw }» («{ $help }»):
term-prompt-draw = Cap carta no va bé: «{ $draw }» («{ $help }»):
term-prompt-pass = No queda res per robar i no pots jugar res: «{ $word }»:
term-prompt-must-play = No queda res per robar: juga una carta amb el seu número:
term-prompt-stack =
    { $count ->
        [one] Deus { $count } carta: respon amb el número d'una carta o «{ $draw }»:
       *[other] Deus { $count } cartes: respon amb el número d'una carta o «{ $draw }»:
    }
term-prompt-stack-draw =
    { $count ->
        [one] Deus { $count } carta: «{ $draw }»:
       *[other] Deus { $count } cartes: «{ $draw }»:
    }
term-prompt-drawn = Pots jugar { $card }: «{ $play }» o «{ $keep }»?
term-prompt-drawn-must = Has de jugar { $card }: «{ $play }»:
term-prompt-colour = Amb quin color comencem?
term-prompt-give = Quina carta passes a { $name }?
term-prompt-discard = Quina carta descartes?
term-prompt-confirm = «{ $word }» quan ho hagis fet:
term-prompt-challenge =
    { $count ->
        [one] «{ $accept }» i robes { $count } carta, o «{ $challenge }» perquè és un farol?
       *[other] «{ $accept }» i robes { $count } cartes, o «{ $challenge }» perquè és un farol?
    }
term-prompt-challenge-answer =
    { $count ->
        [one] «{ $accept }» i robes { $count } carta, «{ $challenge }» perquè és un farol, o respons amb una carta?
       *[other] «{ $accept }» i robes { $count } cartes, «{ $challenge }» perquè és un farol, o respons amb una carta?
    }
term-prompt-chance = Retorn per continuar:
term-prompt-next-round = Retorn per repartir la ronda següent:
term-prompt-resume = Vols continuar-la? «{ $yes }» o «{ $no }»:
term-ask-colour = Quin color?
term-ask-player = Quin jugador?
term-never-mind = D'acord, no passa res.
term-chance-uno = T'has quedat amb una carta. «{ $word }» per dir-ho a temps:
term-chance-catch = { $name } no ha dit UNO. «{ $word }» per enxampar:
term-chance-jump = Tens la mateixa carta, { $card }. «{ $number }» per jugar-la fora de torn:

## Respostes

term-unclear = «{ $text }» no és aquí cap carta, color ni ordre; «{ $help }» les mostra.
term-unclear-number =
    { $count ->
        [one] No hi ha cap carta { $text }: en tens { $count }.
       *[other] No hi ha cap carta { $text }: en tens { $count }.
    }
term-unclear-kind = En aquesta edició no hi ha { $card }.
term-unclear-card = Quina carta? Escriu-ne el número després de «{ $word }».
term-unclear-colour = Escriu el número del color, la lletra o el nom.
term-unclear-player = Aquí no hi ha ningú més que es digui «{ $text }».
term-unclear-players = «{ $text }» podria ser més d'un jugador; escriu una mica més del nom.
term-unclear-catch = Qui? Escriu un nom després de «{ $word }».
term-unclear-extra = «{ $word }» va sol, sense «{ $extra }».
term-unclear-why = Quina carta? Escriu-ne el número després de «{ $word }».
term-why-can = { $card } es pot jugar ara.
term-saved = Desada.
term-not-saved = Aquesta partida no es desa; comença amb --save FITXER per desar-la.
term-resume = Hi ha una partida a mitges: { $edition }, amb { $names }, ronda { $round }.
term-resume-unreadable = No s'ha pogut llegir l'última partida. S'ha apartat aquí: { $file }
term-put-aside = La partida a mitges s'ha apartat. Per continuar-la:
term-welcome-back = La partida continua on era.
term-meanwhile = L'últim que ha passat:
term-bye = La partida queda desada. Per continuar-la:
term-bye-unsaved = A reveure! Aquesta partida no s'ha desat; amb --save FITXER sí que es desaria.
term-game-over = Aquesta partida ja s'ha acabat. Tria un altre fitxer per jugar-ne una de nova.

## Punts

term-sheet = Final de la ronda { $number }
term-player = Jugador
term-left = a la mà
term-gain = aquesta ronda
term-total = total
term-target = La partida es guanya amb { $target } punts.
term-target-low = La partida s'acaba quan algú té { $target } punts; guanya qui en té menys.

## L'ajuda del jugador

term-help-title = Què pots escriure
term-help-now = Què pots fer ara
term-help-else = Què més pots escriure
term-help-card = juga la carta amb aquest número, o aquesta carta
term-help-uno = juga-la i digues UNO; «{ $uno }» sol també ho diu
term-help-wild = juga un comodí i tria el color (R, Y, G, B)
term-help-draw = roba una carta, o totes les que deus
term-help-keep = què fas amb la carta robada
term-help-play-drawn = juga la carta robada
term-help-pass = passa, perquè no pots robar ni jugar res
term-help-give = passa aquesta carta al jugador següent
term-help-discard = descarta aquesta carta
term-help-colour = tria el color amb què es comença
term-help-done = digues que ja s'ha fet el que demana la carta
term-help-call = digues UNO, perquè et queda una carta
term-help-challenge = les respostes a un Comodí roba
term-help-catch = enxampa un jugador que no ha dit UNO
term-help-why = per què no es pot jugar una carta
term-help-hand = torna a mostrar la taula; Retorn també
term-help-scores = els punts fins ara
term-help-rules = el reglament d'aquesta partida
term-help-save = desa ara; de totes maneres es desa a cada jugada
term-help-quit = para per ara
term-help-cards = Lletres: R vermell, Y groc, G verd, B blau; S Salta, R Canvi de sentit, +1 +2 +4 cartes de robar, W comodí.

## Paraules que es poden escriure

term-words-play = juga
term-words-draw = roba robar
term-words-keep = queda queda-te-la guarda
term-words-pass = passo passa passar
term-words-give = dona passa-la
term-words-discard = descarta
term-words-colour = color
term-words-uno = uno
term-words-catch = enxampa e
term-words-challenge = repta reptar
term-words-accept = accepta
term-words-done = fet
term-words-why = perquè
term-words-hand = mà taula
term-words-scores = punts
term-words-rules = regles
term-words-save = desa
term-words-help = ajuda
term-words-quit = surt
term-words-yes = sí
term-words-no = no
