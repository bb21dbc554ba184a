# The laboratory (lastcard lab, duel, ladder). Browsers are not sent these texts.

## Estudis (lastcard lab)

cli-help-lab = Estudia el joc: el juga moltes vegades amb regles diferents i mira què canvia.
cli-help-lab-studies = Estudis:
cli-help-lab-editions = quines edicions, separades per comes (totes tres si no es diu)
cli-help-lab-players = quants jugadors, separats per comes (2,4 si no es diu)
cli-help-lab-vary = una regla per provar amb uns quants valors; sense valors, amb tots; es pot repetir
cli-help-lab-bots = qui juga a cada seient, separats per comes; en els estudis d'habilitat el primer juga contra els altres
cli-help-lab-games = quantes partides amb cada joc de regles (10000 si no es diu)
cli-help-lab-ray = juga al clúster Ray d'aquesta adreça; «local» n'engega un en aquest ordinador
cli-help-lab-keep = desa els resultats en aquesta carpeta i aprofita els que hi ha: un estudi interromput continua
cli-help-lab-pace = quants segons dura un torn a la vostra taula, per als minuts (6 si no es diu)
cli-help-lab-csv = escriu les xifres en aquest fitxer, en CSV
cli-help-lab-parquet = escriu les xifres en aquest fitxer, en Parquet
cli-help-lab-plot = dibuixa les xifres en aquest fitxer: .svg, .png, .pdf o .webp
cli-value-study = ESTUDI
cli-value-editions = EDICIÓ,…
cli-value-numbers = N,…
cli-value-values = NOM=VALOR,…
cli-value-seconds = SEGONS

cli-error-missing-study = «lastcard { $command }» necessita un estudi: { $choices }.
cli-error-study-varies = --vary: { $study } ja tria quines regles prova; treu --vary o tria un altre estudi.
cli-error-vary-values = --vary: { $rule } té massa valors per provar-los tots; digues-ne alguns, com ara { $example }.
cli-error-needs-package = { $option } necessita { $package }, que no està instal·lat; s'instal·la així: pip install "lastcard[{ $extra }]"
cli-error-picture = --plot: «{ $file }» no diu quina mena d'imatge és; el nom ha d'acabar en { $endings }.

cli-lab-study-length = Quant dura una ronda.
cli-lab-study-game = Quant dura una partida sencera, fins als punts que la guanyen.
cli-lab-study-first-player = Si començar és un avantatge.
cli-lab-study-lead = Com sovint canvia qui va al davant, i com creixen les mans.
cli-lab-study-endings = Quantes rondes queden bloquejades, sense guanyador o gairebé sense fi.
cli-lab-study-skill = Com més sovint guanya qui juga millor: habilitat contra sort.
cli-lab-study-cards = Què es roba, es juga i es repta en una ronda, i quant val.
cli-lab-study-house-rules = Què canvia cada regla de casa habitual.
cli-lab-study-options = Què canvia cada valor de cada regla.

cli-lab-measure-turns = Torns per ronda
cli-lab-measure-minutes = Minuts que dura una ronda
cli-lab-measure-median = Torns que la meitat de les rondes no superen
cli-lab-measure-slow = Torns que nou de cada deu rondes no superen
cli-lab-measure-long = Rondes de més de { $turns } torns
cli-lab-measure-rounds = Rondes per partida
cli-lab-measure-game-turns = Torns per partida
cli-lab-measure-game-minutes = Minuts que dura una partida
cli-lab-measure-first = Rondes que guanya qui comença
cli-lab-measure-first-edge = Victòries de qui comença, per sobre de la part justa
cli-lab-measure-dealer-edge = Victòries de qui reparteix, per sobre de la part justa
cli-lab-measure-leads = Canvis de qui va al davant en una ronda
cli-lab-measure-longest-hand = Cartes de la mà més llarga d'una ronda
cli-lab-measure-blocked = Rondes en què ningú no pot continuar
cli-lab-measure-endless = Rondes sense fi
cli-lab-measure-unwon = Rondes que no guanya ningú
cli-lab-measure-drawn = Cartes robades per ronda
cli-lab-measure-wilds = Comodins jugats per ronda
cli-lab-measure-challenges = Reptes per ronda
cli-lab-measure-bluffs = Reptes que descobreixen un farol
cli-lab-measure-points = Punts guanyats per ronda
cli-lab-measure-better = Rondes que guanya qui juga millor
cli-lab-measure-better-edge = Victòries de qui juga millor, per sobre de la part justa

cli-lab-title = { $games ->
        [one] { $games } partida
       *[other] { $games } partides
    } amb cada joc de regles, llavor { $seed }
cli-lab-played-by = Hi juguen els bots { $bots }.
cli-lab-table = { $edition }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadors
    }
cli-lab-own-rules = regles pròpies
cli-lab-interval = 95 %
cli-lab-change = canvi
cli-lab-percentage-points = { $number } pp
cli-lab-nothing = cap
cli-lab-left-out = No s'hi compta, perquè no es pot jugar: { $what }
cli-lab-kept = { $found } de { $wanted ->
        [one] { $wanted } part
       *[other] { $wanted } parts
    } ja són a «{ $folder }»; la resta es juga ara.
cli-lab-kept-outdated = El que hi ha a «{ $folder }» es va jugar amb altres regles o bots, o amb una altra versió, i per això es torna a jugar tot.
cli-lab-kept-other = El que hi ha a «{ $folder }» és d'un altre estudi, i per això aquest es juga sencer.
cli-lab-kept-interrupted = Interromput; la mateixa ordre continua des d'aquí, perquè el que s'ha jugat és a «{ $folder }».
cli-lab-time-left = falten { $time }
cli-lab-hours = { $count } h
cli-lab-minutes = { $count } min
cli-lab-seconds = { $count } s

## La força dels bots (lastcard duel, lastcard ladder)

cli-help-duel = Enfronta bots, tots amb les mateixes cartes des de cada seient, i mira quin és més fort.
cli-help-ladder = Fa jugar cada bot contra cada altre i els dona puntuació.
cli-help-duel-players = quants jugadors (tants com bots si no es diu)
cli-help-duel-games = quantes partides (10000 si no es diu; 400 amb un bot que busca)
cli-help-duel-samples = quants repartiments imagina un champion per jugada (100 si no es diu; champion:200 ho fixa per a un bot)
cli-help-duel-milliseconds = tants repartiments com càpiguen en aquest temps per jugada en aquest ordinador
cli-help-ladder-bots = quins bots, separats per comes (tots els nivells si no es diu); el primer té 1000 punts
cli-help-ladder-games = quantes partides per cada dos bots a cada taula (4000 si no es diu; una desena part amb un bot que busca)
cli-help-ladder-keep = desa els resultats en aquesta carpeta i aprofita els que hi ha: una classificació interrompuda continua
cli-help-ladder-plot = dibuixa les puntuacions en aquest fitxer: .svg, .png, .pdf o .webp
cli-value-bots = BOT BOT …

cli-error-missing-bots = «lastcard { $command }» necessita dos bots o més, d'aquests: { $choices }.
cli-error-bot-twice = «{ $bot }» surt dues vegades; digues bots diferents.
cli-error-bot-number = { $option }: a «{ $value }» el número no té sentit, perquè només champion busca.
cli-error-duel-seats = { $given ->
        [one] S'ha dit { $given } bot
       *[other] S'han dit { $given } bots
    }, però només en juguen { $players }; --players diu quants.
cli-error-two-limits = Dona --samples o --milliseconds, no totes dues coses.

cli-duel-title = { $edition }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadors
    }, { $games ->
        [one] { $games } partida
       *[other] { $games } partides
    }, llavor { $seed }
cli-duel-points = punts/partida
cli-duel-pace = ms/jugada
cli-duel-deals = { $deals ->
        [one] El mateix { $deals } repartiment
       *[other] Els mateixos { $deals } repartiments
    } per a tots, { $seatings ->
        [one] jugat { $seatings } vegada
       *[other] jugats { $seatings } vegades
    } cadascun amb els bots en altres seients.
cli-duel-fair = Si fossin igual de forts, cadascun en guanyaria el { $share }.
cli-duel-stronger = { $bot } és més fort.
cli-duel-even = No es veu que cap sigui més fort; potser amb més partides.
cli-duel-samples = El champion imagina { $samples ->
        [one] { $samples } repartiment
       *[other] { $samples } repartiments
    } per jugada.
cli-duel-speed = { $moves } jugades/s

cli-ladder-title = { $games ->
        [one] { $games } partida
       *[other] { $games } partides
    } per cada dos bots, llavor { $seed }
cli-ladder-rating = puntuació
cli-ladder-players = jugadors
cli-ladder-against = contra { $bot }
cli-ladder-scale = 400 punts més fan guanyar deu vegades més probable: entre dos bots, amb 100 punts més es guanyen 64 partides de cada 100.
cli-ladder-fewer = Amb un bot que busca se'n juga una desena part.
