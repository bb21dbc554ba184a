# La pantalla de joc: seients, piles, mà, preguntes, registre, puntuació, tecles; frases i emoticones del xat.

## The table

table-round = Ronda { $round }
table-players = Jugadors
table-piles = Les piles
table-watching = Estàs mirant.
table-side = Registre i xat
turn-you = El teu torn
turn-other = Juga { $name }
turn-time = Queden { $time }

## The seats, in a list of facts after the name

seat-on-turn = té el torn
seat-dealer = reparteix
seat-said-uno = ha dit UNO
seat-no-uno = no ha dit UNO
seat-uno = UNO
seat-bot = bot
seat-host = amfitrió
seat-away = no hi és
seat-stand-in = hi juga un bot
seat-partner = fa parella amb tu
seat-clockwise = Es juga en sentit horari.
seat-counter = Es juga en sentit antihorari.
seat-hand = Mà oberta de { $name }: { $cards }

## The piles

pile-draw = Pila de robar: { $what }
pile-draw-do = Roba. Pila de robar: { $what }
pile-top = Carta de dalt: { $card }
pile-colour = Color: { $colour }
pile-no-colour = Encara sense color
pile-owed = Es deuen: { $what }
pile-says = La carta diu: { $text }

## The hand

hand-yours = La teva mà: { $what }
hand-can-play = { $card }, es pot jugar
hand-can-jump = { $card }, es pot jugar fora de torn
hand-can-give = { $card }, es pot passar
hand-can-discard = { $card }, es pot descartar
hand-sort = Ordena la mà: { $how }
hand-sort-colour = per color
hand-sort-number = per número
hand-sort-playable = primer les jugables
hand-groups = Ves a una part de la mà
hand-group = { $name }: { $what }
hand-group-wild = comodins
hand-group-may = jugables
hand-group-rest = les altres

## What is asked

ask-play = Juga una carta o roba.
ask-play-none = Cap carta no va bé: roba.
ask-play-must = No queda res per robar: juga una carta.
ask-pass = Res per robar, res per jugar.
ask-owed = Et toca robar { $what }, si no respons amb una carta de robar.
ask-owed-none = No tens cap resposta: roba { $what }.
ask-owed-pass = No es pot robar res: passa.
ask-drawn = Has robat { $card }. La jugues o te la quedes?
ask-drawn-must = Has robat { $card }, i aquí s'ha de jugar.
ask-colour = Amb quin color comencem?
ask-give = Quina carta passes?
ask-discard = Quina carta descartes?
ask-confirm = Fes el que diu la carta.
ask-challenge = { $name } ha jugat { $card }. T'ho creus?
ask-challenge-odds = Si era un farol, roba { $name }. Si no, robes 2 cartes més.
ask-challenge-answer = O posa-hi a sobre una carta de robar.

## What one can do

do-draw = Roba
do-draw-owed = Roba'n { $count }
do-play-drawn = Juga-la
do-keep = Queda-te-la
do-pass = Passa
do-challenge = Repta
do-done = Fet
do-uno = UNO!
do-uno-say = Digues UNO
do-uno-late = Digues UNO, de pressa!
do-catch = Enxampa!
do-catch-whom = Enxampa { $name }: no ha dit UNO
pick-colour = { $card }: quin color?
pick-seat = { $card }: quin jugador?

## What a screen reader is told

say-your-turn = És el teu torn.
say-turn = Ara juga { $name }.
say-playable = Es poden jugar: { $cards }.
say-jump = Pots jugar fora de torn: { $cards }.
say-uno = Digues UNO: et queda una carta.

## The log

log-title = Què ha passat
log-round = Ronda { $round }
log-empty = Encara res.
log-clock = S'ha acabat el temps: ha decidit un bot.
log-stand-in = Hi ha jugat un bot.

## The hand shown after a challenge

shown-guilty = Era un farol!
shown-innocent = No era cap farol.
shown-hand = La mà de { $name }, només per a tu: { $cards }
shown-whose = La mà de { $name }, només per a tu

## Score sheets

score-title = Puntuació de la ronda { $round }
score-you = Guanyes la ronda!
score-other = { $name } guanya la ronda
score-nobody = Ningú no guanya aquesta ronda
score-player = Jugador
score-left = A la mà
score-gain = Ronda
score-total = Total
score-out = sense cartes
score-hand = { $cards }: { $points }
score-sum = { $terms } = { $total }
score-target = La partida es guanya amb { $points }.
score-target-low = La partida s'acaba amb { $points }; guanya el total més baix.
score-all = Totes les rondes
score-next = Ronda següent
score-next-now = Reparteix ja
score-rematch = Torna-hi
score-rematch-now = Comença ja
score-ready = Ja estàs a punt.
score-waits = S'espera: { $names }.
score-soon = Continua de seguida tot sol.
score-look = Mira la taula
score-back = Torna a la puntuació
podium-you = Guanyes la partida!
podium-team = La vostra parella guanya la partida!
podium-other = { $name } guanya la partida!
podium-place = { $place }. { $name }, { $points }
podium-record = Baixa la partida
podium-replay = Torna-la a veure
podium-room = Sala d'espera

## The keys

keys-title = Tecles
keys-open = Tecles i ajuda
keys-arrows = Fletxes
keys-enter = Retorn
keys-space = Espai
keys-escape = Esc
keys-do-arrows = mouen la selecció per la mà; amunt i avall, per grups
keys-do-enter = juga la carta o diu per què no va bé
keys-do-draw = roba, o accepta les cartes
keys-do-keep = queda't la carta robada; passa
keys-do-challenge = repta
keys-do-uno = digues UNO
keys-do-catch = enxampa qui no ha dit UNO
keys-do-colours = tria vermell, groc, verd o blau
keys-do-numbers = tria un jugador
keys-do-sort = ordena la mà d'una altra manera
keys-do-hurry = fes-ho veure més de pressa
keys-do-escape = desfà una tria
keys-do-help = aquesta llista

## The chat's phrases and emotes

phrase-hello = Hola!
phrase-good-luck = Sort!
phrase-your-turn = Et toca!
phrase-hurry = Va, vinga!
phrase-nice = Ben jugat!
phrase-ouch = Ai!
phrase-sorry = Perdó!
phrase-thanks = Gràcies!
phrase-oh-no = Oh, no!
phrase-well-played = Bona partida!
phrase-again = En fem una altra?
phrase-back-soon = Ara torno.
phrase-goodbye = Adeu!
emote-smile = somrient
emote-laugh = rient
emote-cry = plorant
emote-angry = enfadat
emote-wow = sorprès
emote-think = pensant
emote-party = celebrant
emote-heart = un cor
emote-clap = aplaudint
emote-sleep = adormit
