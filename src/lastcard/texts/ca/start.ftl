# The screens around the game: start page, lobby, waiting room, settings, studio, chat panel, menus, replays, broken and empty states.

## Everywhere

do-close = Tanca
do-cancel = Cancel·la
do-back = Enrere
do-copy = Copia l'enllaç
do-copied = Enllaç copiat.
do-copy-self = Aquí no es pot copiar sol: l'enllaç està seleccionat, copia'l tu.
do-share = Comparteix
do-save = Desa
do-retry = Torna-ho a provar
do-home = Pàgina d'inici
do-less = Menys
do-more = Més
sign-main = Pàgina d'inici de lastcard

## Waiting for something

loading-catalogue = S'estan buscant els jocs…
loading-lobby = S'estan buscant taules obertes…
loading-replay = S'està buscant la partida…
loading-claim = S'estan portant els teus seients a aquest aparell…

## Names

name-ask = Com et diem?
name-label = El teu nom
name-hint = El veurà tota la taula. No demanem res més.
name-playing = Jugues com a { $name }
name-change = Canvia el nom
name-needed = Primer un nom, perquè els altres sàpiguen qui ets.

## The start page

start-title = Juguem a cartes
start-tagline = Queda't sense cartes abans que ningú. Amb la família, els amics o uns bots.
start-new = Partida nova
start-edition = Edició
start-facts = { $cards } cartes · { $least }–{ $most } jugadors
start-players = Jugadors a taula
start-bots = Com juguen els bots
start-mixed = Barreja
start-mixed-meaning = Bots de nivells diferents: un de prudent, un de fàcil, un d'astut i després un campió.
start-play = Juga ara
start-play-hint =
    { $count ->
        [one] Amb { $count } bot
       *[other] Amb { $count } bots
    }
start-invite = Convida amics
start-making = S'està parant la taula…
start-more = Regles i repeticions
start-rules = Com es juga
start-replay = Obre una partida desada

## Joining

join-title = Entra en una taula
join-code = Codi de la taula
join-go = Entra-hi
join-hint = Tant li fan les majúscules i els espais. També hi pots enganxar un enllaç, i el codi QR s'obre amb la càmera del mòbil.
join-short = Encara no és un codi sencer: té { $count } lletres i xifres.

## Tables in a list

lobby-title = Taules obertes
lobby-refresh = Torna-hi a mirar
lobby-empty = Ara mateix no hi ha cap taula oberta. Fes-ne una i activa «Surt a les taules obertes».
lobby-free =
    { $count ->
        [one] { $count } seient lliure
       *[other] { $count } seients lliures
    }
lobby-full = cap seient lliure
lobby-changes =
    { $count ->
        [one] { $count } regla canviada
       *[other] { $count } regles canviades
    }
lobby-sit = Seu-hi
lobby-watch = Mira
lobby-nobody = encara ningú
mine-title = Les teves taules
mine-turn = Et toca
phase-waiting = esperant jugadors
phase-playing = jugant
phase-round-over = entre rondes
phase-game-over = partida acabada

## The waiting room

room-title = Taula { $code }
room-invite = Convida
room-code = El codi
room-link = L'enllaç
room-qr = Codi QR que obre aquesta taula en un altre mòbil
room-qr-show = Mostra el codi QR
room-share-text = Vine a jugar a cartes: { $name } et guarda un seient.
room-alone = Encara no hi ha ningú més. Envia l'enllaç o digues el codi.
room-meanwhile = Juga amb bots mentrestant
room-seats = Seients
room-seat-count = Nombre de seients
room-you = tu
room-free = Seient lliure
room-host = Amfitrió
room-bot-level = bot { $level }
room-here = hi és
room-away = fora
room-agreed = d'acord
room-seat-number = Seient { $number }
room-seat-name = Seient { $number }: { $who }
room-sit = Seu aquí
room-sit-bot = Pren el seient al bot
room-leave-seat = Deixa el seient
room-add-bot = Posa-hi un bot
room-bot-change = Nivell del bot
room-bot-remove = Fes fora el bot
room-remove = Fes fora { $name }
room-hand-over = Fes amfitrió: { $name }
room-fill = Omple amb bots
room-fewer = Treu els seients buits
room-start = Comença la partida
room-starting = S'està repartint…
room-ready-to-start = Ja hi sou tots. Pots començar.
room-wait-host = La partida la comença { $name }.
room-wait-nobody = Encara no hi ha amfitrió: seu i ho seràs tu.
room-empty =
    { $count ->
        [one] Encara hi ha { $count } seient buit.
       *[other] Encara hi ha { $count } seients buits.
    }
room-agree-missing = Les cartes personalitzades encara esperen el sí de { $names }.
room-agree-you = Les cartes personalitzades esperen el teu sí.
room-agree-look = Llegeix les cartes
room-watching = Estàs mirant. Seu en un seient lliure per jugar.
room-watching-full = Estàs mirant. Ara mateix no hi ha cap seient lliure.
room-spectators =
    { $count ->
        [one] { $count } persona mirant
       *[other] { $count } persones mirant
    }
room-rules = Regles d'aquesta taula
room-rules-own = Les regles de l'edició, sense cap canvi.
room-rules-changed = Diferent de l'edició:
room-rules-change = Canvia les regles
room-rules-show = Mira totes les regles
room-writing = Escriu les cartes personalitzades

## How the table is run

run-title = Com funciona la taula
run-open = Surt a les taules obertes
run-open-meaning = Qualsevol d'aquest servidor pot trobar la taula i seure-hi.
run-watching = Espectadors
run-watching-meaning = Qui tingui l'enllaç pot mirar, sense veure cap mà.
run-chat = Xat
run-chat-meaning = La gent de la taula es pot escriure.
run-kept-out = Qui no pot tornar a la taula
run-let-in = Deixa tornar { $name }
run-timer = Temps per decidir
run-timer-meaning = Quan s'acaba, un bot pren aquesta decisió.
run-grace = Espera pels absents
run-grace-meaning = Després juga un bot en lloc seu, fins que torna.
run-pace = Ritme dels bots
run-pace-slow = tranquil
run-pace-normal = mitjà
run-pace-fast = ràpid
time-none = sense límit
time-ever = tant com calgui
time-seconds =
    { $count ->
        [one] { $count } segon
       *[other] { $count } segons
    }
time-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minuts
    }
time-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } hores
    }
time-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dies
    }

## Settings

settings-title = Regles
settings-lead = Tota la taula veu cada canvi.
settings-only-host = Aquestes regles només les pot canviar { $name }.
settings-only-waiting = Les regles es canvien abans de la partida, no mentre es juga.
settings-presets = Ja fetes
settings-changed = canviada
settings-reset = Torna al de l'edició: { $value }
settings-reset-all = Restableix-ho tot
settings-own-value = A l'edició: { $value }
settings-stops = Així la partida no pot començar.
settings-jump = Ves a un grup
group-start = Per començar
group-end = Puntuar i guanyar
group-draw = Robar
group-attack = Cartes de robar
group-uno = Dir UNO a temps
group-house = Regles de casa
group-custom = Les personalitzades

## The studio of the Customizable cards

studio-title = Les vostres cartes
studio-lead = Escriviu entre tots què fan les tres cartes. Abans de jugar, tothom hi diu que sí.
studio-not-here = L'edició { $edition } no té aquestes cartes.
studio-card = Carta { $number }
studio-parts = Què fa, per ordre
studio-parts-none = Encara res: un comodí normal.
studio-add = Afegeix
studio-add-draw = robar cartes
studio-add-skip = saltar jugadors
studio-add-reverse = canviar el sentit
studio-add-again = tornar a jugar
studio-add-swap = canviar la mà
studio-add-rotate = les mans roden
studio-add-hand = mans iguals
studio-add-until = robar fins a un color
studio-add-open = mans a la vista
studio-who = Qui
studio-who-next = el jugador següent
studio-who-previous = el jugador anterior
studio-who-chosen = qui tu triïs
studio-who-others = tots els altres
studio-who-everyone = tothom, tu també
studio-count = Quants
studio-colour = Color
studio-colour-named = el color que s'acaba de triar
studio-up = Puja: { $part }
studio-down = Baixa: { $part }
studio-remove = Treu: { $part }
studio-moved = Ara és el pas { $number } de { $count }.
studio-text = Text lliure
studio-text-hint = Una cosa per fer a taula. Qui juga la carta confirma que està feta.
studio-text-left =
    { $count ->
        [one] Queda { $count } caràcter
       *[other] Queden { $count } caràcters
    }
studio-clear = Deixa-la en blanc
studio-full = En aquesta carta no n'hi cap més.
studio-ideas = Idees
studio-idea-use = Escriu a la carta { $number }: { $name }
studio-idea-rain = Pluja
studio-idea-carousel = Cavallets
studio-idea-reset = Taula rasa
studio-idea-glass = Casa de vidre
studio-idea-hunt = Cerca del tresor
studio-idea-thief = Lladre
studio-idea-leap = Gran salt
studio-idea-song = Cançó
studio-idea-song-text = Taral·leja una cançó. Qui l'endevini primer serveix la pròxima beguda.
studio-idea-kind = Paraules boniques
studio-idea-kind-text = Digues una cosa bonica de qui seu a la teva esquerra.
studio-idea-statue = Estàtues
studio-idea-statue-text = Fins al teu pròxim torn no pot riure ningú. Qui rigui explica un acudit.
studio-agree-title = El sí de tothom
studio-agree = Sí, hi juguem
studio-agreed = Has dit que sí.
studio-agree-all = Tothom ha dit que sí.
studio-agree-again = Amb cada canvi es torna a preguntar a tothom.
studio-agree-needless = Totes tres són en blanc: no cal acordar res.
studio-yes = ha dit que sí
studio-not-yet = encara no

## Chat

chat-title = Xat
chat-open =
    { $count ->
        [one] Obre el xat, { $count } missatge nou
       *[other] Obre el xat, { $count } missatges nous
    }
chat-empty = Encara ningú no ha dit res. Saluda!
chat-write = Escriu alguna cosa
chat-send = Envia
chat-phrases = Frases, a cadascú en la seva llengua
chat-emotes = Emoticones
chat-off = L'amfitrió ha desactivat el xat.
chat-need-name = Digues primer el teu nom i podràs escriure.
chat-spectator = { $name } (mirant)
chat-mute = Silencia: { $name }
chat-unmute = Torna a escoltar: { $name }
chat-muted = Silenciats, només per a tu
chat-new = Missatges nous a sota

## Menus

menu-open = Menú
menu-preferences = Llengua, aspecte i so
menu-language = Llengua
menu-theme = Colors
menu-theme-auto = com l'aparell
menu-theme-light = clars
menu-theme-dark = foscos
menu-sound = So
menu-vibration = Vibració
menu-motion = Moviment
menu-motion-auto = com l'aparell
menu-motion-full = complet
menu-motion-reduced = menys
menu-stand-in = Que jugui un bot per mi
menu-stand-in-meaning = Pots recuperar el seient quan vulguis.
menu-stand-in-back = Torno a jugar jo
menu-stand-in-now = Un bot juga per tu.
menu-device = Passa a un altre aparell
menu-leave = Deixa la taula
menu-leave-sure = Vols marxar del tot? Un bot continuarà amb les teves cartes.
menu-leave-sure-waiting = Vols marxar? El teu seient quedarà lliure.
menu-host = Per a l'amfitrió
menu-pause = Posa la partida en pausa
menu-resume = Continua la partida
menu-paused = La partida està en pausa. La pot reprendre { $name }.
menu-paused-you = Has posat la partida en pausa.
menu-room = Torna a la sala d'espera
menu-room-sure = Vols acabar la partida per a tothom? Quedarà a mitges.
menu-remove-sure = Vols fer fora { $name }? Continuarà un bot.
menu-remove-sure-waiting = Vols fer fora { $name }?
menu-keep-out = No deixis tornar { $name }
menu-keep-out-meaning = { $name } no podrà seure ni escriure en aquesta taula fins que ho permetis.
menu-seats = Seients i jugadors
menu-yes = Sí
menu-seat-actions = Què fem amb { $name }

## Another device

device-lead = Obre aquest enllaç a l'altre aparell o escaneja el codi. Els teus seients hi passaran. Serveix un sol cop, durant deu minuts.
device-secret = No l'ensenyis a ningú: qui l'obri jugarà com si fos tu.
device-qr = Codi QR que passa els teus seients a un altre aparell
device-until = Serveix { $time } més
device-over = Aquest enllaç ha caducat.
device-new = Fes un enllaç nou
device-others-lead = Has perdut un aparell, o has jugat en un d'altri? Deixa els teus seients només en aquest.
device-others = Tanca la sessió als altres aparells
device-others-done = Fet: els teus seients són només en aquest aparell.
device-claim-title = Continua aquí
device-claim = Aquest aparell agafa el nom i els seients de qui ha fet l'enllaç.
device-claim-go = Agafa-ho tot
device-claim-lose = Ara en aquest aparell ets { $name }, i deixaràs de ser-ho.
device-claimed = Fet: aquí ets { $name }.

## Who is away

away-takes-over = { $name } no hi és. D'aquí a { $time } jugarà un bot.
away-stand-in = Un bot juga per { $name }, que recuperarà el seient tan bon punt torni.
away-waits = { $name } no hi és. La taula espera.
away-goes-on = { $name } no hi és.

## Broken and empty

broken-reconnecting = S'està reconnectant… la taula és com l'has vista per última vegada.
broken-long = Sense resposta des de fa { $time }. Ho continuem provant; et guardem el seient.
broken-offline = Aquest aparell no té connexió. Et guardem el seient.
broken-back = Ja hi tornem a ser.
broken-now = Prova-ho ara
broken-offline-title = No tens connexió
broken-offline-shell = lastcard necessita la xarxa per jugar. Continuarà tot sol quan hi torni a haver connexió.
broken-server-title = El servidor no respon
broken-server = Potser s'està reiniciant. No es perd res del que s'ha jugat.
broken-no-table-title = No hi ha cap taula { $code }
broken-no-table = Torna a mirar el codi o demana un enllaç nou.
broken-private-title = Aquesta taula és privada
broken-private = No hi ha cap seient lliure i l'amfitrió no vol espectadors.
broken-limit-title = Massa connexions
broken-limit = Tanca la taula en altres finestres o aparells i torna-ho a provar.
broken-page-title = Aquí no hi ha res
broken-page = Aquesta adreça no porta enlloc. La pàgina d'inici coneix totes les taules.
broken-removed = L'amfitrió t'ha fet fora del seient.
broken-cookies = El navegador no desa galetes d'aquesta pàgina i no et podem guardar cap seient. Permet-les i torna a carregar.
broken-crash-title = Alguna cosa ha fallat en aquesta pàgina
broken-crash = Torna-la a carregar: la taula i el teu seient són al servidor.
broken-reload = Torna a carregar
broken-dismiss = Amaga l'avís

## Replays

replay-title = La partida, pas a pas
replay-open = Tria un fitxer de partida
replay-open-hint = Tria una partida que hagis baixat o deixa-la anar aquí. Totes les mans seran a la vista.
replay-reading = S'està llegint { $file }…
replay-step = Pas { $number } de { $count }
replay-slider = Pas de la partida
replay-first = Al principi
replay-before = Un pas enrere
replay-play = Que avanci sol
replay-pause = Atura
replay-after = Un pas endavant
replay-last = Al final
replay-round = Ronda
replay-round-number = Ronda { $number }
replay-link = Copia un enllaç a aquest pas
replay-download = Baixa la partida
replay-deal = El repartiment
replay-hand =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } cartes
    }
replay-score =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punts
    }
replay-turn = té el torn
replay-top = Carta de dalt: { $card }
replay-colour = Color vigent: { $colour }
replay-pile = Pila de robar: { $count }
replay-owed = Per robar: { $count }
replay-keys = Les fletxes avancen, la barra d'espai engega i atura.
replay-none-title = Aquesta partida no es pot veure
replay-none = Encara no s'ha acabat o no s'ha jugat mai aquí. Les partides s'obren a tothom quan s'acaben.
replay-too-big = Aquest fitxer és massa gros per ser una partida.

## How to play

rules-lead = Tota la partida en un minut. A la taula, «Regles» ho explica tot.
rules-match = Juga una carta del mateix color, número o símbol que la de dalt. Un comodí va damunt de tot.
rules-draw = No en va cap? Roba una carta; si va, la pots jugar de seguida.
rules-uno = Et queda una carta? Digues UNO abans que jugui el següent, o et poden enxampar.
rules-win = T'has quedat sense? Guanyes la ronda i sumes el que tenen els altres.
rules-cards = Cartes
rules-cards-row = { $card }: { $count } a la baralla, { $points } punts cadascuna
rules-options = Les regles de l'edició
rules-trademark = UNO és una marca de Mattel. Aquest joc no té cap relació amb Mattel: té cartes pròpies, i fa servir el nom només per al crit.
