# Lo schermo di gioco: posti, mazzi, carte, domande, cronaca, punteggio, tasti; frasi e faccine dei messaggi.

## The table

table-round = Mano { $round }
table-players = Giocatori
table-piles = I mazzi
table-watching = Stai guardando.
table-side = Cronaca e messaggi
turn-you = Tocca a te
turn-other = Tocca a { $name }
turn-time = Ancora { $time }

## The seats, in a list of facts after the name

seat-on-turn = è di turno
seat-dealer = mazziere
seat-said-uno = ha detto UNO
seat-no-uno = non ha detto UNO
seat-uno = UNO
seat-bot = bot
seat-host = ospita il tavolo
seat-away = assente
seat-stand-in = gioca un bot
seat-partner = gioca con te
seat-clockwise = Si gioca in senso orario.
seat-counter = Si gioca in senso antiorario.
seat-hand = Carte scoperte di { $name }: { $cards }

## The piles

pile-draw = Mazzo pesca: { $what }
pile-draw-do = Pesca. Mazzo pesca: { $what }
pile-top = Carta in cima: { $card }
pile-colour = Colore: { $colour }
pile-no-colour = Ancora nessun colore
pile-owed = Da pescare: { $what }
pile-says = Sulla carta c'è scritto: { $text }

## The hand

hand-yours = Le tue carte: { $what }
hand-can-play = { $card }, si può giocare
hand-can-jump = { $card }, si può giocare fuori turno
hand-can-give = { $card }, si può passare
hand-can-discard = { $card }, si può scartare
hand-sort = Ordina le carte: { $how }
hand-sort-colour = per colore
hand-sort-number = per numero
hand-sort-playable = prima le giocabili
hand-groups = Vai a una parte delle carte
hand-group = { $name }: { $what }
hand-group-wild = jolly
hand-group-may = giocabili
hand-group-rest = le altre

## What is asked

ask-play = Gioca una carta o pesca.
ask-play-none = Nessuna carta va bene: pesca.
ask-play-must = Niente da pescare: gioca una carta.
ask-pass = Niente da pescare, niente da giocare.
ask-owed = Ti tocca pescare { $what }, se non rispondi con una carta pesca.
ask-owed-none = Non hai risposta: pesca { $what }.
ask-owed-pass = Non c'è niente da pescare: passa.
ask-drawn = Hai pescato { $card }. La giochi o la tieni?
ask-drawn-must = Hai pescato { $card }, e qui si deve giocare.
ask-colour = Con quale colore si comincia?
ask-give = Quale carta passi?
ask-discard = Quale carta scarti?
ask-confirm = Fai quello che c'è scritto sulla carta.
ask-challenge = { $name } ha giocato { $card }. Ci credi?
ask-challenge-odds = Se era un bluff, pesca { $name }. Se no, peschi 2 carte in più.
ask-challenge-answer = Oppure mettici sopra una carta pesca.

## What one can do

do-draw = Pesca
do-draw-owed = Pesca { $count }
do-play-drawn = Giocala
do-keep = Tienila
do-pass = Passa
do-challenge = Sfida
do-done = Fatto
do-uno = UNO!
do-uno-say = Di' UNO
do-uno-late = Di' UNO, svelto!
do-catch = Cogli!
do-catch-whom = Cogli { $name }: non ha detto UNO
pick-colour = { $card }: quale colore?
pick-seat = { $card }: quale giocatore?

## What a screen reader is told

say-your-turn = Tocca a te.
say-turn = Ora tocca a { $name }.
say-playable = Si possono giocare: { $cards }.
say-jump = Fuori turno puoi giocare { $cards }.
say-uno = Di' UNO: ti resta una carta.

## The log

log-title = Che cosa è successo
log-round = Mano { $round }
log-empty = Ancora niente.
log-clock = Tempo scaduto: ha deciso un bot.
log-stand-in = Ha giocato un bot al suo posto.

## The hand shown after a challenge

shown-guilty = Era un bluff!
shown-innocent = Non era un bluff.
shown-hand = Le carte di { $name }, solo per te: { $cards }
shown-whose = Le carte di { $name }, solo per te

## Score sheets

score-title = Punteggio della mano { $round }
score-you = Vinci la mano!
score-other = { $name } vince la mano
score-nobody = Nessuno vince questa mano
score-player = Giocatore
score-left = In mano
score-gain = Mano
score-total = Totale
score-out = senza carte
score-hand = { $cards }: { $points }
score-sum = { $terms } = { $total }
score-target = La partita si vince con { $points }.
score-target-low = La partita finisce a { $points }; vince il totale più basso.
score-all = Tutte le mani
score-next = Prossima mano
score-next-now = Distribuisci ora
score-rematch = Rivincita
score-rematch-now = Comincia ora
score-ready = Ci sei.
score-waits = Si aspetta: { $names }.
score-soon = Tra un attimo si continua.
score-look = Guarda il tavolo
score-back = Torna al punteggio
podium-you = Vinci la partita!
podium-team = La vostra coppia vince la partita!
podium-other = { $name } vince la partita!
podium-place = { $place }. { $name }, { $points }
podium-record = Scarica la partita
podium-replay = Rivedila
podium-room = Sala d'attesa

## The keys

keys-title = Tasti
keys-open = Tasti e aiuto
keys-arrows = Frecce
keys-enter = Invio
keys-space = Spazio
keys-escape = Esc
keys-do-arrows = spostano la scelta tra le carte; su e giù, per gruppi
keys-do-enter = gioca la carta, o dice perché non va
keys-do-draw = pesca, o accetta le carte
keys-do-keep = tieni la carta pescata; passa
keys-do-challenge = sfida
keys-do-uno = di' UNO
keys-do-catch = cogli chi non ha detto UNO
keys-do-colours = scegli rosso, giallo, verde o blu
keys-do-numbers = scegli un giocatore
keys-do-sort = ordina le carte in un altro modo
keys-do-hurry = mostra più in fretta
keys-do-escape = annulla una scelta
keys-do-help = questa lista

## The chat's phrases and emotes

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-your-turn = Tocca a te!
phrase-hurry = Dai, su!
phrase-nice = Bella mossa!
phrase-ouch = Ahi!
phrase-sorry = Scusa!
phrase-thanks = Grazie!
phrase-oh-no = Oh no!
phrase-well-played = Ben giocato!
phrase-again = Ne facciamo un'altra?
phrase-back-soon = Torno subito.
phrase-goodbye = A presto!
emote-smile = sorriso
emote-laugh = risata
emote-cry = pianto
emote-angry = rabbia
emote-wow = stupore
emote-think = pensieroso
emote-party = festa
emote-heart = un cuore
emote-clap = applauso
emote-sleep = sonno
