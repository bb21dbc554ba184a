# Ecranul jocului: locuri, teancuri, mână, întrebări, jurnal, punctaj, taste; replicile și emoțiile discuțiilor.

## The table

table-round = Runda { $round }
table-players = Jucători
table-piles = Teancurile
table-watching = Privești jocul.
table-side = Jurnal și discuții
turn-you = E rândul tău
turn-other = Joacă { $name }
turn-time = Mai ai { $time }

## The seats, in a list of facts after the name

seat-on-turn = e la rând
seat-dealer = împarte
seat-said-uno = a spus UNO
seat-no-uno = nu a spus UNO
seat-uno = UNO
seat-bot = bot
seat-host = gazdă
seat-away = plecat
seat-stand-in = joacă un bot
seat-partner = coechipier
seat-clockwise = Se joacă în sensul acelor de ceasornic.
seat-counter = Se joacă invers acelor de ceasornic.
seat-hand = Mâna lui { $name }, la vedere: { $cards }

## The piles

pile-draw = Teancul de tras: { $what }
pile-draw-do = Trage. Teancul de tras: { $what }
pile-top = Cartea de sus: { $card }
pile-colour = Culoare: { $colour }
pile-no-colour = Încă fără culoare
pile-owed = De tras: { $what }
pile-says = Pe carte scrie: { $text }

## The hand

hand-yours = Mâna ta: { $what }
hand-can-play = { $card }, se poate juca
hand-can-jump = { $card }, te poți băga cu ea
hand-can-give = { $card }, se poate da mai departe
hand-can-discard = { $card }, se poate decarta
hand-sort = Ordinea cărților: { $how }
hand-sort-colour = după culoare
hand-sort-number = după număr
hand-sort-playable = întâi cele jucabile
hand-groups = Mergi la o parte a mâinii
hand-group = { $name }: { $what }
hand-group-wild = jokeri
hand-group-may = jucabile
hand-group-rest = celelalte

## What is asked

ask-play = Joacă o carte sau trage.
ask-play-none = Nicio carte nu merge: trage.
ask-play-must = Nu mai e nimic de tras: joacă o carte.
ask-pass = Nimic de tras, nimic de jucat.
ask-owed = Ai de tras { $what }, dacă nu răspunzi cu o carte de tras.
ask-owed-none = Nu ai cu ce răspunde: trage { $what }.
ask-owed-pass = Nu e nimic de tras: pasează.
ask-drawn = Ai tras { $card }. O joci sau o păstrezi?
ask-drawn-must = Ai tras { $card }, iar aici trebuie jucată.
ask-colour = Cu ce culoare începem?
ask-give = Ce carte dai mai departe?
ask-discard = Ce carte decartezi?
ask-confirm = Fă ce scrie pe carte.
ask-challenge = { $name } a jucat { $card }. Crezi?
ask-challenge-odds = Dacă a fost cacealma, trage { $name }. Dacă nu, tragi cu 2 mai multe.
ask-challenge-answer = Sau pune peste ea o carte de tras.

## What one can do

do-draw = Trage
do-draw-owed = Trage { $count }
do-play-drawn = Joac-o
do-keep = Păstreaz-o
do-pass = Pasează
do-challenge = Provoacă
do-done = Gata
do-uno = UNO!
do-uno-say = Spune UNO
do-uno-late = Spune UNO, repede!
do-catch = Prinde!
do-catch-whom = Prinde jucătorul { $name }: nu a spus UNO
pick-colour = { $card }: ce culoare?
pick-seat = { $card }: ce jucător?

## What a screen reader is told

say-your-turn = E rândul tău.
say-turn = Acum joacă { $name }.
say-playable = Se pot juca: { $cards }.
say-jump = Te poți băga cu { $cards }.
say-uno = Spune UNO: ți-a rămas o carte.

## The log

log-title = Ce s-a întâmplat
log-round = Runda { $round }
log-empty = Nimic încă.
log-clock = A expirat timpul: a hotărât un bot.
log-stand-in = A jucat un bot în locul lui.

## The hand shown after a challenge

shown-guilty = A fost cacealma!
shown-innocent = N-a fost cacealma.
shown-hand = Mâna lui { $name }, doar pentru tine: { $cards }
shown-whose = Mâna lui { $name }, doar pentru tine

## Score sheets

score-title = Punctajul rundei { $round }
score-you = Câștigi runda!
score-other = { $name } câștigă runda
score-nobody = Nimeni nu câștigă runda
score-player = Jucător
score-left = În mână
score-gain = Runda
score-total = Total
score-out = fără cărți
score-hand = { $cards }: { $points }
score-sum = { $terms } = { $total }
score-target = Jocul se câștigă cu { $points }.
score-target-low = Jocul se termină la { $points }; câștigă totalul cel mai mic.
score-all = Toate rundele
score-next = Runda următoare
score-next-now = Împarte acum
score-rematch = Încă un joc
score-rematch-now = Începe acum
score-ready = Ești gata.
score-waits = Se așteaptă: { $names }.
score-soon = Merge mai departe imediat.
score-look = Privește masa
score-back = Înapoi la punctaj
podium-you = Câștigi jocul!
podium-team = Echipa voastră câștigă jocul!
podium-other = { $name } câștigă jocul!
podium-place = { $place }. { $name }, { $points }
podium-record = Descarcă jocul
podium-replay = Revezi jocul
podium-room = Sala de așteptare

## The keys

keys-title = Taste
keys-open = Taste și ajutor
keys-arrows = Săgeți
keys-enter = Enter
keys-space = Spațiu
keys-escape = Esc
keys-do-arrows = mută alegerea prin cărți; sus și jos, pe grupe
keys-do-enter = joacă cartea sau spune de ce nu merge
keys-do-draw = trage, sau primește cărțile
keys-do-keep = păstrează cartea trasă; pasează
keys-do-challenge = provoacă
keys-do-uno = spune UNO
keys-do-catch = prinde pe cine nu a spus UNO
keys-do-colours = alege roșu, galben, verde sau albastru
keys-do-numbers = alege un jucător
keys-do-sort = ordonează altfel cărțile
keys-do-hurry = arată mai repede
keys-do-escape = renunță la alegere
keys-do-help = lista aceasta

## The chat's phrases and emotes

phrase-hello = Salut!
phrase-good-luck = Baftă!
phrase-your-turn = E rândul tău!
phrase-hurry = Hai odată!
phrase-nice = Frumos!
phrase-ouch = Au!
phrase-sorry = Scuze!
phrase-thanks = Mulțumesc!
phrase-oh-no = O, nu!
phrase-well-played = Bine jucat!
phrase-again = Încă una?
phrase-back-soon = Revin imediat.
phrase-goodbye = Pa!
emote-smile = zâmbet
emote-laugh = râs
emote-cry = plâns
emote-angry = supărare
emote-wow = uimire
emote-think = gânditor
emote-party = petrecere
emote-heart = o inimă
emote-clap = aplauze
emote-sleep = somn
