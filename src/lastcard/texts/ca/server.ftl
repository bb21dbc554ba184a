# What the server says by codes: why something was refused, what happened at the table, advice about rules, presets.
# $name is who it is about, $bot the bot that plays on.

## Refused by a table

refused-no-name = Primer digues-nos com et dius.
refused-empty-name = Aquest nom és buit: fes servir lletres o xifres.
refused-not-seated = No tens seient en aquesta taula.
refused-not-host = Això només ho pot fer l'amfitrió.
refused-only-waiting = Això només es pot canviar abans de la partida.
refused-no-game = Ara no es juga cap partida.
refused-no-seat = Aquest seient no existeix.
refused-seat-taken = Aquest seient ja està ocupat.
refused-seat-empty = En aquest seient no hi ha ningú.
refused-no-free-seat = No queda cap seient lliure.
refused-already-seated = Ja tens un seient en aquesta taula.
refused-too-few-seats =
    { $count ->
        [one] Cal almenys { $count } seient.
       *[other] Calen almenys { $count } seients.
    }
refused-not-a-person = Només una persona pot fer d'amfitrió.
refused-unknown-bot = Aquí no hi ha cap bot d'aquest nivell.
refused-unknown-option = Aquí no es coneix alguna d'aquestes opcions.
refused-bad-option = Aquest valor no es pot triar.
refused-bad-rules =
    { $advice ->
        [players] Aquesta edició és per a { $least }–{ $most } jugadors, i hi ha { $seats } seients.
        [teams-four] Per jugar en parelles cal ser quatre, i hi ha { $seats } seients.
       *[hand-too-large] No hi ha prou cartes per a { $seats } jugadors: com a molt, { $most } per cap.
    }
refused-seats-empty =
    { $count ->
        [one] Encara queda { $count } seient buit.
       *[other] Encara queden { $count } seients buits.
    }
refused-not-agreed =
    { $count ->
        [one] { $count } jugador encara no ha dit que sí a les cartes personalitzades.
       *[other] { $count } jugadors encara no han dit que sí a les cartes personalitzades.
    }
refused-text-changed = Les cartes personalitzades acaben de canviar: torna-les a mirar.
refused-already-started = La partida ja ha començat.
refused-game-runs = La ronda encara no s'ha acabat.
refused-paused = La partida està en pausa.
refused-stale = La taula ha canviat mentre tocaves: torna-hi a mirar.
refused-too-soon = Un moment: deixa-li temps per dir UNO.
refused-bad-move = Això no és cap jugada d'aquesta taula.
refused-other-seat = Només pots jugar des del teu seient.
refused-chat-off = El xat està desactivat.
refused-say-one = Digues les coses d'una en una.
refused-empty-text = No hi ha res per llegir.
refused-game-not-over = La partida encara no s'ha acabat.
refused-no-such-game = Aquesta partida no existeix.

## Refused by the server

refused-malformed = El servidor no ho ha entès.
refused-bad-record = Això no és cap partida desada.
refused-not-here = Aquest servidor és només per als aparells de la seva xarxa.
refused-wrong-origin = Venia d'una altra pàgina i no s'ha fet.
refused-private = En aquesta taula l'amfitrió no vol espectadors.
refused-kept-out = De moment aquí no pots seure ni escriure: l'amfitrió et pot tornar a deixar entrar.
refused-no-line = Aquest missatge ja no hi és, o és teu.
refused-too-long = En aquesta taula ja ha passat tant que no hi cap res més: fes-ne una de nova i convida-hi tothom.
refused-not-found = En aquesta adreça no hi ha res.
refused-gone = No hi ha cap taula amb aquest codi.
refused-link-gone = Aquest enllaç ja s'ha fet servir o és massa vell. Fes-ne un de nou a l'altre aparell.
refused-wrong-method = Això no es pot fer en aquesta adreça.
refused-not-json = El servidor esperava una altra cosa.
refused-too-large = És massa gran.
refused-wrong-host = El servidor no es reconeix en aquesta adreça.
refused-too-fast = Massa de pressa: espera un moment.
refused-limit = N'hi ha massa alhora: torna-ho a provar més tard.
refused-internal = El servidor s'ha equivocat. No ha canviat res.
refused-not-saved = No s'ha pogut desar, així que no ha canviat res. És ple el disc del servidor?
refused-unreachable = Ara mateix no es pot arribar a les taules. Torna-ho a provar d'aquí a un moment.

## What happened at the table

table-event-sat = { $name } seu a taula.
table-event-moved = { $name } canvia de seient.
table-event-named = { $old } ara es diu { $name }.
table-event-bot-sat = Seu a taula un bot: { $name }.
table-event-bot-set = El bot { $name } ara juga a un altre nivell.
table-event-bot-free = El seient del bot { $name } és lliure per a qui el vulgui.
table-event-bot-removed = El bot { $name } se'n va.
table-event-left = { $name } se'n va.
table-event-left-bot = { $name } se'n va: continua el bot { $bot }.
table-event-removed = L'amfitrió fa fora { $name }.
table-event-removed-bot = L'amfitrió fa fora { $name }: continua el bot { $bot }.
table-event-kept-out = De moment { $name } no pot seure ni escriure aquí.
table-event-let-in = { $name } torna a poder seure i escriure aquí.
table-event-seats =
    { $count ->
        [one] Ara hi ha { $count } seient.
       *[other] Ara hi ha { $count } seients.
    }
table-event-rules = Han canviat les regles.
table-event-custom = Han canviat les cartes personalitzades: es torna a preguntar a tothom.
table-event-settings = Ha canviat la configuració de la taula.
table-event-agreed = { $name } diu que sí a les cartes personalitzades.
table-event-host-handed = Ara fa d'amfitrió { $name }.
table-event-host-vacant = L'amfitrió se n'ha anat: ara ho és { $name }.
table-event-host-absent = L'amfitrió no hi és: ara ho és { $name }.
table-event-stand-in-absent = { $name } no hi és: mentrestant juga un bot.
table-event-stand-in-idle = A { $name } se li ha acabat el temps dues vegades: juga un bot fins que doni senyals de vida.
table-event-stand-in-asked = { $name } deixa jugar un bot de moment.
table-event-stand-in-back = { $name } torna a jugar.
table-event-paused = La partida queda en pausa.
table-event-resumed = La partida continua.
table-event-ended = Tornem a la sala d'espera.

## Advice about the rules

advice-players = Aquesta edició és per a { $least }–{ $most } jugadors, i hi ha { $seats } seients.
advice-teams-four = Per jugar en parelles cal ser quatre, i hi ha { $seats } seients.
advice-hand-too-large = No hi ha prou cartes per a { $seats } jugadors: com a molt, { $most } per cap.
advice-hand-one = Amb una carta per cap, guanya la ronda el primer que pugui jugar.
advice-target-one = Un sol punt guanya: ho decideix la primera ronda.
advice-opening-wild-none = Sense efecte: aquesta edició no té cap Comodí normal.
advice-swap-last-none = Sense efecte: aquesta edició no té el Canvi de mans.
advice-swap-last-finish = Sense efecte: aquí no es pot acabar amb un comodí.
advice-draw-limit-unused = Sense efecte sense «{ option-draw-until-playable }».
advice-draw-until-one = Sense efecte mentre només es pugui robar una carta per torn.
advice-stacking-none = Sense efecte: aquesta edició no té cartes de robar.
advice-wild-draw-none = Sense efecte: aquesta edició no té comodins de robar.
advice-wild-draw-test-free = Sense efecte: aquí un comodí de robar sempre es pot jugar.
advice-uno-penalty-auto = Sense efecte: UNO el diu el joc, i ningú no pot ser enxampat.
advice-uno-penalty-none = Que t'enxampin sense UNO no costa res.
advice-false-call-auto = UNO el diu el joc: qui també el diu només roba cartes.
advice-false-catch-auto = UNO el diu el joc: qui vol enxampar algú només roba cartes.
advice-seven-zero-none = Sense efecte: aquesta edició no té ni 7 ni 0.
advice-seven-zero-only-seven = Aquesta edició no té el 0: només el 7 canvia mans.
advice-seven-zero-only-zero = Aquesta edició no té el 7: només el 0 fa passar les mans.
advice-jump-in-single = Sense efecte: aquesta edició no té dues cartes iguals.
advice-two-player-reverse-none = Sense efecte: aquesta edició no té cap Canvi de sentit.
advice-two-player-reverse-more = Sense efecte amb { $seats } jugadors: és per a dos.
advice-dip-pass-none = Sense efecte: aquesta edició no té el Comodí remena la pila.
advice-custom-none = Sense efecte: aquesta edició no té cartes personalitzades.
advice-custom-again-skip = Carta { $card }: tornar a jugar anul·la els torns que fa perdre.
advice-custom-reverse-two = Carta { $card }: entre dos, girar el sentit no canvia res.

## Presets

preset-own = Tal com és
preset-own-meaning = Les regles que porta l'edició.
preset-family = En família
preset-family-meaning = Res per oblidar i cap farol: UNO el diu el joc, i es guanya amb 150 punts.
preset-party = Festa
preset-party-meaning = Acumula cartes de robar, canvia mans amb el 7 i el 0, entra fora de torn i roba fins que en vagi una.
preset-pocket-party = Festa
preset-pocket-party-meaning = Acumula cartes de robar, canvia mans amb el 7 i roba fins que en vagi una.
preset-quick = Una ronda
preset-quick-meaning = Qui guanya la ronda, guanya la partida.
preset-strict = Estricte
preset-strict-meaning = Dir UNO o enxampar en fals costa dues cartes, la robada que va s'ha de jugar, i l'última carta és un número.
preset-partners = Dos contra dos
preset-partners-meaning = Quatre jugadors, cada parella cara a cara.
preset-lowest = El total més baix
preset-lowest-meaning = Cadascú suma els seus punts: quan algú arriba a 100, guanya qui en té menys.
