# The command line (cli-), the server (serve-) and the game in the terminal (term-).
# term-words-…: what a player may type, the word that is shown first; the English words always work too.

## Help of the command line

cli-help-about = lastcard: the UNO®-style card game, played exactly.
cli-help-usage = Usage:
cli-help-commands = Commands:
cli-help-options = Options:
cli-help-rules-list = Rules and their values:
cli-help-more = “lastcard COMMAND --help” explains a command.
cli-help-alone = lastcard alone does the same as “lastcard serve”.
cli-help-standard-input = With “-” in place of the file, standard input is read.
cli-help-serve = Open a table in the browser: for this computer, and for phones and friends on your network.
cli-help-play = Play in the terminal against bots.
cli-help-rules = Print the rulebook of an edition.
cli-help-replay = Play a recorded game through and tell it, or show the position it reaches.
cli-help-verify = Check a recorded game: every move, every card, and the result.
cli-help-simulate = Let bots play many games, fast, and count what happens.
cli-help-lang = the language: en, ca, uk, fil, ro or it
cli-help-help = show this help
cli-help-version = show the version
cli-help-edition = pocket, classic or modern (classic unless given)
cli-help-players = how many play (3 unless given)
cli-help-sim-players = how many play (2 unless given)
cli-help-rules-players = show the rules for so many players
cli-help-rule = a rule other than the edition's; may be given several times
cli-help-bots-level = how well the bots play, weakest first: random, easy, careful, sharp or champion (careful unless given); or each in turn, separated by commas
cli-help-bots-list = who plays on each seat, separated by commas: random, easy, careful or sharp; fewer names are repeated round the table
cli-help-name = your name at the table
cli-help-seed = hex digits; the same seed deals the same cards
cli-help-save = keep the game in this file, and go on with it if it is there
cli-help-seat = only what this seat may know, counted from 0
cli-help-position-json = print the position as JSON
cli-help-result-json = print the result as JSON
cli-help-games = how many games (1000 unless given)
cli-help-workers = how many processor cores work at once
cli-help-to-target = play whole games up to the target, not single rounds
cli-help-interpreted = do not compile: slow, with the same result
cli-help-port = the port (8000 unless given, or the next one that is free)
cli-help-host = the address to listen at; 127.0.0.1: for this computer only
cli-help-no-browser = do not open the browser
cli-help-data = keep the tables in this folder
cli-help-public = let everyone in who can reach this computer, and not your network alone
cli-help-allow-host = a name under which this server is reached; can be repeated
cli-help-serve-workers = how many processes serve at the port; more than one needs DATABASE_URL and REDIS_URL
cli-value-address = ADDRESS
cli-value-command = COMMAND
cli-value-options = OPTIONS
cli-value-edition = EDITION
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-language = LANGUAGE
cli-value-levels = LEVEL,…
cli-value-name = NAME
cli-value-number = N
cli-value-port = PORT
cli-value-rule = NAME=VALUE
cli-value-seed = HEX

## What is wrong with a command line

cli-error-language = --lang: “{ $value }” is not one of the languages: { $choices }.
cli-error-command = There is no command “{ $command }”; the commands are { $choices }.
cli-error-command-near = There is no command “{ $command }”; did you mean “{ $near }”?
cli-error-option = There is no option “{ $option }” here; the options are { $choices }.
cli-error-option-near = There is no option “{ $option }” here; did you mean “{ $near }”?
cli-error-needs-value = { $option } needs a value after it.
cli-error-takes-no-value = { $option } takes no value.
cli-error-extra = “{ $value }” is one word too many.
cli-error-arguments = The command line makes no sense: { $reason }.
cli-error-missing-file = “lastcard { $command }” needs a file, or “-” for standard input.
cli-error-missing-edition = “lastcard { $command }” needs an edition: pocket, classic or modern.
cli-error-number = { $option }: “{ $value }” is not a whole number from { $least } to { $most }.
cli-error-choice = { $option }: “{ $value }” is not one of: { $choices }.
cli-error-seed = { $option }: “{ $value }” is not a seed: it must be hex digits, such as 1f.
cli-error-name = { $option }: “{ $value }” cannot be a name: it must have 1 to 40 ordinary characters.
cli-error-path = { $option }: “{ $value }” cannot be a file name.
cli-error-host = { $option }: “{ $value }” is neither an address nor a name of a computer.
cli-error-rule = --rule: there is no rule “{ $rule }”; the rules are { $choices }.
cli-error-rule-near = --rule: there is no rule “{ $rule }”; did you mean “{ $near }”?
cli-error-custom = --rule custom: “{ $value }” is not JSON; it is written like [{"{"}"do": [["draw", "others", 1]]{"}"}].
cli-error-players = --players: { $edition } is for { $least } to { $most } players, not { $given }.
cli-error-bots = --bots: { $given ->
        [one] { $given } bot is named
       *[other] { $given } bots are named
    }, but only { $players ->
        [one] { $players } plays
       *[other] { $players } play
    }: name one for each seat, or fewer, which are repeated.
cli-error-seat = --seat: there is no seat { $given } in this game; the seats are 0 to { $most }.
cli-error-file = “{ $file }” cannot be read or written: { $reason }.
cli-error-file-missing = There is no file or folder “{ $file }”.
cli-error-file-folder = “{ $file }” is a folder; a file is needed.
cli-error-file-denied = “{ $file }” may not be read or written by you.
cli-error-too-deep = The input is nested too deeply, or is too large for the memory.
cli-error-output = The output cannot be written: { $reason }.
cli-error-internal = Something went wrong inside lastcard; please report it: { $reason }
cli-error-saved-edition = “{ $file }” holds a game of the edition { $saved }, not { $given }: leave --edition out, or choose another file.
cli-error-saved-players = “{ $file }” holds a game of { $saved } players, not { $given }: leave --players out, or choose another file.
cli-error-saved-name = “{ $file }” holds a game of { $saved }, not of { $given }: leave --name out, or choose another file.
cli-error-saved-rule = “{ $file }” holds a game with another value of { $rule }: leave --rule { $rule } out, or choose another file.
cli-error-saved-seed = “{ $file }” holds a game that was not dealt from the seed { $given }: leave --seed out, or choose another file.

## Replay, verify, simulate

cli-replay-turn = To act: { $name }
cli-replay-over = The game is over.
cli-replay-round-over = The round is over.
cli-verify-fine =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: every move is legal, and every card is there.
cli-verify-result = The result is right.
cli-verify-no-result = The record states no result.
cli-sim-title = { $edition }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
cli-sim-seat = seat { $seat }
cli-sim-wins = wins
cli-sim-share = share
cli-sim-points = points
cli-sim-count = { $count }
cli-sim-percent = { $share }
cli-sim-rounds = rounds
cli-sim-turns = turns in a game
cli-sim-turns-value = { $mean } on average, { $most } at most
cli-sim-length = Turns in a round, and how many rounds took so many:
cli-sim-blocked = blocked rounds
cli-sim-blocked-value = { $passed } with no card to draw or play, { $endless } without end
cli-sim-challenges = challenges
cli-sim-challenges-value = { $count }, of which { $right } right
cli-sim-speed = speed
cli-sim-speed-value = { $games } games/s, { $turns } turns/s
cli-sim-prepared = ready after
cli-sim-seconds = { $seconds } s
cli-sim-preparing = Getting ready …
cli-sim-progress = { $done } of { $total } games

## The server (lastcard serve)

serve-ready-network = The table is set! Phones and friends on your network open this:
serve-ready-here-too = And on this computer:
serve-ready-here = The table is set! On this computer, open:
serve-other-port = Port { $taken } is taken; it is { $port } this time.
serve-reach-network = Open to devices of your network, and to nobody else.
serve-reach-here = Open to this computer only.
serve-reach-alone = No network has been found: for now it is open to this computer only.
serve-reach-public = Open to everyone who can reach this computer, from the internet as well.
serve-data = Your tables are kept in { $folder }.
serve-data-shared = Your tables are kept in the database { $database }.
serve-workers =
    { $count ->
        [one] One process serves here.
       *[other] { $count } processes serve here.
    }
serve-stop = Ctrl-C stops the server; games go on when you start it again.
serve-stopped = Stopped. Every game is saved.
serve-not-built = The pages of this game have not been built: start it with “python3 go.py play”, or install it again.
serve-error-port = Port { $port } is taken: choose another one with --port.
serve-error-port-denied = You may not use port { $port }: choose one from 1024 on with --port.
serve-error-host = This computer has no address “{ $host }” to listen at.
serve-error-taken = Another server is already using the folder “{ $folder }”: stop it, or choose another folder with --data.
serve-error-newer = The folder “{ $folder }” comes from a newer lastcard: update this one, or choose another folder with --data.
serve-error-older-beside = Servers of an older lastcard are using “{ $folder }”, and could not go on after this one has brought it up to date: stop them all first.
serve-error-damaged = The database in the folder “{ $folder }” cannot be opened: { $reason }.
serve-error-database-url = { $variable } is no address of a PostgreSQL database; one looks like postgresql://USER:PASSWORD@HOST:5432/NAME.
serve-error-redis-url = { $variable } is no address of a Valkey or Redis server; one looks like redis://HOST:6379/0.
serve-error-redis-alone = REDIS_URL is set, but DATABASE_URL is not: servers that work together need a PostgreSQL database too; set both, or neither.
serve-error-cluster = Tables in PostgreSQL need more than is installed: install “lastcard[cluster]”.
serve-error-unreachable = The database { $folder } cannot be reached: { $reason }.
serve-error-bus = The Valkey or Redis server at REDIS_URL cannot be reached: { $reason }.
serve-error-taken-database = Another server is already using the database { $folder }. For several at once, set REDIS_URL for all of them.
serve-error-newer-database = The database { $folder } comes from a newer lastcard: update this one.
serve-error-address = { $variable }: “{ $value }” is not an address with a port, such as 127.0.0.1:9100.
serve-error-metrics = LASTCARD_METRICS: metrics cannot be answered at { $address }: { $reason }.
serve-error-networks = { $variable }: “{ $value }” is neither an address nor a network, such as 10.0.0.0/8.
serve-error-days = { $variable }: “{ $value }” is neither a number of days from 1 to { $most } nor “never”.
serve-error-workers = Several processes share a PostgreSQL database and a Valkey or Redis server: set DATABASE_URL and REDIS_URL, or leave out --workers.
serve-error-workers-here = On Windows one process serves at a port: leave out --workers.
serve-error-worker = A process ended with status { $status } before it could serve: the log says more.

## The table

term-you = You
term-bot-names = Bo Cy Dee Eli Fay Gus Hal Ivy Jo Kim
term-round = Round { $number }
term-clockwise = clockwise
term-counter-clockwise = counter-clockwise
term-top = Top:
term-colour = Colour:
term-draw-pile = Draw pile: { $count }
term-discard-pile = Discard pile: { $count }
term-no-uno = no UNO yet
term-partner = { $name } (partner)
term-open = { $name } shows:
term-hand =
    { $count ->
        [one] Your hand, { $count } card ({ $sign } can be played):
       *[other] Your hand, { $count } cards ({ $sign } can be played):
    }
term-hand-give = Your hand ({ $sign } can be passed on):
term-hand-discard = Your hand ({ $sign } can be discarded):

## What is asked

term-prompt-play = Your turn: a card's number, or “{ $draw }” (“{ $help }”):
term-prompt-draw = No card goes: “{ $draw }” (“{ $help }”):
term-prompt-pass = There is nothing to draw and nothing to play: “{ $word }”:
term-prompt-must-play = There is nothing to draw: play a card's number:
term-prompt-stack =
    { $count ->
        [one] You owe { $count } card: answer with a card's number, or “{ $draw }”:
       *[other] You owe { $count } cards: answer with a card's number, or “{ $draw }”:
    }
term-prompt-stack-draw =
    { $count ->
        [one] You owe { $count } card: “{ $draw }”:
       *[other] You owe { $count } cards: “{ $draw }”:
    }
term-prompt-drawn = You can play { $card }: “{ $play }” or “{ $keep }”?
term-prompt-drawn-must = You have to play { $card }: “{ $play }”:
term-prompt-colour = Which colour opens?
term-prompt-give = Which card do you pass to { $name }?
term-prompt-discard = Which card do you discard?
term-prompt-confirm = “{ $word }” when you have done it:
term-prompt-challenge =
    { $count ->
        [one] “{ $accept }” and draw { $count } card, or “{ $challenge }” it as a bluff?
       *[other] “{ $accept }” and draw { $count } cards, or “{ $challenge }” it as a bluff?
    }
term-prompt-challenge-answer =
    { $count ->
        [one] “{ $accept }” and draw { $count } card, “{ $challenge }” it as a bluff, or answer with a card?
       *[other] “{ $accept }” and draw { $count } cards, “{ $challenge }” it as a bluff, or answer with a card?
    }
term-prompt-chance = Enter goes on:
term-prompt-next-round = Enter deals the next round:
term-prompt-resume = Go on with it? “{ $yes }” or “{ $no }”:
term-ask-colour = Which colour?
term-ask-player = Which player?
term-never-mind = Never mind, then.
term-chance-uno = You are left with one card. “{ $word }” says it in time:
term-chance-catch = { $name } has not said UNO. “{ $word }” catches:
term-chance-jump = You hold the same card, { $card }. “{ $number }” jumps in:

## Answers

term-unclear = “{ $text }” is no card, colour or command here; “{ $help }” lists them.
term-unclear-number =
    { $count ->
        [one] There is no card { $text }: you hold { $count }.
       *[other] There is no card { $text }: you hold { $count }.
    }
term-unclear-kind = This edition has no { $card }.
term-unclear-card = Which card? Write its number after “{ $word }”.
term-unclear-colour = Write the colour's number, its letter, or its name.
term-unclear-player = Nobody else here is called “{ $text }”.
term-unclear-players = “{ $text }” could be several players; write more of the name.
term-unclear-catch = Whom? Write a name after “{ $word }”.
term-unclear-extra = “{ $word }” stands alone, without “{ $extra }”.
term-unclear-why = Which card? Write its number after “{ $word }”.
term-why-can = { $card } can be played now.
term-saved = Saved.
term-not-saved = This game is not kept; start with --save FILE to keep one.
term-resume = There is an unfinished game: { $edition }, with { $names }, round { $round }.
term-resume-unreadable = The last game could not be read. It was put aside: { $file }
term-put-aside = The unfinished game was put aside. To go on with it:
term-welcome-back = The game goes on where it stood.
term-meanwhile = What happened last:
term-bye = The game is kept. To go on with it:
term-bye-unsaved = See you! This game was not kept; with --save FILE it would be.
term-game-over = This game is over. Choose another file to play a new one.

## Scores

term-sheet = The end of round { $number }
term-player = Player
term-left = left in hand
term-gain = this round
term-total = total
term-target = The game is won with { $target } points.
term-target-low = The game ends when somebody has { $target } points; the fewest win.

## The player's help

term-help-title = What you can type
term-help-now = What you can do now
term-help-else = What else you can type
term-help-card = play the card with this number, or this card
term-help-uno = play it and say UNO; “{ $uno }” alone says it too
term-help-wild = play a wild and name the colour (R, Y, G, B)
term-help-draw = draw a card, or all the cards you owe
term-help-keep = what to do with the card you drew
term-help-play-drawn = play the card you drew
term-help-pass = pass, as there is nothing to draw and nothing to play
term-help-give = pass this card on to the next player
term-help-discard = discard this card
term-help-colour = name the colour that opens
term-help-done = say that what the card asks for has been done
term-help-call = say UNO, as you hold one card
term-help-challenge = the answers to a Wild Draw
term-help-catch = catch a player who has not said UNO
term-help-why = why a card cannot be played
term-help-hand = show the table again; so does Enter
term-help-scores = the points so far
term-help-rules = the rulebook of this game
term-help-save = save now; it is done after every move anyway
term-help-quit = stop for now
term-help-cards = Letters: R red, Y yellow, G green, B blue; S Skip, R Reverse, +1 +2 +4 draw cards, W wild.

## Words that can be typed

term-words-play = play p
term-words-draw = draw d
term-words-keep = keep k
term-words-pass = pass
term-words-give = give
term-words-discard = discard
term-words-colour = colour color
term-words-uno = uno
term-words-catch = catch c
term-words-challenge = challenge
term-words-accept = accept a
term-words-done = done
term-words-why = why
term-words-hand = hand table
term-words-scores = scores score
term-words-rules = rules
term-words-save = save
term-words-help = help h ?
term-words-quit = quit q exit
term-words-yes = yes y
term-words-no = no n
