"""Every number that has a meaning in the kernel, by name.

The kernel speaks in whole numbers, so that it can be compiled. These are their names; `NONE` stands for "no card", "no colour" and
"no seat" alike.
"""

# fmt: off  (the columns are aligned to be read as a table)

NONE = -1

# Sizes that are fixed in the compiled state. The interpreted state takes packs of any size.
SEATS = 10  # seats at the largest table
KINDS = 60  # kinds of card in one edition, at most
PACK = 112  # cards in the largest pack
PARTS = 160  # rows in the effect table: the printed cards' and those of three instructions
WEIGHTS = 192  # room for the weights by which bots value moves
NO_COLOUR = 4  # the colour in force while none is: before an opening wild's is named, and after a last wild

# Phases: who is being asked what. `state.turn` is the seat that is asked.
PLAY = 0  # lay a card or draw; with an owed stack: answer it or draw it
DRAWN = 1  # play the card just drawn or keep it
COLOUR = 2  # name the colour of an opening wild
GIVE = 3  # pass a card to the next player (DIP)
DISCARD = 4  # discard down to the size that an instruction asks for (CUSTOM, `hand`)
CONFIRM = 5  # say that a free text has been carried out (CUSTOM)
CHALLENGE = 6  # accept or challenge a Wild Draw, or answer it
ROUND_OVER = 7
GAME_OVER = 8

PHASE_NAMES = ("play", "drawn", "colour", "give", "discard", "confirm", "challenge", "round_over", "game_over")

# Verbs of moves, in the order of `record.md`.
V_PLAY = 0
V_DRAW = 1
V_KEEP = 2
V_PASS = 3
V_GIVE = 4
V_COLOUR = 5
V_DISCARD = 6
V_DONE = 7
V_CHALLENGE = 8
V_ACCEPT = 9
V_UNO = 10
V_CATCH = 11

VERB_NAMES = ("play", "draw", "keep", "pass", "give", "colour", "discard", "done", "challenge", "accept", "uno", "catch")

# Parts: the rows of the effect table, of printed cards and of instructions (CUSTOM) alike.
P_HIT = 0  # the next player draws N and loses the turn, or answers, or challenges: printed draw cards (DRAWN, WD)
P_TURN = 1  # the direction turns; with two players the same player goes again (REVERSE): the printed Reverse
P_SKIP = 2  # the next N players lose their turns (SKIP, and `skip`)
P_SWAP = 3  # hands are exchanged with the chosen seat (SWAP, a 7 under `seven_zero`, and `swap`)
P_ROTATE = 4  # all hands move on one seat in the direction of play (a 0 under `seven_zero`, and `rotate`)
P_DIP = 5  # draw one, pass one (DIP)
P_DRAW = 6  # WHO draws N, and loses no turn by it
P_REVERSE = 7  # the direction turns, and no more
P_AGAIN = 8  # the same player plays again
P_HAND = 9  # every hand becomes N cards
P_UNTIL = 10  # the next player draws until a colour has come
P_OPEN = 11  # all hands lie open for a round of turns

# Who draws, in a P_DRAW part. For P_UNTIL the same column holds a colour, or NAMED.
W_NEXT = 0
W_PREVIOUS = 1
W_CHOSEN = 2
W_OTHERS = 3
W_EVERYONE = 4
NAMED = 4

WHO_NAMES = ("next", "previous", "chosen", "others", "everyone")

# What an opening card does (OPEN-N, OPEN-S, OPEN-D, OPEN-R, OPEN-W, OPEN-WD, OPEN-X).
O_PLAY = 0  # nothing: left of the dealer plays
O_SKIP = 1  # left of the dealer is skipped
O_DRAW = 2  # left of the dealer draws and loses the turn
O_REVERSE = 3  # the dealer plays first, counter-clockwise
O_COLOUR = 4  # left of the dealer names the colour, then plays
O_RETURN = 5  # put back, reshuffled, another card is turned

# Values of options.
STRICT, BLUFF, FREE = 0, 1, 2  # wild_draw
TEST_COLOUR, TEST_MATCH, TEST_PLAYABLE = 0, 1, 2  # wild_draw_test
STACK_OFF, STACK_SAME, STACK_UP = 0, 1, 2  # stacking

# How a round ended.
E_OUT = 1  # somebody laid the last card (OUT)
E_PASSED = 2  # all players in turn passed (BLOCKED)
E_ENDLESS = 3  # the 5,000th turn action (ENDLESS)

LAST_ACTION = 5000

# Reasons why a move is refused; 0 is none. Their words and ruling ids are in `reasons.py`.
R_OK = 0
R_ROUND_OVER = 1  # the round is over
R_NOT_TURN = 2  # it is another seat's turn
R_NOT_ASKED = 3  # this is not what is being asked now
R_NOT_HELD = 4  # the card is not in the hand
R_NO_MATCH = 5  # neither colour nor symbol matches
R_DISHONEST = 6  # a Wild Draw while another card would do
R_ONLY_DRAWN = 7  # after drawing only the drawn card may be played
R_ANSWER = 8  # a stack is owed: only an answer or the draw
R_FINISH = 9  # this card may not be the last
R_NEEDS_COLOUR = 10  # the wild needs a colour
R_NO_COLOUR = 11  # a colour is named with a card that asks for none
R_LAST_COLOUR = 12  # a colour is named with a last card
R_NEEDS_SEAT = 13  # the card needs a seat
R_NO_SEAT = 14  # a seat is named with a card that asks for none
R_LAST_SEAT = 15  # a seat is named with a last card
R_OWN_SEAT = 16  # one's own seat, or none at the table, is named
R_CAN_DRAW = 17  # passing, though a card can be drawn
R_CAN_PLAY = 18  # passing, though a card can be played
R_NOTHING_TO_DRAW = 19  # drawing, though nothing can be drawn
R_FORCED = 20  # keeping a card that must be played
R_NO_JUMP = 21  # out of turn, and jump-in is off
R_NOT_IDENTICAL = 22  # out of turn, and the card is not the same
R_JUMP_PHASE = 23  # out of turn, and it is not the time
R_UNO_NOT_DUE = 24  # saying UNO when it is not due
R_UNO_LAST = 25  # saying UNO with the last card
R_UNO_TWICE = 26  # saying UNO once more
R_UNO_AUTO = 27  # it is said by itself
R_UNO_AGAIN = 28  # a second false call between two turn actions
R_CATCH_NOT_DUE = 29  # catching one who owes no call
R_CATCH_SELF = 30  # catching oneself
R_CATCH_AGAIN = 31  # a second false catch between two turn actions
R_STACK_PASS = 32  # passing on an owed stack that can be answered

# Events: rows (code, a, b, c, d). What each column holds, and who may see it, is in `events.py`.
EV_ROUND = 1
EV_DEALER_CARD = 2
EV_DEALER = 3
EV_DEALT = 4
EV_OPENED = 5
EV_RETURNED = 6
EV_STARTS = 7
EV_PLAYED = 8
EV_CARD = 9
EV_DREW = 10
EV_SHUFFLED = 11
EV_KEPT = 12
EV_PASSED = 13
EV_SKIPPED = 14
EV_TURNED = 15
EV_COLOUR = 16
EV_GAVE = 17
EV_SWAPPED = 18
EV_ROTATED = 19
EV_UNO = 20
EV_CAUGHT = 21
EV_FALSE_UNO = 22
EV_FALSE_CATCH = 23
EV_CHALLENGED = 24
EV_SHOWN = 25
EV_ACCEPTED = 26
EV_FORGIVEN = 27
EV_OWES = 28
EV_AGAIN = 29
EV_DISCARDED = 30
EV_LAID_OPEN = 31
EV_ASKS_DONE = 32
EV_DONE = 33
EV_BLOCKED = 34
EV_WON = 35
EV_SCORED = 36
EV_GAME_WON = 37
EV_STACK_FORGIVEN = 38

# Why cards were drawn: the third column of EV_DREW.
D_TURN = 0  # the player's own draw
D_HIT = 1  # a Draw One or Two, or a Wild Draw that could not be challenged
D_STACK = 2  # an owed stack
D_ACCEPTED = 3  # a Wild Draw accepted
D_GUILTY = 4  # a bluff found out
D_INNOCENT = 5  # a challenge that failed
D_CAUGHT = 6  # caught without having said UNO
D_FALSE_UNO = 7
D_FALSE_CATCH = 8
D_OPENING = 9  # an opening draw card
D_CUSTOM = 10  # an instruction
D_DIP = 11
D_LAST = 12  # a last draw card

DREW_NAMES = (
    "turn",
    "hit",
    "stack",
    "accepted",
    "guilty",
    "innocent",
    "caught",
    "false_uno",
    "false_catch",
    "opening",
    "custom",
    "dip",
    "last",
)
