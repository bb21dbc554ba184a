# The screens around the game: start page, lobby, waiting room, settings, studio, chat panel, menus, replays, broken and empty states.

## Everywhere

do-close = Close
do-cancel = Cancel
do-back = Back
do-copy = Copy link
do-copied = Link copied.
do-copy-self = Copying is not allowed here: the link is selected, copy it yourself.
do-share = Share
do-save = Save
do-retry = Try again
do-home = Start page
do-less = Less
do-more = More
sign-main = Start page of lastcard

## Waiting for something

loading-catalogue = Fetching the games …
loading-lobby = Looking for open tables …
loading-replay = Fetching the game …
loading-claim = Bringing your seats to this device …

## Names

name-ask = What shall we call you?
name-label = Your name
name-hint = Everyone at the table sees it. That is all we ask.
name-playing = Playing as { $name }
name-change = Change name
name-needed = First a name, please, so that the others know who you are.

## The start page

start-title = Play cards
start-tagline = Get rid of your last card first. With family, friends or bots.
start-new = New game
start-edition = Edition
start-facts = { $cards } cards · { $least }–{ $most } players
start-players = Players at the table
start-bots = How well the bots play
start-mixed = Mixed
start-mixed-meaning = Bots of different levels: one careful, one easy, one sharp, then a champion.
start-play = Play now
start-play-hint =
    { $count ->
        [one] With { $count } bot
       *[other] With { $count } bots
    }
start-invite = Invite friends
start-making = Setting the table …
start-more = Rules and replays
start-rules = How to play
start-replay = Open a recorded game

## Joining

join-title = Join a table
join-code = Code of the table
join-go = Join
join-hint = Capitals and spaces don't matter. A link can be pasted too, and a QR code opens with your phone's camera.
join-short = That is not a whole code yet: it has { $count } letters and figures.

## Tables in a list

lobby-title = Open tables
lobby-refresh = Look again
lobby-empty = Nobody has an open table right now. Make one, and switch on “List among the open tables”.
lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-full = no free seat
lobby-changes =
    { $count ->
        [one] { $count } changed rule
       *[other] { $count } changed rules
    }
lobby-sit = Take a seat
lobby-watch = Watch
lobby-nobody = nobody yet
mine-title = Your tables
mine-turn = Your turn
phase-waiting = waiting for players
phase-playing = playing
phase-round-over = between rounds
phase-game-over = game over

## The waiting room

room-title = Table { $code }
room-invite = Invite
room-code = The code
room-link = The link
room-qr = QR code that opens this table on another phone
room-qr-show = Show QR code
room-share-text = Come and play cards: { $name } keeps a seat for you.
room-alone = Nobody else is here yet. Send the link, or read out the code.
room-meanwhile = Play with bots meanwhile
room-seats = Seats
room-seat-count = Number of seats
room-you = you
room-free = Free seat
room-host = Host
room-bot-level = { $level } bot
room-here = here
room-away = away
room-agreed = agreed
room-seat-number = Seat { $number }
room-seat-name = Seat { $number }: { $who }
room-sit = Sit here
room-sit-bot = Take this seat from the bot
room-leave-seat = Leave the seat
room-add-bot = Add a bot
room-bot-change = Level of the bot
room-bot-remove = Send the bot away
room-remove = Take { $name } off this seat
room-hand-over = Make { $name } the host
room-fill = Fill with bots
room-fewer = Remove the empty seats
room-start = Start the game
room-starting = Dealing …
room-ready-to-start = Everyone is here. You can start.
room-wait-host = { $name } starts the game.
room-wait-nobody = Nobody is host yet: take a seat, and it is you.
room-empty =
    { $count ->
        [one] { $count } seat is still empty.
       *[other] { $count } seats are still empty.
    }
room-agree-missing = The Customizable cards still need a yes from { $names }.
room-agree-you = The Customizable cards need your yes.
room-agree-look = Read the cards
room-watching = You are watching. Take a free seat to play along.
room-watching-full = You are watching. No seat is free at the moment.
room-spectators =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
room-rules = Rules of this table
room-rules-own = Exactly the edition's own rules.
room-rules-changed = Different from the edition:
room-rules-change = Change the rules
room-rules-show = See all rules
room-writing = Write the Customizable cards

## How the table is run

run-title = How the table is run
run-open = List among the open tables
run-open-meaning = Anybody on this server can find the table and sit down.
run-watching = Spectators
run-watching-meaning = Whoever has the link may watch, without seeing any hand.
run-chat = Chat
run-chat-meaning = People at the table may write to each other.
run-kept-out = Kept out of this table
run-let-in = Let { $name } in again
run-timer = Time for a decision
run-timer-meaning = When it is up, a bot makes this one decision.
run-grace = Waiting for who is away
run-grace-meaning = After that a bot plays for them, until the moment they return.
run-pace = Pace of the bots
run-pace-slow = slow
run-pace-normal = medium
run-pace-fast = fast
time-none = no limit
time-ever = for as long as it takes
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Settings

settings-title = Rules
settings-lead = Every change is seen by everyone at the table.
settings-only-host = Only { $name } can change these rules.
settings-only-waiting = Rules can be changed before a game, not during it.
settings-presets = Ready-made
settings-changed = changed
settings-reset = Back to the edition's own: { $value }
settings-reset-all = Reset all
settings-own-value = Edition's own: { $value }
settings-stops = The game cannot start like this.
settings-jump = Go to a group
group-start = Beginning
group-end = Scoring and winning
group-draw = Drawing
group-attack = Draw cards
group-uno = UNO
group-house = House rules
group-custom = Customizable cards

## The studio of the Customizable cards

studio-title = Your own cards
studio-lead = Write together what the three cards do. Before the game, everybody says yes.
studio-not-here = The { $edition } edition has no such cards.
studio-card = Card { $number }
studio-parts = What it does, in order
studio-parts-none = Nothing yet: a plain Wild.
studio-add = Add
studio-add-draw = draw cards
studio-add-skip = skip players
studio-add-reverse = turn the direction
studio-add-again = play again
studio-add-swap = swap hands
studio-add-rotate = hands move on
studio-add-hand = equal hands
studio-add-until = draw for a colour
studio-add-open = open hands
studio-who = Who
studio-who-next = the next player
studio-who-previous = the player before
studio-who-chosen = a player you choose
studio-who-others = all the others
studio-who-everyone = everyone, you too
studio-count = How many
studio-colour = Colour
studio-colour-named = the colour just named
studio-up = Move up: { $part }
studio-down = Move down: { $part }
studio-remove = Remove: { $part }
studio-moved = Now step { $number } of { $count }.
studio-text = Free text
studio-text-hint = Something to do at the table. Whoever plays the card confirms that it is done.
studio-text-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
studio-clear = Make it blank
studio-full = No more fits on this card.
studio-ideas = Ideas
studio-idea-use = Write on card { $number }: { $name }
studio-idea-rain = Rain
studio-idea-carousel = Carousel
studio-idea-reset = Clean slate
studio-idea-glass = House of glass
studio-idea-hunt = Treasure hunt
studio-idea-thief = Thief
studio-idea-leap = Giant leap
studio-idea-song = Song
studio-idea-song-text = Hum a tune. Whoever names it first pours the next drink.
studio-idea-kind = Kind words
studio-idea-kind-text = Say something nice about the player on your left.
studio-idea-statue = Statues
studio-idea-statue-text = Until your next turn nobody may laugh. Whoever laughs tells a joke.
studio-agree-title = Everybody's yes
studio-agree = Yes, let's play with these
studio-agreed = You said yes.
studio-agree-all = Everybody has said yes.
studio-agree-again = A change asks everybody again.
studio-agree-needless = All three are blank: nothing to agree on.
studio-yes = said yes
studio-not-yet = not yet

## Chat

chat-title = Chat
chat-open =
    { $count ->
        [one] Open the chat, { $count } new message
       *[other] Open the chat, { $count } new messages
    }
chat-empty = Nobody has said anything yet. Say hello!
chat-write = Write something
chat-send = Send
chat-phrases = Phrases, in everyone's own language
chat-emotes = Emotes
chat-off = The host has switched the chat off.
chat-need-name = Give your name first, then you can write.
chat-spectator = { $name } (watching)
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = Muted, for you alone
chat-new = New messages below

## Menus

menu-open = Menu
menu-preferences = Language, look and sound
menu-language = Language
menu-theme = Colours
menu-theme-auto = as the device
menu-theme-light = light
menu-theme-dark = dark
menu-sound = Sound
menu-vibration = Vibration
menu-motion = Movement
menu-motion-auto = as the device
menu-motion-full = full
menu-motion-reduced = less
menu-stand-in = Let a bot play for me
menu-stand-in-meaning = Take your seat back at any time.
menu-stand-in-back = Play myself again
menu-stand-in-now = A bot is playing for you.
menu-device = Move to another device
menu-leave = Leave the table
menu-leave-sure = Leave for good? A bot plays your cards on.
menu-leave-sure-waiting = Leave? Your seat becomes free.
menu-host = For the host
menu-pause = Pause the game
menu-resume = Go on with the game
menu-paused = The game is paused. { $name } can go on with it.
menu-paused-you = You paused the game.
menu-room = Back to the waiting room
menu-room-sure = End this game for everyone? It will not be finished.
menu-remove-sure = Take { $name } off the seat? A bot plays on.
menu-remove-sure-waiting = Take { $name } off the seat?
menu-keep-out = Keep { $name } out
menu-keep-out-meaning = No seat and no chat at this table until you let { $name } in again.
menu-seats = Seats and players
menu-yes = Yes
menu-seat-actions = What to do about { $name }

## Another device

device-lead = Open this link on the other device, or scan the code. It then has your seats. It works once, for ten minutes.
device-secret = Show it to nobody else: whoever opens it plays as you.
device-qr = QR code that moves your seats to another device
device-until = Good for { $time } more
device-over = This link has run out.
device-new = Make a new link
device-others-lead = Lost a device, or played on somebody else's? Then keep your seats on this one alone.
device-others = Sign out all other devices
device-others-done = Done: your seats are on this device alone.
device-claim-title = Play on here
device-claim = This device takes over the name and the seats of whoever made the link.
device-claim-go = Take over
device-claim-lose = You are { $name } on this device now, and will no longer be.
device-claimed = Done: you are { $name } here.

## Who is away

away-takes-over = { $name } is away. A bot takes over in { $time }.
away-stand-in = A bot plays for { $name }, who gets the seat back at once on returning.
away-waits = { $name } is away. The table waits.
away-goes-on = { $name } is away.

## Broken and empty

broken-reconnecting = Reconnecting … the table is as you last saw it.
broken-long = No answer for { $time }. Trying on; your seat is kept.
broken-offline = This device is offline. Your seat is kept.
broken-back = Connected again.
broken-now = Try now
broken-offline-title = You are offline
broken-offline-shell = lastcard needs the network for a table. It goes on by itself as soon as there is a connection.
broken-server-title = The server does not answer
broken-server = Perhaps it is just starting again. Nothing that was played is lost.
broken-no-table-title = There is no table { $code }
broken-no-table = Look at the code once more, or ask for a new link.
broken-private-title = This table is private
broken-private = No seat is free, and the host has not let spectators in.
broken-limit-title = Too many connections
broken-limit = Close the table in other windows or on other devices, then try again.
broken-page-title = There is nothing here
broken-page = This address leads nowhere. The start page knows all tables.
broken-removed = The host has taken you off your seat.
broken-cookies = Your browser keeps no cookies for this page, so no seat can be kept for you. Allow them, then reload.
broken-crash-title = Something went wrong on this page
broken-crash = Reload it: the table and your seat are safe on the server.
broken-reload = Reload
broken-dismiss = Hide this note

## Replays

replay-title = A game again, step by step
replay-open = Choose a record
replay-open-hint = Choose a game you have downloaded, or drop it here. All hands will lie open.
replay-reading = Reading { $file } …
replay-step = Step { $number } of { $count }
replay-slider = Step of the game
replay-first = To the beginning
replay-before = One step back
replay-play = Play it by itself
replay-pause = Stop
replay-after = One step on
replay-last = To the end
replay-round = Round
replay-round-number = Round { $number }
replay-link = Copy a link to this step
replay-download = Download the record
replay-deal = The deal
replay-hand =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
replay-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
replay-turn = on turn
replay-top = Top card: { $card }
replay-colour = Colour in force: { $colour }
replay-pile = Draw pile: { $count }
replay-owed = Owed: { $count }
replay-keys = Arrow keys step, the space bar starts and stops.
replay-none-title = This game cannot be seen
replay-none = It is not over yet, or it was never played here. A game opens to all when it has ended.
replay-too-big = This file is too large to be a game.

## How to play

rules-lead = The whole game in a minute. At a table, “Rules” shows every detail.
rules-match = Play a card of the same colour, number or symbol as the one on top. A wild goes on anything.
rules-draw = Nothing fits? Draw one card; if it fits, you may play it at once.
rules-uno = One card left? Say UNO before the next player acts, or you may be caught.
rules-win = Out of cards? You win the round and score what the others still hold.
rules-cards = Cards
rules-cards-row = { $card }: { $count } in the pack, { $points } points each
rules-options = The edition's own rules
rules-trademark = UNO is a trademark of Mattel. This game is not affiliated with Mattel: it draws its own cards, and uses the name only for the call.
