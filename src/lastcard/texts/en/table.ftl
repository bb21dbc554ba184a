# The screen of play: seats, piles, hand, what is asked, log, score sheets, keys; the chat's phrases and emotes.

## The table

table-round = Round { $round }
table-players = Players
table-piles = The piles
table-watching = You are watching.
table-side = Log and chat
turn-you = Your turn
turn-other = { $name } is playing
turn-time = { $time } left

## The seats, in a list of facts after the name

seat-on-turn = on turn
seat-dealer = dealer
seat-said-uno = said UNO
seat-no-uno = has not said UNO
seat-uno = UNO
seat-bot = bot
seat-host = host
seat-away = away
seat-stand-in = a bot is playing
seat-partner = your partner
seat-clockwise = Play goes clockwise.
seat-counter = Play goes counter-clockwise.
seat-hand = Open hand of { $name }: { $cards }

## The piles

pile-draw = Draw pile: { $what }
pile-draw-do = Draw. Draw pile: { $what }
pile-top = Top card: { $card }
pile-colour = Colour: { $colour }
pile-no-colour = No colour yet
pile-owed = Owed: { $what }
pile-says = The card says: { $text }

## The hand

hand-yours = Your hand: { $what }
hand-can-play = { $card }, can be played
hand-can-jump = { $card }, can be played out of turn
hand-can-give = { $card }, can be passed on
hand-can-discard = { $card }, can be discarded
hand-sort = Sort the hand: { $how }
hand-sort-colour = by colour
hand-sort-number = by number
hand-sort-playable = playable first
hand-groups = Go to a part of the hand
hand-group = { $name }: { $what }
hand-group-wild = wilds
hand-group-may = playable
hand-group-rest = the others

## What is asked

ask-play = Play a card, or draw.
ask-play-none = Nothing fits: draw a card.
ask-play-must = Nothing left to draw: play a card.
ask-pass = Nothing to draw, nothing to play.
ask-owed = { $what } to draw, unless you answer with a draw card.
ask-owed-none = No answer in your hand: draw { $what }.
ask-owed-pass = Nothing can be drawn: pass.
ask-drawn = You drew { $card }. Play it, or keep it?
ask-drawn-must = You drew { $card }, and here it must be played.
ask-colour = Which colour shall we start with?
ask-give = Which card do you pass on?
ask-discard = Which card do you discard?
ask-confirm = Do what is written on the card.
ask-challenge = { $name } played { $card }. Do you believe it?
ask-challenge-odds = If it was a bluff, { $name } draws instead. If not, you draw 2 more.
ask-challenge-answer = Or lay a draw card on it.

## What one can do

do-draw = Draw
do-draw-owed = Draw { $count }
do-play-drawn = Play it
do-keep = Keep it
do-pass = Pass
do-challenge = Challenge
do-done = Done
do-uno = UNO!
do-uno-say = Say UNO
do-uno-late = Say UNO, quickly!
do-catch = Catch!
do-catch-whom = Catch { $name }: UNO was not said
pick-colour = { $card }: which colour?
pick-seat = { $card }: which player?

## What a screen reader is told

say-your-turn = Your turn.
say-turn = Now { $name } plays.
say-playable = Playable: { $cards }.
say-jump = You can play { $cards } out of turn.
say-uno = Say UNO: you have one card left.

## The log

log-title = What happened
log-round = Round { $round }
log-empty = Nothing yet.
log-clock = Time was up: a bot decided.
log-stand-in = A bot stood in.

## The hand shown after a challenge

shown-guilty = It was a bluff!
shown-innocent = It was no bluff.
shown-hand = The hand of { $name }, for you alone: { $cards }
shown-whose = { $name }'s hand, for you alone

## Score sheets

score-title = Score sheet of round { $round }
score-you = You win the round!
score-other = { $name } wins the round
score-nobody = Nobody wins this round
score-player = Player
score-left = Left in hand
score-gain = Round
score-total = Total
score-out = out of cards
score-hand = { $cards }: { $points }
score-sum = { $terms } = { $total }
score-target = The game is won with { $points }.
score-target-low = The game ends at { $points }; the lowest total wins.
score-all = All rounds
score-next = Next round
score-next-now = Deal now
score-rematch = Play again
score-rematch-now = Start now
score-ready = You are ready.
score-waits = Waiting for { $names }.
score-soon = It goes on by itself in a moment.
score-look = Look at the table
score-back = Back to the score
podium-you = You win the game!
podium-team = Your team wins the game!
podium-other = { $name } wins the game!
podium-place = { $place }. { $name }, { $points }
podium-record = Download the game
podium-replay = Watch it again
podium-room = Waiting room

## The keys

keys-title = Keys
keys-open = Keys and help
keys-arrows = Arrows
keys-enter = Enter
keys-space = Space
keys-escape = Esc
keys-do-arrows = move along the hand, or to the next group with up and down
keys-do-enter = plays the card, or says why it does not go
keys-do-draw = draw, or accept the cards
keys-do-keep = keep the drawn card; pass
keys-do-challenge = challenge
keys-do-uno = say UNO
keys-do-catch = catch whoever has not said UNO
keys-do-colours = choose red, yellow, green or blue
keys-do-numbers = choose a player
keys-do-sort = sort the hand differently
keys-do-hurry = show it faster
keys-do-escape = takes a choice back
keys-do-help = this list

## The chat's phrases and emotes

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It's your turn!
phrase-hurry = Come on!
phrase-nice = Nice one!
phrase-ouch = Ouch!
phrase-sorry = Sorry!
phrase-thanks = Thanks!
phrase-oh-no = Oh no!
phrase-well-played = Well played!
phrase-again = Another one?
phrase-back-soon = Back in a moment.
phrase-goodbye = Goodbye!
emote-smile = smiling
emote-laugh = laughing
emote-cry = crying
emote-angry = angry
emote-wow = amazed
emote-think = thinking
emote-party = celebrating
emote-heart = a heart
emote-clap = clapping
emote-sleep = asleep
