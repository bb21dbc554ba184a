# The laboratory (lastcard lab, duel, ladder). Browsers are not sent these texts.

## Studies (lastcard lab)

cli-help-lab = Study the game: play it very often under different rules, and see what changes.
cli-help-lab-studies = Studies:
cli-help-lab-editions = which editions, separated by commas (all three unless given)
cli-help-lab-players = how many play, separated by commas (2,4 unless given)
cli-help-lab-vary = a rule to try with several values; without values, with all of them; may be given several times
cli-help-lab-bots = who plays on each seat, separated by commas; in studies of skill the first plays against the others
cli-help-lab-games = how many games under each set of rules (10000 unless given)
cli-help-lab-ray = play on the Ray cluster with this address; “local” starts one on this computer
cli-help-lab-keep = keep results in this folder and use those that are there: an interrupted study goes on
cli-help-lab-pace = how many seconds a turn takes at your table, for the minutes (6 unless given)
cli-help-lab-csv = write the figures to this file as CSV
cli-help-lab-parquet = write the figures to this file as Parquet
cli-help-lab-plot = draw the figures into this file: .svg, .png, .pdf or .webp
cli-value-study = STUDY
cli-value-editions = EDITION,…
cli-value-numbers = N,…
cli-value-values = NAME=VALUE,…
cli-value-seconds = SECONDS

cli-error-missing-study = “lastcard { $command }” needs a study: { $choices }.
cli-error-study-varies = --vary: { $study } chooses by itself which rules it tries; leave --vary out, or take another study.
cli-error-vary-values = --vary: { $rule } has too many values to try them all; name some, such as { $example }.
cli-error-needs-package = { $option } needs { $package }, which is not installed; this installs it: pip install "lastcard[{ $extra }]"
cli-error-picture = --plot: “{ $file }” does not say what kind of picture it is; its name must end in { $endings }.

cli-lab-study-length = How long a round lasts.
cli-lab-study-game = How long a whole game lasts, up to the points that win it.
cli-lab-study-first-player = Whether it helps to play first.
cli-lab-study-lead = How often the lead changes, and how long hands become.
cli-lab-study-endings = How many rounds are blocked, go unwon, or hardly come to an end.
cli-lab-study-skill = How much oftener a better player wins: skill against luck.
cli-lab-study-cards = What is drawn, laid and challenged in a round, and what it is worth.
cli-lab-study-house-rules = What each common house rule changes.
cli-lab-study-options = What each value of each rule changes.

cli-lab-measure-turns = Turns in a round
cli-lab-measure-minutes = Minutes a round takes
cli-lab-measure-median = Turns that half of the rounds do not exceed
cli-lab-measure-slow = Turns that nine rounds in ten do not exceed
cli-lab-measure-long = Rounds of more than { $turns } turns
cli-lab-measure-rounds = Rounds in a game
cli-lab-measure-game-turns = Turns in a game
cli-lab-measure-game-minutes = Minutes a game takes
cli-lab-measure-first = Rounds won by whoever plays first
cli-lab-measure-first-edge = Wins of whoever plays first, above a fair share
cli-lab-measure-dealer-edge = Wins of the dealer, above a fair share
cli-lab-measure-leads = Changes of the lead in a round
cli-lab-measure-longest-hand = Cards in the longest hand of a round
cli-lab-measure-blocked = Rounds in which nobody can go on
cli-lab-measure-endless = Rounds without end
cli-lab-measure-unwon = Rounds that nobody wins
cli-lab-measure-drawn = Cards drawn in a round
cli-lab-measure-wilds = Wilds laid in a round
cli-lab-measure-challenges = Challenges in a round
cli-lab-measure-bluffs = Challenges that find a bluff
cli-lab-measure-points = Points won in a round
cli-lab-measure-better = Rounds won by the better player
cli-lab-measure-better-edge = Wins of the better player, above a fair share

cli-lab-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } under each set of rules, seed { $seed }
cli-lab-played-by = Played by the bots { $bots }.
cli-lab-table = { $edition }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-lab-own-rules = own rules
cli-lab-interval = 95 %
cli-lab-change = change
cli-lab-percentage-points = { $number } pp
cli-lab-nothing = none
cli-lab-left-out = Left out, as it cannot be played: { $what }
cli-lab-kept = { $found } of { $wanted ->
        [one] { $wanted } part
       *[other] { $wanted } parts
    } are in “{ $folder }” already; the rest is played now.
cli-lab-kept-outdated = What is kept in “{ $folder }” was played with other rules or bots, or by another version, so everything is played anew.
cli-lab-kept-other = What is kept in “{ $folder }” belongs to another study, so all of this one is played.
cli-lab-kept-interrupted = Interrupted; the same command goes on from here, as what has been played is in “{ $folder }”.
cli-lab-time-left = { $time } left
cli-lab-hours = { $count } h
cli-lab-minutes = { $count } min
cli-lab-seconds = { $count } s

## How strong bots are (lastcard duel, lastcard ladder)

cli-help-duel = Let bots play against each other, all with the same cards from every seat, and see which is stronger.
cli-help-ladder = Let every bot play against every other, and rate them.
cli-help-duel-players = how many play (as many as bots unless given)
cli-help-duel-games = how many games (10000 unless given; 400 with a bot that searches)
cli-help-duel-samples = how many deals a champion plays out a move (100 unless given; champion:200 sets it for one bot)
cli-help-duel-milliseconds = as many deals as take a champion so long a move on this computer
cli-help-ladder-bots = which bots, separated by commas (all levels unless given); the first has 1000 points
cli-help-ladder-games = how many games for every two bots at each table (4000 unless given; a tenth with a bot that searches)
cli-help-ladder-keep = keep results in this folder and use those that are there: an interrupted ladder goes on
cli-help-ladder-plot = draw the ratings into this file: .svg, .png, .pdf or .webp
cli-value-bots = BOT BOT …

cli-error-missing-bots = “lastcard { $command }” needs two bots or more, of { $choices }.
cli-error-bot-twice = “{ $bot }” is named twice; name different bots.
cli-error-bot-number = { $option }: in “{ $value }” a number makes no sense, as only champion searches.
cli-error-duel-seats = { $given ->
        [one] { $given } bot is named
       *[other] { $given } bots are named
    }, but only { $players } play; --players says how many.
cli-error-two-limits = Give --samples or --milliseconds, not both.

cli-duel-title = { $edition }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
cli-duel-points = points/game
cli-duel-pace = ms/move
cli-duel-deals = The same { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } for all, each played { $seatings ->
        [one] { $seatings } time
       *[other] { $seatings } times
    } with the bots on other seats.
cli-duel-fair = Equally strong, each would win { $share }.
cli-duel-stronger = { $bot } is stronger.
cli-duel-even = Neither is seen to be stronger; more games may tell.
cli-duel-samples = Champion plays out { $samples ->
        [one] { $samples } deal
       *[other] { $samples } deals
    } a move.
cli-duel-speed = { $moves } moves/s

cli-ladder-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for every two bots, seed { $seed }
cli-ladder-rating = rating
cli-ladder-players = players
cli-ladder-against = against { $bot }
cli-ladder-scale = 400 points more make winning ten times as likely: between two bots, 100 points more win 64 games of 100.
cli-ladder-fewer = With a bot that searches it is a tenth of the games.
