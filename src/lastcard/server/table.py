"""A table: everything that its facts come to. Nothing here waits, reads a clock or draws at random.

Whoever keeps the table asks `decide` what a command comes to, or `act` what is due, puts the facts on disk, and then applies them. The
same facts always make the same table; only who is connected, and the clocks that follow from it, are not among them.

>>> from .messages import NewTable
>>> table = Table("ABCD")
>>> for stamped in table.stamp(table.make(NewTable(edition="pocket", seats=2, bots=["careful"], start=True), "p1", "Ana"), now=1000):
...     change = table.apply(stamped)
>>> table.phase, [seat.name for seat in table.seats], table.number
('playing', ['Ana', 'Mila'], 4)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from ..events import Event
from ..game import Game
from ..instructions import Instruction
from ..moves import Move
from ..rules import Rules
from ..seeds import fresh_seed
from . import agenda, commands, facts
from .agenda import Thought
from .clocks import Clocks
from .facts import Fact, Stamped
from .history import ChatLine, Commands, GameLine, Line, Log
from .messages import AnyCommand, NewTable, RoundResult, Score, TableEntry
from .seats import Seat
from .shared import card_text, parse_move
from .written import written_on

Phase = Literal["waiting", "playing", "round_over", "game_over"]

#: After somebody comes down to one card, nobody is caught for so long: to be fast with a button shall not be all.
CATCH_PAUSE = 1500

#: Of those who are kept out, so many are remembered: whoever was first may come again then.
MOST_KEPT_OUT = 30

#: Moves that answer no question: they are judged as they come, and put no new one.
UNASKED = ("uno", "catch")


@dataclass(frozen=True, slots=True)
class Change:
    """What a fact has changed, for those who are told of it: a line of the log, if it makes one."""

    number: int
    line: Line | None


class Table:
    """One table. Made empty; its first fact is `facts.Made`."""

    __slots__ = (
        "_agenda",
        "anonymous",
        "bots_from",
        "catch_at",
        "chat",
        "code",
        "commands",
        "company_from",
        "deadline",
        "elsewhere",
        "game",
        "game_mark",
        "games",
        "grace",
        "host",
        "kept_out",
        "log",
        "number",
        "open",
        "pace",
        "paused",
        "paused_at",
        "played",
        "question",
        "results",
        "round_over_at",
        "rules",
        "seats",
        "seed",
        "sockets",
        "table_mark",
        "time_left",
        "timer",
        "version",
        "watching",
    )

    def __init__(self, code: str, seed: Callable[[], str] = fresh_seed) -> None:
        self.code = code
        self.seed = seed
        self.number = 0
        self.rules = Rules.of("classic")
        self.seats: list[Seat] = []
        self.host: str | None = None
        #: Who may neither sit nor speak here, by the names that the host knows them by.
        self.kept_out: dict[str, str] = {}
        self.open = False
        self.watching = True
        self.chat = True
        self.timer = 0
        self.grace = 60
        self.pace = "normal"
        self.paused = False
        self.version = 0
        self.games = 0
        self.game: Game | None = None
        self.results: list[RoundResult] = []
        #: The number of the change that put the open question.
        self.question = 0
        #: The number of the last change of the game.
        self.played = 0
        #: When a catch is taken at the soonest; None when nobody can be caught.
        self.catch_at: int | None = None
        #: From when bots count until they move, and the end of a round until the next is dealt.
        self.bots_from = 0
        self.round_over_at = 0
        self.log = Log()
        self.commands = Commands()
        # What follows from who is connected, and is not in the facts.
        self.sockets: dict[str, int] = {}
        self.anonymous = 0
        #: Who of them is connected to other processes of the server, and how many there have no name.
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}
        self.company_from = 0
        self.deadline: int | None = None
        self.time_left: int | None = None
        self.paused_at = 0
        #: They go up when what everybody sees of the table, or what anybody sees of the game, may have changed.
        self.table_mark = 0
        self.game_mark = 0
        self._agenda: tuple[agenda.Task | None] | None = None

    @classmethod
    def of(cls, stored: Sequence[Stamped], seed: Callable[[], str] = fresh_seed) -> Table:
        """The table that these facts come to, from the first on. Of games before the last, the moves are passed over."""
        first = stored[0].fact
        if not isinstance(first, facts.Made):
            raise ValueError(f"a table begins with the fact that it was made, not with {first}")
        table = cls(first.code, seed)
        last = max((place for place, one in enumerate(stored) if isinstance(one.fact, facts.Started)), default=-1)
        for place, one in enumerate(stored):
            if place < last and isinstance(one.fact, facts.Moved | facts.Dealt | facts.Started):
                table.games += isinstance(one.fact, facts.Started)
                table._note(one)
            else:
                table.apply(one)
        return table

    def wake(self, now: int) -> None:
        """It is this late, by a clock that may have been put back since the last fact: what waits for a moment waits from now on."""
        self.bots_from = min(self.bots_from, now)
        self.round_over_at = min(self.round_over_at, now)
        if self.catch_at is not None:
            self.catch_at = min(self.catch_at, now + CATCH_PAUSE)
        self._agenda = None

    # What is so

    @property
    def phase(self) -> Phase:
        """What goes on at the table."""
        if self.game is None:
            return "waiting"
        phase = self.game.phase
        return cast("Phase", phase) if phase in ("round_over", "game_over") else "playing"

    @property
    def asked(self) -> Seat | None:
        """The seat whose move is waited for."""
        turn = None if self.game is None else self.game.turn
        return None if turn is None else self.seats[turn]

    @property
    def company(self) -> bool:
        """Whether anybody who sits here is connected. While nobody is, the clocks of people stand."""
        return any(seat.person in self.sockets for seat in self.seats if seat.person is not None)

    @property
    def written(self) -> tuple[Instruction, ...]:
        """What everybody has to agree to before a game (CUSTOM)."""
        return written_on(self.rules)

    @property
    def host_seat(self) -> int | None:
        """Where the host sits."""
        return None if self.host is None else self.seat_of(self.host)

    @property
    def spectators(self) -> int:
        """How many watch: people who sit elsewhere or nowhere, and connections without a name."""
        return self.anonymous + sum(self.seat_of(person) is None for person in self.sockets)

    def seat_of(self, person: str | None) -> int | None:
        """Where the person sits, if anywhere."""
        if person is not None:
            for place, seat in enumerate(self.seats):
                if seat.person == person:
                    return place
        return None

    def is_present(self, seat: Seat) -> bool:
        """Whether the person of this seat is connected, or a bot sits there."""
        return seat.person in self.sockets if seat.person is not None else seat.level is not None

    def has_agreed(self, seat: Seat) -> bool:
        """Whether whoever sits here has nothing left to agree to. Bots agree to everything."""
        return seat.level is not None or (seat.person is not None and (not self.written or seat.agreed == self.version))

    def free_seats(self) -> list[int]:
        """The seats that somebody could take now, the best first."""
        places = range(len(self.seats))
        if self.game is not None:
            return [place for place in places if self.seats[place].vacant]
        empty = [place for place in places if self.seats[place].is_empty]
        return empty + [place for place in places if self.seats[place].level is not None]

    def heir(self, place: int) -> int | None:
        """Who would be host after the person on this seat: the next who is there, or else the next who sits there."""
        others = [(place + steps) % len(self.seats) for steps in range(1, len(self.seats))]
        people = [other for other in others if self.seats[other].person is not None]
        return next((other for other in people if self.is_present(self.seats[other])), people[0] if people else None)

    def names(self, but: int | None = None) -> list[str]:
        """The names at the table, but for one seat's."""
        return [seat.name for place, seat in enumerate(self.seats) if seat.name and place != but]

    def is_finished(self, game: int) -> bool:
        """Whether that game, counted from 1, has come to its end or was given up, so that it may be shown to all."""
        return 1 <= game <= self.games and (game < self.games or self.phase in ("waiting", "game_over"))

    # What is to be done

    def make(self, wanted: NewTable, person: str, name: str) -> list[Fact]:
        """The facts of a new table, with its maker on seat 0; raises `Refusal`."""
        return commands.make(self, wanted, person, name)

    def decide(self, person: str | None, command: AnyCommand, now: int, name: str = "") -> list[Fact]:
        """What a person's command comes to; raises `Refusal`. Without a person it is a spectator's who has no name."""
        return commands.decide(self, person, name, command, now)

    def rename(self, person: str, name: str) -> list[Fact]:
        """What it comes to that a person has another name now; raises `Refusal`."""
        return commands.rename(self, person, name)

    def answered(self, person: str | None, command: str) -> int | None:
        """The number that the table had after this command, if it has been carried out before: then nothing is to be done."""
        return None if person is None else self.commands.number(person, command)

    def due(self) -> int | None:
        """When the table itself has something to do; None when it waits for people."""
        task = self._next()
        return None if task is None else task.at

    def act(self, now: int) -> list[Fact]:
        """What is due by now, one thing at a time: ask again once it has been applied. Empty when nothing is due.

        Nothing is searched for here: a bot that would search plays as well as it can without.
        """
        task = self._next()
        return task.facts(now) if task is not None and task.at <= now else []

    def searches(self, now: int) -> bool:
        """Whether it is due that a bot moves that searches."""
        task = self._next()
        return task is not None and task.searches is not None and task.at <= now

    def thought(self, now: int) -> Thought | None:
        """What a bot has to think about, where it is due that one moves that searches: `answer` takes what it comes to."""
        task = self._next()
        if self.game is None or task is None or task.searches is None or task.at > now:
            return None
        seat, level = task.searches
        return Thought(seat, level, self.played, self.game.view(seat))

    def answer(self, thought: Thought, move: Move | None, now: int) -> list[Fact]:
        """What it comes to that a bot has thought; nothing, where something else is to be done by now.

        Without a move, or with one that the rules refuse, the bot does what it would do without searching.
        """
        task = self._next()
        if self.game is None or task is None or task.at > now:
            return []
        if (task.searches, self.played) != ((thought.seat, thought.level), thought.played):
            return []
        if move is None or move.seat != thought.seat or not self.game.is_legal(move):
            return task.facts(now)
        return [agenda.moved(self, move)]

    def _next(self) -> agenda.Task | None:
        if self._agenda is None:
            self._agenda = (agenda.next_task(self),)
        return self._agenda[0]

    def stamp(self, new: Iterable[Fact], now: int, person: str | None = None, command: str | None = None) -> list[Stamped]:
        """The facts with the numbers that they get here."""
        return [Stamped(self.number + place, now, person, command, fact) for place, fact in enumerate(new, 1)]

    # Who is connected

    def connect(self, person: str | None, now: int) -> list[Fact]:
        """Somebody has connected. Returns what is to be applied at once: the seat handed back by the bot that stood in."""
        had = self.company
        if person is None:
            self.anonymous += 1
        else:
            self.sockets[person] = self.sockets.get(person, 0) + 1
        place = self.seat_of(person)
        if place is not None:
            self.seats[place].absent_from = None
        self._after(had, now)
        if place is not None and self.seats[place].stand_in in ("absent", "idle"):
            return [facts.StandInSet(place, on=False, why="back")]
        return []

    def disconnect(self, person: str | None, now: int) -> None:
        """A connection has ended."""
        had = self.company
        if person is None:
            self.anonymous -= 1
        else:
            self._one_less(person, now)
        self._after(had, now)

    def set_elsewhere(self, process: str, people: Iterable[str], anonymous: int, now: int) -> bool:
        """Who is connected here to another process from now on. Returns whether that is another than before."""
        had = self.company
        before = self.elsewhere.get(process, (frozenset(), 0))
        after = (frozenset(people), anonymous)
        if after == before:
            return False
        if after == (frozenset(), 0):
            del self.elsewhere[process]
        else:
            self.elsewhere[process] = after
        self.anonymous += anonymous - before[1]
        for person in after[0] - before[0]:
            self.sockets[person] = self.sockets.get(person, 0) + 1
            place = self.seat_of(person)
            if place is not None:
                self.seats[place].absent_from = None
        for person in before[0] - after[0]:
            self._one_less(person, now)
        self._after(had, now)
        return True

    def clocks(self, now: int) -> Clocks:
        """How the clocks stand that follow from who is connected."""
        return Clocks(
            self.question,
            now - self.company_from,
            None if self.deadline is None else self.deadline - now,
            self.time_left,
            {place: now - seat.absent_from for place, seat in enumerate(self.seats) if seat.absent_from is not None},
        )

    def set_clocks(self, clocks: Clocks, now: int) -> None:
        """Let the clocks stand as they do in another process that has had company for longer."""
        if not self.company or now - self.company_from >= clocks.company:
            return
        self.company_from = now - clocks.company
        for place, away in clocks.absent.items():
            if place < len(self.seats) and self.seats[place].absent_from is not None:
                self.seats[place].absent_from = now - away
        if clocks.question == self.question:
            if self.deadline is not None and clocks.deadline is not None:
                self.deadline = min(self.deadline, now + clocks.deadline)
            if self.time_left is not None and clocks.time_left is not None:
                self.time_left = min(self.time_left, clocks.time_left)
        self._agenda = None
        self.table_mark += 1
        self.game_mark += 1

    def _one_less(self, person: str, now: int) -> None:
        """One connection less of somebody."""
        if self.sockets[person] > 1:
            self.sockets[person] -= 1
        else:
            del self.sockets[person]
            place = self.seat_of(person)
            if place is not None:
                self.seats[place].absent_from = now

    def _after(self, had_company: bool, now: int, shows: bool = True) -> None:
        """See to the clocks after something has changed; `shows` is whether it may be seen at the table itself."""
        self._agenda = None
        self.table_mark += shows
        if self.company == had_company:
            return
        self.game_mark += 1
        if had_company:
            self.deadline = None
            for seat in self.seats:
                seat.absent_from = None
        else:
            self.company_from = now
            for seat in self.seats:
                away = seat.person is not None and seat.person not in self.sockets
                seat.absent_from = now if away else None
            self._restart_clock(now)

    def _restart_clock(self, at: int) -> None:
        """Give whoever is asked the whole time."""
        self.deadline = self.time_left = None
        asked = self.asked
        if self.timer and asked is not None and asked.person is not None and not asked.stand_in:
            if self.paused:
                self.time_left = 1000 * self.timer
            elif self.company:
                self.deadline = at + 1000 * self.timer

    # Facts

    def apply(self, stamped: Stamped) -> Change:
        """Let a fact be so."""
        had, phase = self.company, self.phase
        line = _APPLY[type(stamped.fact)](self, stamped.fact, stamped)
        self._note(stamped)
        # Most facts are moves, and most moves change nothing of what everybody sees of the table besides its game.
        shows = not isinstance(stamped.fact, facts.Moved) or self.phase != phase
        self._after(had, stamped.at, shows)
        if line is not None:
            self.log.add(line)
        return Change(stamped.number, line)

    def _note(self, stamped: Stamped) -> None:
        self.number = stamped.number
        if stamped.person is not None and stamped.command is not None:
            self.commands.add(stamped.person, stamped.command, stamped.number, [seat.person for seat in self.seats])

    def _made(self, fact: facts.Made, stamped: Stamped) -> Line | None:
        self.rules = Rules.of(fact.edition, fact.options)
        self.version = 1 if self.written else 0
        self.seats = [Seat() for _ in range(fact.seats)]
        self.open = fact.open
        return None

    def _sat(self, fact: facts.Sat, stamped: Stamped) -> Line | None:
        old = self.seat_of(fact.person)
        agreed = -1
        if old is not None:
            agreed = self.seats[old].agreed
            self.seats[old] = Seat()
        seat = self.seats[fact.seat] = Seat(person=fact.person, name=fact.name, agreed=agreed)
        if fact.person not in self.sockets and self.company:
            seat.absent_from = stamped.at
        if self.host is None:
            self.host = fact.person
        self._seat_changed(stamped.at)
        return _event(stamped, "moved" if old is not None else "sat", fact.seat, fact.name)

    def _named(self, fact: facts.Named, stamped: Stamped) -> Line | None:
        old = self.seats[fact.seat].name
        self.seats[fact.seat].name = fact.name
        return _event(stamped, "named", fact.seat, fact.name, old=old)

    def _bot_sat(self, fact: facts.BotSat, stamped: Stamped) -> Line | None:
        old = self.seats[fact.seat]
        self.seats[fact.seat] = Seat(level=fact.level, name=fact.name, vacant=old.vacant)
        return _event(stamped, "bot-sat" if old.is_empty else "bot-set", fact.seat, fact.name)

    def _left(self, fact: facts.Left, stamped: Stamped) -> Line | None:
        old = self.seats[fact.seat]
        self.seats[fact.seat] = Seat() if fact.level is None else Seat(level=fact.level, name=fact.name, vacant=True)
        if old.person is not None and old.person == self.host:
            self.host = None
        self._seat_changed(stamped.at)
        if old.person is None:
            return _event(stamped, "bot-free" if fact.level is not None else "bot-removed", fact.seat, old.name)
        code = f"{fact.why}-bot" if fact.level is not None else fact.why
        return _event(stamped, code, fact.seat, old.name, bot=fact.name)

    def _kept_out(self, fact: facts.KeptOut, stamped: Stamped) -> Line | None:
        self.kept_out[fact.person] = fact.name
        if len(self.kept_out) > MOST_KEPT_OUT:
            del self.kept_out[next(iter(self.kept_out))]
        return _event(stamped, "kept-out", None, fact.name)

    def _let_in(self, fact: facts.LetIn, stamped: Stamped) -> Line | None:
        return _event(stamped, "let-in", None, self.kept_out.pop(fact.person, ""))

    def _seat_changed(self, at: int) -> None:
        """Somebody else decides for a seat now: the question stays, and the time to answer it begins anew."""
        self.game_mark += 1
        self.bots_from = at
        self._restart_clock(at)

    def _seats_set(self, fact: facts.SeatsSet, stamped: Stamped) -> Line | None:
        self.seats += [Seat() for _ in range(fact.count - len(self.seats))]
        for goes in (lambda seat: seat.is_empty, lambda seat: seat.person is None):
            for place in reversed(range(len(self.seats))):
                if len(self.seats) > fact.count and goes(self.seats[place]):
                    del self.seats[place]
        return _event(stamped, "seats", None, "", count=fact.count)

    def _rules_set(self, fact: facts.RulesSet, stamped: Stamped) -> Line | None:
        old = self.written
        self.rules = Rules.of(fact.edition, fact.options)
        if self.written == old:
            return _event(stamped, "rules", None, "")
        self.version += 1
        return _event(stamped, "custom", None, "")

    def _table_set(self, fact: facts.TableSet, stamped: Stamped) -> Line | None:
        for name in ("open", "watching", "chat", "timer", "grace", "pace"):
            value = getattr(fact, name)
            if value is not None:
                setattr(self, name, value)
        if fact.timer is not None:
            self.game_mark += 1
            self._restart_clock(stamped.at)
        return _event(stamped, "settings", None, "")

    def _agreed(self, fact: facts.Agreed, stamped: Stamped) -> Line | None:
        self.seats[fact.seat].agreed = fact.version
        return _event(stamped, "agreed", fact.seat, self.seats[fact.seat].name)

    def _host_set(self, fact: facts.HostSet, stamped: Stamped) -> Line | None:
        self.host = self.seats[fact.seat].person
        return _event(stamped, f"host-{fact.why}", fact.seat, self.seats[fact.seat].name)

    def _started(self, fact: facts.Started, stamped: Stamped) -> Line | None:
        self.games += 1
        self.results = []
        options: dict[str, Any] = self.rules.differences()
        self.game = Game(self.rules.edition, players=fact.names, seed=fact.seed, **options)
        return self._round_begun(self.game.log[-1][1], stamped)

    def _dealt(self, fact: facts.Dealt, stamped: Stamped) -> Line | None:
        assert self.game is not None
        return self._round_begun(self.game.deal(fact.seed), stamped)

    def _round_begun(self, events: list[Event], stamped: Stamped) -> Line:
        assert self.game is not None
        self.game.forget()
        self.played = stamped.number
        self.log.new_round()
        for seat in self.seats:
            seat.ready = False
        self._asked_anew(stamped)
        self.bots_from = stamped.at + agenda.DEAL_SHOWN
        self._catch_from(stamped.at)
        return GameLine(stamped.number, stamped.at, None, "table", tuple(events))

    def _moved(self, fact: facts.Moved, stamped: Stamped) -> Line | None:
        game = self.game
        assert game is not None
        move = parse_move(fact.move)
        seat = self.seats[move.seat]
        asks = game.turn, game.phase
        owed = set(game.catchable)
        events = game.play_on(move)
        if fact.by == "person":
            seat.timeouts = 0
        elif fact.by == "clock" and move.verb not in UNASKED:
            seat.timeouts += 1
        if move.verb not in UNASKED or asks != (game.turn, game.phase):
            self._asked_anew(stamped)
        if move.verb in ("play", "draw", "pass") or not owed.issuperset(game.catchable):
            self._catch_from(stamped.at)
        elif not game.catchable:
            self.catch_at = None
        self.played = stamped.number
        self.game_mark += 1
        self.bots_from = stamped.at
        if game.turn is None:
            self._round_ended(game, stamped.at)
        return GameLine(stamped.number, stamped.at, move.seat, fact.by, tuple(events))

    def _asked_anew(self, stamped: Stamped) -> None:
        self.question = stamped.number
        self.game_mark += 1
        self._restart_clock(stamped.at)

    def _catch_from(self, at: int) -> None:
        assert self.game is not None
        self.catch_at = at + CATCH_PAUSE if self.game.catchable else None

    def _round_ended(self, game: Game, at: int) -> None:
        self.round_over_at = at
        before = [0] * len(self.seats) if not self.results else [score.total for score in self.results[-1].scores]
        scores = [
            Score(seat, [card_text(card) for card in game.hand(seat)], game.hand_points(seat), total - before[seat], total)
            for seat, total in enumerate(game.scores)
        ]
        self.results.append(RoundResult(game.round, game.round_winner, scores))

    def _readied(self, fact: facts.Readied, stamped: Stamped) -> Line | None:
        self.seats[fact.seat].ready = True
        return None

    def _stand_in_set(self, fact: facts.StandInSet, stamped: Stamped) -> Line | None:
        seat = self.seats[fact.seat]
        wished = "asked" in (seat.stand_in, fact.why)
        left = self.time_left if self.deadline is None else max(0, self.deadline - stamped.at)
        seat.stand_in = fact.why if fact.on else ""
        seat.timeouts = 0
        self._seat_changed(stamped.at)
        if wished and seat is self.asked and left is not None:
            # Nobody gains time by letting a bot play for a moment.
            if self.deadline is not None:
                self.deadline = stamped.at + left
            else:
                self.time_left = left
        return _event(stamped, f"stand-in-{fact.why}", fact.seat, seat.name)

    def _paused(self, fact: facts.Paused, stamped: Stamped) -> Line | None:
        at = stamped.at
        self.paused = fact.on
        self.game_mark += 1
        if fact.on:
            self.paused_at = at
            self.time_left = None if self.deadline is None else max(0, self.deadline - at)
            self.deadline = None
        else:
            for seat in self.seats:
                if seat.absent_from is not None:
                    seat.absent_from += at - max(seat.absent_from, self.paused_at)
            self.round_over_at += at - self.paused_at
            self.bots_from = at
            left = self.time_left
            self._restart_clock(at)
            if left is not None and self.deadline is not None:
                self.deadline = at + left
        return _event(stamped, "paused" if fact.on else "resumed", None, "")

    def _ended(self, fact: facts.Ended, stamped: Stamped) -> Line | None:
        self.game = None
        self.results = []
        self.paused = False
        self.catch_at = None
        self.game_mark += 1
        for seat in self.seats:
            seat.ready = seat.vacant = False
            seat.stand_in = ""
            seat.timeouts = 0
        self.log.new_round()
        self._restart_clock(stamped.at)
        return _event(stamped, "ended", None, "")

    def _said(self, fact: facts.Said, stamped: Stamped) -> Line | None:
        return ChatLine(stamped.number, stamped.person, fact.seat, stamped.at, fact.name, fact.text, fact.phrase, fact.emote)


def _event(stamped: Stamped, code: str, seat: int | None, name: str, **more: Any) -> TableEntry:
    """A line about the table, worded by `table-event-…`."""
    return TableEntry(stamped.number, stamped.at, code, {"seat": seat, "name": name, **more})


_APPLY: dict[type, Callable[[Table, Any, Stamped], Line | None]] = {
    facts.Made: Table._made,
    facts.Sat: Table._sat,
    facts.Named: Table._named,
    facts.BotSat: Table._bot_sat,
    facts.Left: Table._left,
    facts.KeptOut: Table._kept_out,
    facts.LetIn: Table._let_in,
    facts.SeatsSet: Table._seats_set,
    facts.RulesSet: Table._rules_set,
    facts.TableSet: Table._table_set,
    facts.Agreed: Table._agreed,
    facts.HostSet: Table._host_set,
    facts.Started: Table._started,
    facts.Dealt: Table._dealt,
    facts.Moved: Table._moved,
    facts.Readied: Table._readied,
    facts.StandInSet: Table._stand_in_set,
    facts.Paused: Table._paused,
    facts.Ended: Table._ended,
    facts.Said: Table._said,
}
