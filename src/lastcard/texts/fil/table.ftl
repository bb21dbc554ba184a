# Ang screen ng laro: mga upuan, pile, hawak, tanong, mga nangyari, iskor, key; mga linya at emote ng chat.

## The table

table-round = Round { $round }
table-players = Mga player
table-piles = Ang mga pile
table-watching = Nanonood ka.
table-side = Mga nangyari at chat
turn-you = Turn mo na
turn-other = Turn ni { $name }
turn-time = { $time } na lang

## The seats, in a list of facts after the name

seat-on-turn = siya ang may turn
seat-dealer = dealer
seat-said-uno = nag-UNO na
seat-no-uno = hindi pa nag-uUNO
seat-uno = UNO
seat-bot = bot
seat-host = host
seat-away = wala
seat-stand-in = bot ang naglalaro
seat-partner = kakampi mo
seat-clockwise = Pakanan ang ikot ng laro.
seat-counter = Pakaliwa ang ikot ng laro.
seat-hand = Nakabukas na hawak ni { $name }: { $cards }

## The piles

pile-draw = Draw pile: { $what }
pile-draw-do = Bumunot. Draw pile: { $what }
pile-top = Nasa ibabaw: { $card }
pile-colour = Kulay: { $colour }
pile-no-colour = Wala pang kulay
pile-owed = Utang: { $what }
pile-says = Sabi ng card: { $text }

## The hand

hand-yours = Hawak mo: { $what }
hand-can-play = { $card }, puwedeng itira
hand-can-jump = { $card }, puwedeng i-jump in
hand-can-give = { $card }, puwedeng ipasa
hand-can-discard = { $card }, puwedeng itapon
hand-sort = Ayos ng hawak: { $how }
hand-sort-colour = ayon sa kulay
hand-sort-number = ayon sa numero
hand-sort-playable = una ang puwede
hand-groups = Pumunta sa bahagi ng hawak
hand-group = { $name }: { $what }
hand-group-wild = mga wild
hand-group-may = puwede
hand-group-rest = ang iba

## What is asked

ask-play = Tumira ng card o bumunot.
ask-play-none = Walang puwede: bumunot ka.
ask-play-must = Wala nang mabubunot: tumira ng card.
ask-pass = Walang mabubunot, walang maititira.
ask-owed = Bubunot ka ng { $what }, maliban kung sumagot ka ng draw card.
ask-owed-none = Wala kang maisasagot: bumunot ng { $what }.
ask-owed-pass = Walang mabubunot: pumasa ka.
ask-drawn = Nabunot mo ang { $card }. Ititira o itatago?
ask-drawn-must = Nabunot mo ang { $card }, at kailangan itong itira.
ask-colour = Anong kulay ang uumpisahan?
ask-give = Aling card ang ipapasa mo?
ask-discard = Aling card ang itatapon mo?
ask-confirm = Gawin ang nakasulat sa card.
ask-challenge = Tumira si { $name } ng { $card }. Maniniwala ka ba?
ask-challenge-odds = Kung bluff, si { $name } ang bubunot. Kung hindi, dagdag na 2 sa iyo.
ask-challenge-answer = O patungan mo ng draw card.

## What one can do

do-draw = Bumunot
do-draw-owed = Bumunot ng { $count }
do-play-drawn = Itira
do-keep = Itago
do-pass = Pumasa
do-challenge = Hamunin
do-done = Tapos na
do-uno = UNO!
do-uno-say = Sabihin ang UNO
do-uno-late = Sabihin agad ang UNO!
do-catch = Hulihin!
do-catch-whom = Hulihin si { $name }: hindi nag-UNO
pick-colour = { $card }: anong kulay?
pick-seat = { $card }: sinong player?

## What a screen reader is told

say-your-turn = Turn mo na.
say-turn = Si { $name } na ang may turn.
say-playable = Puwedeng itira: { $cards }.
say-jump = Puwede kang mag-jump in: { $cards }.
say-uno = Mag-UNO ka: isang card na lang ang hawak mo.

## The log

log-title = Mga nangyari
log-round = Round { $round }
log-empty = Wala pa.
log-clock = Ubos na ang oras: bot ang nagpasya.
log-stand-in = Bot ang pumalit.

## The hand shown after a challenge

shown-guilty = Bluff nga!
shown-innocent = Hindi bluff.
shown-hand = Hawak ni { $name }, para sa iyo lang: { $cards }
shown-whose = Hawak ni { $name }, para sa iyo lang

## Score sheets

score-title = Iskor ng round { $round }
score-you = Panalo ka sa round!
score-other = Panalo si { $name } sa round
score-nobody = Walang nanalo sa round na ito
score-player = Player
score-left = Naiwan
score-gain = Round
score-total = Kabuuan
score-out = naubos
score-hand = { $cards }: { $points }
score-sum = { $terms } = { $total }
score-target = { $points } ang panalo.
score-target-low = Tapos ang laro sa { $points }; panalo ang pinakamababa.
score-all = Lahat ng round
score-next = Susunod na round
score-next-now = I-deal na
score-rematch = Isa pa
score-rematch-now = Simulan na
score-ready = Handa ka na.
score-waits = Hinihintay: { $names }.
score-soon = Kusang tutuloy maya-maya.
score-look = Tingnan ang mesa
score-back = Bumalik sa iskor
podium-you = Panalo ka sa laro!
podium-team = Panalo ang team ninyo!
podium-other = Panalo si { $name } sa laro!
podium-place = { $place }. { $name }, { $points }
podium-record = I-download ang laro
podium-replay = Panoorin ulit
podium-room = Waiting room

## The keys

keys-title = Mga key
keys-open = Mga key at tulong
keys-arrows = Mga arrow
keys-enter = Enter
keys-space = Space
keys-escape = Esc
keys-do-arrows = gumalaw sa hawak; pataas at pababa, sa ibang grupo
keys-do-enter = itira ang card, o sabihin kung bakit hindi puwede
keys-do-draw = bumunot, o tanggapin ang mga card
keys-do-keep = itago ang nabunot; pumasa
keys-do-challenge = hamunin
keys-do-uno = sabihin ang UNO
keys-do-catch = hulihin ang hindi nag-UNO
keys-do-colours = piliin ang pula, dilaw, berde o asul
keys-do-numbers = pumili ng player
keys-do-sort = ibahin ang ayos ng hawak
keys-do-hurry = bilisan ang palabas
keys-do-escape = bawiin ang pinili
keys-do-help = ang listahang ito

## The chat's phrases and emotes

phrase-hello = Kumusta!
phrase-good-luck = Good luck!
phrase-your-turn = Turn mo na!
phrase-hurry = Bilis!
phrase-nice = Ayos!
phrase-ouch = Aray!
phrase-sorry = Pasensya na!
phrase-thanks = Salamat!
phrase-oh-no = Naku!
phrase-well-played = Ang galing!
phrase-again = Isa pa?
phrase-back-soon = Babalik ako agad.
phrase-goodbye = Paalam!
emote-smile = nakangiti
emote-laugh = tumatawa
emote-cry = umiiyak
emote-angry = galit
emote-wow = gulat
emote-think = nag-iisip
emote-party = nagdiriwang
emote-heart = puso
emote-clap = pumapalakpak
emote-sleep = tulog
