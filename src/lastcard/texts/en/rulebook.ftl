# The rulebook. What the lines rest on, and when they apply, is in rulebook.py.

rule-title = How to play: the { $name } edition
rule-legend-house = ✎ Played differently here than in the edition. All house rules are listed at the end.
rule-legend-silent = † The printed rules do not say, so we decided. The reasons are at the end.

rule-heading-aim = The aim
rule-heading-pack = The cards
rule-heading-start = Getting ready
rule-heading-opening = The opening card
rule-heading-turn = Your turn
rule-heading-actions = Action cards
rule-heading-wilds = Wild cards
rule-heading-uno = Saying UNO
rule-heading-end = The last card
rule-heading-score = Scoring
rule-heading-stuck = When the cards run out
rule-heading-house = House rules at this table
rule-heading-silent = Where the printed rules are silent

rule-name-custom = Wild Customizable
rule-name-number = Number { $first }
rule-name-numbers = Numbers { $first }–{ $last }

rule-table-card = Card
rule-table-colour = Per colour
rule-table-all = In all
rule-table-points = Points

rule-aim = Be the first to get rid of all your cards. That wins you the round, and you score the cards that the others still
    hold. The first { $teams ->
        [yes] team
       *[no] player
    } to reach { $target } wins the game.
rule-aim-low = Get rid of your cards before the others do: at the end of each round, the cards still in your hand count against
    you. Once { $teams ->
        [yes] a team
       *[no] a player
    } has reached { $target }, the lowest total wins the game.
rule-target-agreed = You may agree on another target before you start.
rule-players = For { $least } to { $most } players.
rule-players-exact = For { $least } players.
rule-teams = Four players make two teams. Partners sit opposite each other.

rule-deck = There are { $cards }: red, yellow, green and blue ones, and wilds, which have no colour of their own.

rule-dealer = Everybody draws a card, and the highest one deals. Each card is worth what it says under “Scoring”. If several
    share the highest, they draw again.
rule-deal = The dealer shuffles and deals { $hand } to each player, one at a time and face down, beginning on the left. The rest is the draw pile. Its top card is turned over
    beside it and opens the discard pile.
rule-first = The player to the left of the dealer goes first, and play moves clockwise, unless the opening card says otherwise.
rule-dealer-next = After each round, the deal passes to the left.

rule-open-number = **A number:** the player to the left of the dealer simply begins.
rule-open-skip = **{ $skip }:** the player to the left of the dealer is skipped, and the next one begins.
rule-open-reverse = **{ $reverse }:** the dealer goes first, and play moves counter-clockwise.
rule-open-draw = **{ $draw }:** the player to the left of the dealer draws { $draw_cards } and loses the turn.
rule-open-wild-choose = **{ $wild }:** the player who goes first names the colour, and then plays.
rule-open-wild-return = **{ $wild }:** it goes back, the draw pile is shuffled again, and another card is turned over.
rule-open-wild-draw = **{ $wild_draw }:** it goes back, the draw pile is shuffled again, and another card is turned over.
rule-open-special = **{ $names }:** the player who goes first names the colour, and then plays. The card does nothing else.
rule-open-two = With two players, this means that the dealer goes first after a { $skip }, a { $reverse } or a { $draw }.

rule-match = Lay one card that has the colour in force, or the number or symbol of the top card. On a blue 5, for example, you may
    lay any blue card or any 5. A wild goes on anything, even on another wild.
rule-match-wild = After a wild, only the colour that was named counts.
rule-draw = If you cannot play, or would rather not, draw one card.
rule-draw-until = If you cannot play, or would rather not, draw until a card comes that you can play{ $limit ->
        [0] .
       *[other] , but no more than { $limit_cards }.
    }
rule-draw-keep = If the card you drew can be played, you may play it at once or keep it; no other card may be played now. If it
    cannot be played, your turn is over.
rule-draw-force = If the card you drew can be played, you must play it{ $bluff ->
        [yes] , unless that would be a bluff
       *[no] {""}
    }. If it cannot be played, your turn is over.
rule-draw-wild-draw = A { $wild_draw } you have just drawn is judged like any other.
rule-one = You lay one card a turn at most, and draw once at most.
rule-jump-in = **Jumping in.** If you hold a card that is identical to the top card in colour and symbol (not a wild), you may lay it
    out of turn, as long as the player whose turn it is has not acted yet: on the opening card too, and on a card of your own. Play
    goes on from you.
rule-jump-in-stack = When a draw card is waiting to be answered, an identical card thrown in counts as an answer.

rule-skip = **{ $skip }.** The next player loses the turn.
rule-reverse = **{ $reverse }.** The direction of play changes.
rule-reverse-skip = With two players, a { $reverse } also works as a { $skip }: you go again.
rule-reverse-turn = With two players, a { $reverse } skips nobody: the other player goes next.
rule-drawn = **{ $draw }.** The next player draws { $draw_cards } and loses the turn.
rule-no-stack = A draw card cannot be answered with another draw card.
rule-stack-same = **Stacking.** You may answer a draw card with one of the same kind. The cards to draw add up, and the total passes on
    to the next player. Whoever cannot or will not answer draws them all and loses the turn.
rule-stack-up = **Stacking.** You may answer a draw card with one of the same kind or a stronger one, such as a { $wild_draw } on a
    { $draw }. The cards to draw add up, and the total passes on to the next player. Whoever cannot or will not answer draws them all
    and loses the turn.
rule-stack-only = While a total is waiting, you may only answer it or draw it.
rule-stack-open = A draw card that opened the discard pile cannot be answered.
rule-stack-honest = A { $wild_draw } laid as an answer is judged only against cards that could have been the answer too. Other
    Wild Draw cards never count.
rule-stack-challenge = On a { $wild_draw } you have three choices: draw the total, challenge, or answer. If it was a bluff,
    the bluffer draws the whole total. If it was honest, the challenger draws the total and 2 more.
rule-stack-last = If a draw card laid as an answer is somebody's last card, the next player draws the total.
rule-stack-empty = If nothing at all is left to draw and you cannot answer, you pass, and the total is forgiven.
rule-seven = **Sevens.** If you lay a 7, you exchange hands with a player of your choice.
rule-zero = **Zeros.** If somebody lays a 0, everyone's hand moves on one seat in the direction of play.
rule-seven-last = Laid as a last card, these numbers do nothing special.

rule-wild = **{ $wild }.** You name the colour that counts from now on. You may always play it.
rule-wild-draw = **{ $wild_draw }.** You name the colour. The next player draws { $wild_draw_cards } and loses the turn{ $bluff ->
        [yes] , or challenges you.
       *[no] .
    }
rule-test-colour = It is honest if you hold no card of the colour that was in force before it. Other wilds do not count against
    you, nor do equal numbers or symbols in other colours.
rule-test-match = It is honest if no other card in your hand matches in colour, number or symbol. Wilds do not count as matching.
rule-test-playable = It is honest if you could not have played any other card. Every other wild counts as playable, only
    another { $wild_draw } does not.
rule-play-strict = You may lay it only if it is honest.
rule-play-bluff = You may lay it even if it is not. That is a bluff.
rule-play-free = You may always lay it, and nobody can challenge it.
rule-no-challenge = There is no challenge.
rule-challenge = **The challenge.** If it was a bluff, the bluffer draws { $wild_draw_cards } instead. If it was honest, the
    challenger draws { $challenge_cards } in all and loses the turn.
rule-challenge-who = Only the player who has to draw may challenge, and only before drawing. What counts is the hand at the moment of
    the play, without the { $wild_draw } itself, against the top card and the colour before it. Only the challenger gets to see that hand.
rule-guilty = If a bluff is found out, the { $wild_draw } and its colour stand all the same. The challenger draws nothing and takes a
    normal turn.
rule-dip-choice = **{ $dip }.** You name the colour, draw one card and pass one card, any from your hand, to the next
    player, who then takes a normal turn. Only the two of you see that card.
rule-dip-drawn = **{ $dip }.** You name the colour, draw one card and pass that same card to the next player, who then
    takes a normal turn. Only the two of you see it.
rule-swap = **{ $swap }.** You name the colour and another player, and the two of you exchange all your cards. Then it is the
    next player's turn.
rule-custom = **{ $custom }.** Before the game, agree together on what is written on each of the { $count } cards. Whoever lays
    one names the colour, and what is written is carried out.
rule-custom-card = Card { $number }: { $text }
rule-custom-none = Card { $number }: nothing written.
rule-custom-blank = A card with nothing written on it is a plain { $wild }.
rule-custom-order = What is written is carried out in order. Drawing costs nobody the turn. Skipped turns are counted at the very end, in
    the direction that then holds, and fall away if the same player goes again.
rule-custom-done = Whoever laid the card says when the free text has been carried out. Only then does the game go on.

rule-uno-auto = You need not say UNO here: it counts as said.
rule-uno-say = When you lay your last card but one, say “UNO!”
rule-uno-swap = You owe it too when a swap or a passed card leaves you with a single card, whoever brought it about.
rule-uno-when = You may say it early (in your turn, holding two cards), as you lay the card, or afterwards, while nobody has
    caught you and the time is not over. Said early without coming down to one card, it is void when your turn ends. Each time you come
    down to one card you have to say it again.
rule-uno-custom = With a { $custom }, say it as you lay the card only if you held two cards. In any other case, wait until everything
    written has been carried out.
rule-uno-catch = Anybody else may catch you if you have not said it. { $penalty ->
        [0] It costs you no cards,
        *[other] You draw { $penalty_cards } at once,
    } and you cannot be caught for it a second time.
rule-uno-window = You can be caught until the next action of a turn: until somebody lays a card, draws or passes. Naming a
    colour, passing a card on, answering a challenge and drawing penalty cards do not end the time.
rule-uno-dip = With a { $dip }, your hand is counted when you have passed the card on, not before.
rule-uno-false = Saying UNO or catching somebody when it is not due does not count, and costs nothing.
rule-false-call = Saying UNO when it is not due costs you { $call }.
rule-false-call-none = Saying UNO when it is not due does not count, and costs nothing.
rule-false-catch = Catching somebody when it is not due costs you { $catch }.
rule-false-catch-none = Catching somebody when it is not due does not count, and costs nothing.
rule-false-limits = Between one action of a turn and the next, you can make one mistake of each kind; more do not count.
    UNO said with your very last card never counts.

rule-out-any = Whoever lays the last card wins the round, whatever card it is.
rule-out-no-wild = Whoever lays the last card wins the round. It may not be a wild.
rule-out-number = Whoever lays the last card wins the round. It must be a number.
rule-out-forbidden = If your only card may not be the last, you draw.
rule-out-draw = If it is a { $draw } or a { $wild_draw }, the next player still draws, and those cards count.
rule-out-draw-no-wild = If it is a { $draw }, the next player still draws, and those cards count.
rule-out-no-challenge = A last { $wild_draw } cannot be challenged: an empty hand is honest.
rule-out-wild = If it is a wild, no colour is named.
rule-out-nothing = A last { $names } does nothing else.
rule-out-swap = A last { $swap } still exchanges the hands: you take the other player's cards, and that player, left without any,
    wins the round.
rule-out-custom = Of a last { $custom }, only the draws are carried out: “everyone” leaves the winner out, and a chosen player draws
    nothing.

rule-empty = When a card has to be drawn and the draw pile is empty, set the top card of the discard pile aside and shuffle the
    others: they are the new draw pile, even in the middle of a penalty. The wilds among them lose the colour they were given.
rule-empty-short = If there are still too few, you draw what there is, and the rest is forgiven.
rule-empty-pass = If nothing at all can be drawn, you must play a card if you can, and pass if you cannot.
rule-blocked = If everyone in turn has to pass like this, the round is blocked. The hand with the fewest points wins it and
    scores the others as usual. If two tie for the fewest, nobody scores.
rule-blocked-low = If everyone in turn has to pass like this, the round is blocked and over, and everyone counts the cards in hand
    as usual.
rule-blocked-teams = The two hands of a team are counted together for this.
rule-endless = A round that is still going after { $endless } cards laid, draws and passes is over too, and ends as a blocked one. Whatever
    was still to be drawn is dropped.

rule-score = The winner of a round scores all the cards left in the other players' hands:
rule-score-teams = When somebody goes out, the team scores the cards left in both opponents' hands. Partners share one score.
rule-score-low = At the end of a round, you add the cards left in your own hand to your total:
rule-score-low-teams = At the end of a round, the cards left in both hands of a team are added to the team's total:
rule-points-numbers = Numbers: as many points as they show
rule-points-others = { $names }: { $points } each
rule-score-on = Then deal again, round after round, until { $teams ->
        [yes] a team
       *[no] a player
    } has reached { $target } and wins the game.
rule-score-on-low = Then deal again, round after round, until somebody has reached { $target }. The lowest total wins the game. If it is shared, another round decides.

rule-house-edition = in the edition: { $value }
rule-house-idle = makes no difference here

rule-gap-deck-pocket = The sheets count 52 cards but speak of “three wilds”, and that is one card short. We read it as three kinds of
    wild, with the plain { $wild } in twice.
rule-gap-deck-classic = The sheet only asks for “a UNO pack”. We take the customary { $cards }.
rule-gap-deck-modern = The picture that shows the cards is missing. We take the { $classic } pack and the special wilds that the text describes.
rule-gap-dealer = The sheets do not say who deals first. We do as the { $modern } edition does.
rule-gap-dealer-tie = What to do about equal highest cards is not said. Drawing again is fair to all.
rule-gap-dealer-next = Who deals the next round is not said. Passing the deal to the left gives everybody a go.
rule-gap-open-reverse = What an opening { $reverse } does is not said. We do as the { $modern } edition does.
rule-gap-open-wild = What an opening { $wild } does is not said. The first player gets the choice that the card gives.
rule-gap-open-wild-draw = An opening { $wild_draw } is not mentioned. It goes back, as in the { $modern } edition: nobody chose to lay it.
rule-gap-open-special = An opening { $dip } is not mentioned. Only the colour is named, as nobody laid the card.
rule-gap-reverse = { $reverse } with two players is not mentioned. Turning twice comes back to the same player, so it acts as a { $skip }.
rule-gap-test-match = Whether a wild “matches” is not said. It has neither colour nor number, so we say no.
rule-gap-test-playable = Whether another { $wild_draw } counts as playable is not said. We say no, or two of them would block each other.
rule-gap-guilty = What follows a bluff that was found out is not said. The card was laid, so it stays, and the innocent player loses nothing.
rule-gap-custom-blank = A blank card is not mentioned. It is still a wild, so it works as a plain { $wild }.
rule-gap-uno-window = How long somebody can be caught is not said. We do as the { $pocket } edition does.
rule-gap-uno-dip = When to count the hand with a { $dip } is not said. It is at the end, when the cards have stopped moving.
rule-gap-uno-false = Calls and catches that are not due are not mentioned. Where no penalty is printed, there is none.
rule-gap-out-draw = Whether the next player still draws from a last card is not said. We do as the { $pocket } edition does.
rule-gap-out-wild = What a wild does as the last card is not said. The round is over, so nothing is left to choose.
rule-gap-empty = What happens when both piles run out is not said. Nobody can draw what is not there, and the game must go on.
rule-gap-blocked = What happens when nobody can move is not said. The smallest hand came closest to going out.
rule-gap-endless = Nothing is said of a round without end. It hardly ever happens, but a game needs an end.

rule-reference-title = Rules reference
rule-reference-intro = Every ruling by its id, in the three editions, with their own rules. A † marks a decision of ours where the printed
    rules are silent. This page is generated from the same data as the game and the rulebook (`lastcard rules`).
rule-reference-only = Only with { $option }:
rule-reference-options = Options
rule-reference-options-intro = Any option may be chosen in any edition. Each is shown with its ruling, its default and its values, and with
    what the rulebook then says.
rule-reference-default = Default: { $value }.
rule-reference-range = A whole number from { $least } to { $most }.
rule-reference-value = Value
rule-reference-name = Name
rule-reference-meaning = Meaning
rule-reference-part = Part
rule-reference-values = Numbers
