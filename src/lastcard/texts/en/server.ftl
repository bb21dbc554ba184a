# What the server says by codes: why something was refused, what happened at the table, advice about rules, presets.
# $name is who it is about, $bot the bot that plays on.

## Refused by a table

refused-no-name = First tell us your name.
refused-empty-name = That name is empty: use letters or figures.
refused-not-seated = You have no seat at this table.
refused-not-host = Only the host can do that.
refused-only-waiting = That can only be changed before a game.
refused-no-game = No game is being played.
refused-no-seat = There is no such seat at this table.
refused-seat-taken = Somebody sits there already.
refused-seat-empty = Nobody sits there.
refused-no-free-seat = No seat is free.
refused-already-seated = You have a seat at this table already.
refused-too-few-seats =
    { $count ->
        [one] { $count } seat is needed at least.
       *[other] { $count } seats are needed at least.
    }
refused-not-a-person = Only a person can be the host.
refused-unknown-bot = There is no bot of this level here.
refused-unknown-option = One of these options is not known here.
refused-bad-option = That value cannot be chosen here.
refused-bad-rules =
    { $advice ->
        [players] This edition is for { $least } to { $most } players: there are { $seats } seats.
        [teams-four] Partners need four players: there are { $seats } seats.
       *[hand-too-large] So many cards cannot be dealt to { $seats } players: { $most } each is the most.
    }
refused-seats-empty =
    { $count ->
        [one] { $count } seat is still empty.
       *[other] { $count } seats are still empty.
    }
refused-not-agreed =
    { $count ->
        [one] { $count } player has not agreed to the Customizable cards yet.
       *[other] { $count } players have not agreed to the Customizable cards yet.
    }
refused-text-changed = The Customizable cards have just changed: look at them again.
refused-already-started = The game has started already.
refused-game-runs = The round is still being played.
refused-paused = The game is paused.
refused-stale = The table has moved on since you tapped: look again.
refused-too-soon = One moment: give them the chance to say UNO.
refused-bad-move = That is not a move at this table.
refused-other-seat = You can only play for your own seat.
refused-chat-off = The chat is switched off.
refused-say-one = Say one thing at a time.
refused-empty-text = There is nothing to read in it.
refused-game-not-over = The game is not over yet.
refused-no-such-game = There is no such game at this table.

## Refused by the server

refused-malformed = The server did not understand that.
refused-bad-record = That is not the record of a game.
refused-not-here = This server is only for devices of its own network.
refused-wrong-origin = That came from another page, and was not carried out.
refused-private = The host lets nobody watch at this table.
refused-kept-out = For now you may neither sit nor write here: the host can let you in again.
refused-no-line = That line is no longer here, or is your own.
refused-too-long = So much has happened at this table that it takes nothing more: make a new one, and invite everybody there.
refused-not-found = There is nothing at this address.
refused-gone = There is no table with this code.
refused-link-gone = This link has been used, or is too old. Make a new one on the other device.
refused-wrong-method = That cannot be done at this address.
refused-not-json = The server expected something else.
refused-too-large = That is too large.
refused-wrong-host = The server does not know itself by this address.
refused-too-fast = That was too fast: wait a moment.
refused-limit = Too many at once: try again later.
refused-internal = The server made a mistake. Nothing has changed.
refused-not-saved = It could not be saved, so nothing has changed. Is the server's disk full?
refused-unreachable = The tables cannot be reached right now. Try again in a moment.

## What happened at the table

table-event-sat = { $name } sits down.
table-event-moved = { $name } changes seats.
table-event-named = { $old } is called { $name } now.
table-event-bot-sat = { $name }, a bot, sits down.
table-event-bot-set = { $name }, a bot, plays at another level now.
table-event-bot-free = The seat of { $name }, a bot, may be taken.
table-event-bot-removed = { $name }, a bot, leaves.
table-event-left = { $name } leaves.
table-event-left-bot = { $name } leaves: { $bot }, a bot, plays on.
table-event-removed = { $name } was taken off the seat by the host.
table-event-removed-bot = { $name } was taken off the seat by the host: { $bot }, a bot, plays on.
table-event-kept-out = { $name } may neither sit nor write here for now.
table-event-let-in = { $name } may sit and write here again.
table-event-seats =
    { $count ->
        [one] Now there is { $count } seat.
       *[other] Now there are { $count } seats.
    }
table-event-rules = The rules have been changed.
table-event-custom = The Customizable cards have been changed: everyone is asked again.
table-event-settings = The table's settings have been changed.
table-event-agreed = { $name } agrees to the Customizable cards.
table-event-host-handed = { $name } is host now.
table-event-host-vacant = The host has left: { $name } is host now.
table-event-host-absent = The host is away: { $name } is host now.
table-event-stand-in-absent = { $name } is away: a bot plays meanwhile.
table-event-stand-in-idle = { $name } ran out of time twice: a bot plays until the next sign of life.
table-event-stand-in-asked = { $name } lets a bot play for now.
table-event-stand-in-back = { $name } is back.
table-event-paused = The game is paused.
table-event-resumed = The game goes on.
table-event-ended = Back to the waiting room.

## Advice about the rules

advice-players = This edition is for { $least } to { $most } players: there are { $seats } seats.
advice-teams-four = Partners need four players: there are { $seats } seats.
advice-hand-too-large = So many cards cannot be dealt to { $seats } players: { $most } each is the most.
advice-hand-one = With one card each, whoever can play first wins the round.
advice-target-one = One point wins, so the first round decides.
advice-opening-wild-none = No effect: this edition has no plain Wild.
advice-swap-last-none = No effect: this edition has no Swap Hands.
advice-swap-last-finish = No effect: here nobody may go out with a wild.
advice-draw-limit-unused = No effect without “{ option-draw-until-playable }”.
advice-draw-until-one = No effect while only one card may be drawn in a turn.
advice-stacking-none = No effect: this edition has no draw cards.
advice-wild-draw-none = No effect: this edition has no Wild Draw.
advice-wild-draw-test-free = No effect: here a Wild Draw may always be played.
advice-uno-penalty-auto = No effect: the game says UNO, so nobody can be caught.
advice-uno-penalty-none = Being caught without UNO costs nothing.
advice-false-call-auto = The game says UNO: whoever says it too just draws cards.
advice-false-catch-auto = The game says UNO: whoever tries to catch somebody just draws cards.
advice-seven-zero-none = No effect: this edition has neither 7 nor 0.
advice-seven-zero-only-seven = This edition has no 0: only the 7 swaps hands.
advice-seven-zero-only-zero = This edition has no 7: only the 0 moves hands on.
advice-jump-in-single = No effect: no two cards of this edition are alike.
advice-two-player-reverse-none = No effect: this edition has no Reverse.
advice-two-player-reverse-more = No effect with { $seats } players: it is for two.
advice-dip-pass-none = No effect: this edition has no Wild Dip Into The Deck.
advice-custom-none = No effect: this edition has no Customizable cards.
advice-custom-again-skip = Card { $card }: playing again cancels the turns that it makes others lose.
advice-custom-reverse-two = Card { $card }: with two players, turning the direction changes nothing.

## Presets

preset-own = The edition's own
preset-own-meaning = The rules as they come with the edition.
preset-family = Family
preset-family-meaning = Nothing to forget and no bluffing: the game says UNO, and 150 points win.
preset-party = Party
preset-party-meaning = Stack draw cards, swap hands with 7 and 0, jump in, and draw until a card goes.
preset-pocket-party = Party
preset-pocket-party-meaning = Stack draw cards, swap hands with a 7, and draw until a card goes.
preset-quick = One round
preset-quick-meaning = Whoever wins the round wins the game.
preset-strict = Strict
preset-strict-meaning = Wrong calls and catches cost two cards, a drawn card that goes must be played, and the last card is a number.
preset-partners = Two against two
preset-partners-meaning = Four players, partners opposite each other.
preset-lowest = Lowest total
preset-lowest-meaning = Everyone collects their own points: when somebody has 100, the lowest total wins.
