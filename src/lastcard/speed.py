"""The compiled speed: the same functions, compiled by Numba on NumPy records. The only module that imports Numba.

Every function of the kernel and of the bots is compiled for the one signature that its annotations give: a `State` is a record,
`int` is int64, and there is no `Host`. So nothing is compiled twice for a byte and a word. The functions call each other through
their modules' names; here each gets a copy of its module's names in which the callables are the compiled ones.

Numba notices a change in a function's own file only, so the cache folder is named by a hash of all the sources.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import platform
import types
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba.core import caching, cgutils, codegen, cpu
from numba.core import types as numba_types
from numba.extending import intrinsic, overload_method

from .bots import careful, champion, deals, driver, guest, imagine, random, reflexes, rows, rows_searching, weighing, weights
from .envs import actions, encode, lanes, space, turns
from .kernel import bits, chance, codes, deal, deck, effects, legal, look, memory, play, ruleset, score, state, uno

# In the order of their imports: what a module calls stands before it.
_MODULES = (
    *(bits, chance, deck, legal, uno, score, effects, play, deal, look, memory),
    *(random, careful, weights, reflexes, weighing, driver, rows, deals, imagine, champion, rows_searching),
    *(actions, encode, turns, lanes, guest),
)


def record_type(fields: tuple[tuple[str, str, int], ...]) -> np.dtype[Any]:
    """The NumPy record of a table of fields. Rows of words come first, so that everything lies aligned."""
    return np.dtype([(name, letters, (length,)) if length else (name, letters) for name, letters, length in fields], align=True)


STATE = record_type(state.FIELDS)
RULESET = record_type(ruleset.FIELDS)
LOOK = record_type(look.FIELDS)
SEARCH = record_type(imagine.FIELDS)
MEMORY = record_type(memory.FIELDS)
RECALL = record_type(memory.RECALL_FIELDS)
JOURNAL = record_type(memory.JOURNAL_FIELDS)
SPACE = record_type(space.FIELDS)
LANE = record_type(lanes.FIELDS)
SETTING = record_type(lanes.SETTING)
GUEST = record_type(guest.FIELDS)


def rules_record(rules: ruleset.Ruleset) -> Any:
    """The compiled form of a ruleset: an array of one record."""
    found = np.zeros(1, RULESET)
    for name, _, length in ruleset.FIELDS:
        value = getattr(rules, name)
        found[name][0] = np.frombuffer(value, np.int8) if isinstance(value, bytes) else np.array(value) if length else value
    return found


def space_record(numbers: space.Space) -> Any:
    """The compiled form of a space: an array of one record."""
    found = np.zeros(1, SPACE)
    for name, _, length in space.FIELDS:
        value = getattr(numbers, name)
        found[name][0] = np.array(value) if length else value
    return found


@intrinsic
def _popcount(context: Any, x: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return numba_types.int64(numba_types.int64), build


@intrinsic
def _lowest(context: Any, x: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], cgutils.true_bit)

    return numba_types.int64(numba_types.int64), build


@intrinsic
def _copy_record(context: Any, to: Any, source: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = context.get_constant(numba_types.intp, signature.args[0].size)
        cgutils.raw_memcpy(builder, arguments[0], arguments[1], size, 1)
        return context.get_dummy_value()

    return numba_types.none(to, source), build


def _data(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """Where an array's memory begins, as bytes."""
    array = context.make_array(kind)(context, builder, value)
    return builder.bitcast(array.data, ir.IntType(8).as_pointer())


@intrinsic
def _copy_part(context: Any, to: Any, at: Any, source: Any, start: Any, length: Any) -> Any:
    if to.dtype != source.dtype:
        raise TypeError(f"{to.dtype} and {source.dtype} are different kinds of numbers")

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        each = context.get_constant(numba_types.intp, signature.args[0].dtype.bitwidth // 8)
        target = builder.gep(_data(context, builder, signature.args[0], arguments[0]), [builder.mul(arguments[1], each)])
        origin = builder.gep(_data(context, builder, signature.args[2], arguments[2]), [builder.mul(arguments[3], each)])
        cgutils.raw_memcpy(builder, target, origin, builder.mul(arguments[4], each), 1)
        return context.get_dummy_value()

    return numba_types.none(to, at, source, start, length), build


@intrinsic
def _clear_part(context: Any, row: Any, length: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        each = context.get_constant(numba_types.intp, signature.args[0].dtype.bitwidth // 8)
        cgutils.memset(builder, _data(context, builder, signature.args[0], arguments[0]), builder.mul(arguments[1], each), 0)
        return context.get_dummy_value()

    return numba_types.none(row, length), build


#: Sixty-four small numbers at once, which is room for all kinds of card; and as many bits.
_KINDS, _FLAGS = ir.VectorType(ir.IntType(8), 64), ir.VectorType(ir.IntType(1), 64)


@intrinsic
def _write_rest(context: Any, to: Any, at: Any, whole: Any, less: Any, lesser: Any, length: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row = builder.gep(_data(context, builder, signature.args[0], arguments[0]), [arguments[1]])
        rows = [_data(context, builder, signature.args[place], arguments[place]) for place in (2, 3, 4)]
        left, less, lesser = (builder.load(builder.bitcast(each, _KINDS.as_pointer()), align=1) for each in rows)
        one = ir.Constant(ir.IntType(64), 1)
        counted = builder.bitcast(builder.sub(builder.shl(one, arguments[5]), one), _FLAGS)
        rest = builder.select(counted, builder.sub(builder.sub(left, less), lesser), ir.Constant(_KINDS, None))
        builder.store(rest, builder.bitcast(row, _KINDS.as_pointer()), align=1)
        return context.get_dummy_value()

    return numba_types.none(to, at, whole, less, lesser, length), build


@intrinsic
def _spread_bits(context: Any, to: Any, at: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row = builder.gep(_data(context, builder, signature.args[0], arguments[0]), [arguments[1]])
        flags = builder.zext(builder.bitcast(arguments[2], _FLAGS), _KINDS)
        builder.store(flags, builder.bitcast(row, _KINDS.as_pointer()), align=1)
        return context.get_dummy_value()

    return numba_types.none(to, at, bits), build


@intrinsic
def _fetch_ahead(context: Any, rows: Any, place: Any, start: Any, end: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        at = builder.add(builder.mul(arguments[1], builder.extract_value(array.strides, 0)), arguments[2])
        first = builder.gep(_data(context, builder, signature.args[0], arguments[0]), [at])
        kind = ir.FunctionType(ir.VoidType(), [first.type, ir.IntType(32), ir.IntType(32), ir.IntType(32)])
        prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
        line = context.get_constant(numba_types.intp, 64)
        rest = builder.add(builder.sub(arguments[3], arguments[2]), context.get_constant(numba_types.intp, 63))
        with cgutils.for_range(builder, builder.udiv(rest, line)) as loop:
            at = builder.gep(first, [builder.mul(loop.index, line)])
            builder.call(prefetch, [at, *(ir.Constant(ir.IntType(32), number) for number in (0, 3, 1))])  # to read, and keep near
        return context.get_dummy_value()

    return numba_types.none(rows, place, start, end), build


def _fast_copy_part(to: Any, at: int, source: Any, start: int, length: int) -> None:
    _copy_part(to, at, source, start, length)


def _fast_clear_part(row: Any, length: int) -> None:
    _clear_part(row, length)


def _fast_write_rest(to: Any, at: int, whole: Any, less: Any, lesser: Any, length: int) -> None:
    _write_rest(to, at, whole, less, lesser, length)


def _fast_spread_bits(to: Any, at: int, bits: int, length: int) -> None:
    _spread_bits(to, at, bits)


def _fast_fetch_ahead(rows: Any, place: int, start: int, end: int) -> None:
    _fetch_ahead(rows, place, start, end)


def _fast_popcount(bits: int) -> int:
    return int(_popcount(bits))


def _fast_lowest(bits: int) -> int:
    return int(_lowest(bits))


@intrinsic
def _deposit(context: Any, bits: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64"), arguments)

    return numba_types.int64(numba_types.int64, numba_types.int64), build


def _fast_nth(bits: int, n: int) -> int:
    return int(_lowest(_deposit(1 << n, bits)))


def _fast_copy_row(to: Any, source: Any) -> None:
    for place in range(len(to)):
        to[place] = source[place]


def _fast_copy_state(to: Any, source: Any) -> None:
    _copy_record(to, source)


#: What the machine code of a policy takes: the addresses and lengths of an observation and a mask, and the address of a generator.
_POLICY = "int64(CPointer(int8), int64, CPointer(int8), int64, CPointer(int64))"


@intrinsic
def _call_policy(context: Any, address: Any, observation: Any, mask: Any, rng: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        rows = [context.make_array(kind)(context, builder, value) for kind, value in zip(signature.args[1:], arguments[1:], strict=True)]
        values = [rows[0].data, rows[0].nitems, rows[1].data, rows[1].nitems, rows[2].data]
        kind = ir.FunctionType(ir.IntType(64), [value.type for value in values])
        return builder.call(builder.inttoptr(arguments[0], kind.as_pointer()), values)

    return numba_types.int64(address, observation, mask, rng), build


def _fast_ask_policy(policy: Any, observation: Any, mask: Any, rng: Any) -> int:
    return int(_call_policy(policy, observation, mask, rng))


#: `chance.below` for a policy of one's own: a number from 0 to n - 1 from its generator.
below = numba.njit(chance.below)


def machine_code(policy: Callable[[Any, Any, Any], int]) -> Any:
    """A user's policy as machine code that the loop of `envs.lanes` can call; `address` is where it lies, as long as this is kept.

    Raises `TypeError` for what is not compiled by Numba, and Numba's own errors for what cannot be.
    """
    if not isinstance(policy, numba.core.dispatcher.Dispatcher):
        raise TypeError(f"policy: a function decorated with numba.njit is needed, not {type(policy).__name__}")

    def called(observation: Any, size: int, mask: Any, actions: int, rng: Any) -> int:
        return int(policy(numba.carray(observation, (size,)), numba.carray(mask, (actions,)), numba.carray(rng, (4,))))

    return numba.cfunc(_POLICY)(called)


#: What stands in the place of the functions of `bits.py`, and for copying: single machine instructions, and a loop in the place of a slice.
_INSTEAD = {
    "popcount": _fast_popcount,
    "lowest": _fast_lowest,
    "copy_row": _fast_copy_row,
    "copy_part": _fast_copy_part,
    "clear_part": _fast_clear_part,
    "write_rest": _fast_write_rest,
    "spread_bits": _fast_spread_bits,
    "fetch_ahead": _fast_fetch_ahead,
    "copy_state": _fast_copy_state,
    "ask_policy": _fast_ask_policy,
}
if platform.machine() in ("x86_64", "AMD64") and llvm.get_host_cpu_features().get("bmi2"):
    _INSTEAD["nth"] = _fast_nth

#: Divisions by zero do not occur, and need no check; the interpreter's lock is not needed.
_OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}

#: Functions that take rows both by themselves and from within a record, which are different types to Numba.
_GENERIC = {
    "below",
    "scramble",
    "copy_row",
    "copy_part",
    "clear_part",
    "write_rest",
    "fetch_ahead",
    "add_slots",
    "new_group",
    "take_slot",
    "leave_hand",
}

#: What a turn of random play comes through: put into the loop itself, where LLVM by itself would call it.
_INLINE = frozenset(
    (
        *("popcount", "lowest", "nth", "below", "seat_after", "can_draw", "gain", "drop", "lay", "take", "outgrow"),
        *("matching", "playable", "playable_now", "close_window", "begin_turn", "end_turn", "count_action", "finish_play", "go_on"),
        *("glance", "count_plays", "calls_uno", "random_play", "choose_random", "act", "play_card", "draw_card"),
        *("look_from_lane", "look_on", "encode_all", "encode", "encode_seats", "mark_with", "mark_beside", "show_lane"),
        *("step_lane", "carry_out_move", "count_laid", "move_of"),
        *("play_step", "look_closely", "choose_careful", "best_play", "value_of", "colour_cards", "shortest_other"),
    )
)

_WORDS = numba_types.Array(numba_types.int64, 1, "C")
_TYPES = {
    "State": numba.from_dtype(STATE),
    "Ruleset": numba.from_dtype(RULESET),
    "Look": numba.from_dtype(LOOK),
    "Search": numba.from_dtype(SEARCH),
    "Space": numba.from_dtype(SPACE),
    "Memory": numba.from_dtype(MEMORY),
    "Groups": numba.from_dtype(MEMORY),
    "Recall": numba.from_dtype(RECALL),
    "Journal": numba.from_dtype(JOURNAL),
    "Host | None": numba_types.none,
    "int": numba_types.int64,
    "bool": numba_types.boolean,
    "float": numba_types.float64,
    "Any": numba_types.none,  # only of generic functions, which get their types where they are called
    "Numbers": _WORDS,
    "Fixed": _WORDS,
    "Octets": numba_types.Array(numba_types.int8, 1, "C"),
    "Reals": numba_types.Array(numba_types.float32, 1, "C"),
    "Choice": numba.typeof((0, 0, 0, 0, False)),
    "Lane": numba.from_dtype(LANE),
    "Setting": numba.from_dtype(SETTING),
    "Guest": numba.from_dtype(GUEST),
    "States": numba_types.Array(numba.from_dtype(STATE), 1, "C"),
    "Lanes": numba_types.Array(numba.from_dtype(LANE), 1, "C"),
    "OctetRows": numba_types.Array(numba_types.int8, 2, "C"),
    "RealRows": numba_types.Array(numba_types.float32, 2, "C"),
    "NumberRows": numba_types.Array(numba_types.int64, 2, "C"),
    "SumRows": numba_types.Array(numba_types.float64, 2, "C"),
    "Policy": numba_types.int64,  # the address of its machine code
}


_write_row = numba.njit(memory.write_row, no_cpython_wrapper=True, **_OPTIONS)


# A journal is the one host of compiled games.


@overload_method(numba_types.Record, "note", strict=False)
def _note(host: Any, code: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
    if host == _TYPES["Journal"]:
        return lambda host, code, a, b, c, d: _write_row(host, code, a, b, c, d)
    return None


@overload_method(numba_types.Record, "before_take", strict=False)
def _before_take(host: Any, state: Any) -> Any:
    return lambda host, state: None


@overload_method(numba_types.Record, "took", strict=False)
def _took(host: Any, kind: Any) -> Any:
    return lambda host, kind: None


@overload_method(numba_types.Record, "shuffled", strict=False)
def _shuffled(host: Any, state: Any) -> Any:
    return lambda host, state: None


def _functions() -> Iterator[tuple[types.ModuleType, str, types.FunctionType]]:
    for module in _MODULES:
        for name, value in vars(module).items():
            if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
                yield module, name, value


def signature_of(function: Callable[..., Any]) -> tuple[Any, ...]:
    """The Numba types of a function's parameters, from its annotations."""
    return tuple(_TYPES[str(parameter.annotation)] for parameter in inspect.signature(function).parameters.values())


@cache
def source_hash() -> str:
    """A hash of everything that the compiled code depends on."""
    found = hashlib.sha256(f"{numba.__version__} {np.__version__} {numba.config.BOUNDSCHECK}".encode())
    for module in (*_MODULES, codes, state, ruleset):
        found.update(Path(str(module.__file__)).read_bytes())
    found.update(Path(__file__).read_bytes())
    return found.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: `LASTCARD_CACHE`, or the user's cache folder."""
    import platformdirs

    base = os.environ.get("LASTCARD_CACHE") or platformdirs.user_cache_dir("lastcard")
    return Path(base) / f"kernel-{source_hash()}"


class _Locator(caching._CacheLocator):  # type: ignore[misc]  # Numba's own classes have no types
    """Keeps the compiled code of a function in `cache_folder`."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        self._name = py_func.__qualname__

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return source_hash()

    def get_disambiguator(self) -> str:
        return str(self._name)

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _Locator | None:
        locator = cls(py_func, py_file)
        try:
            locator.ensure_cache_path()
        except OSError:
            return None
        return locator


class _CacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]  # Numba's own classes have no types
    _locator_classes = [_Locator]  # noqa: RUF012  # Numba's own attribute


class _Cache(caching.FunctionCache):  # type: ignore[misc]  # Numba's own classes have no types
    """The cache of one entry; what it calls is compiled when the entry is not found."""

    _impl_class = _CacheImpl

    def __init__(self, py_func: Any, not_found: Callable[[], None]) -> None:
        super().__init__(py_func)
        self._not_found = not_found

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = super().load_overload(sig, target_context)
        if found is None:
            self._not_found()
        return found


@contextmanager
def _for_linking() -> Iterator[None]:
    """Compile functions only so far that others can take them in.

    An entry is optimized and made into machine code as a whole, with all that it calls. To do the same with each function by itself,
    as Numba would, more than doubles the time of the first start. Where a later Numba is built otherwise, this changes nothing.
    """
    level = numba.config.OPT
    patches: list[tuple[Any, str, Any]] = [
        (cpu.CPUContext, "get_executable", lambda *_: [].append),  # a new one each time: it stands for machine code, and is never called
        (codegen.JITCPUCodegen, "_add_module", lambda *_: None),
        (codegen.JITCodeLibrary, "_finalize_specific", lambda *_: None),
    ]
    kept = [getattr(owner, name, None) for owner, name, _ in patches]
    if None not in kept:
        numba.config.OPT = type(level)(0)
        for owner, name, instead in patches:
            setattr(owner, name, instead)
    try:
        yield
    finally:
        numba.config.OPT = level
        for (owner, name, _), value in zip(patches, kept, strict=True):
            if value is not None:
                setattr(owner, name, value)


class Compiled:
    """The compiled functions, as attributes: compiled, or read from the cache, when first asked for."""

    def __init__(self, label: str = "", instead: Mapping[str, Any] = _INSTEAD) -> None:
        """With `instead`, these functions stand in the place of others; a label keeps apart what is kept of both."""
        self._inner: dict[str, Any] = {}
        self._label = label
        self.compile_seconds = 0.0
        namespaces: dict[str, dict[str, Any]] = {}
        for module, name, function in _functions():
            names = namespaces.setdefault(module.__name__, dict(vars(module)))
            names.update({known: self._inner[known] for known in names if known in self._inner})
            source = instead.get(name, function)
            copy = types.FunctionType(source.__code__, names if source is function else globals(), name, source.__defaults__)
            copy.__qualname__ = name
            self._inner[name] = names[name] = numba.njit(copy, no_cpython_wrapper=True, forceinline=name in _INLINE, **_OPTIONS)
        self._signatures = {name: signature_of(function) for _, name, function in _functions()}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._inner:
            raise AttributeError(name)
        started = perf_counter()
        entry = self._entry(name)
        self.compile_seconds += perf_counter() - started
        setattr(self, name, entry)
        return entry

    def _entry(self, name: str) -> Any:
        """A function that Python can call, from the cache; or compiled, after all that it may call, each for its one signature."""
        entry, signature = numba.njit(self._inner[name].py_func, **_OPTIONS), self._signatures[name]
        entry.py_func.__qualname__ = self._label + name
        link = partial(self._link, name)
        try:
            entry._cache = _Cache(entry.py_func, link)
        except RuntimeError:  # there is no folder to keep it in: it is compiled every time
            link()
        entry.compile(signature)
        entry.disable_compile()
        return entry

    def _calls(self, name: str) -> Iterator[str]:
        """The functions whose names a function uses: a field of the same name is none."""
        function = self._inner[name].py_func
        for used in function.__code__.co_names:
            if used in self._inner and function.__globals__.get(used) is self._inner[used]:
                yield used

    def _link(self, entry: str) -> None:
        """Compile what an entry calls, straight or by way of others, so far that it can be taken in.

        What may have a host is compiled without one; and with a journal too, where a game is written into one.
        """
        wanted = {entry}
        while more := {name for one in wanted for name in self._calls(one)} - wanted:
            wanted |= more
        journal = _TYPES["Journal"]
        hosts = (numba_types.none, journal) if any(journal in self._signatures[name] for name in wanted) else (numba_types.none,)
        calls = [name for name in self._inner if name in wanted - {entry} and name not in _GENERIC]
        with _for_linking():
            # One may call another that stands after it: none is closed before all have been compiled.
            for name in calls:
                self._inner[name].disable_compile(False)
            for name in calls:
                for host in hosts:
                    self._inner[name].compile(tuple(host if one is numba_types.none else one for one in self._signatures[name]))
            for name in calls:
                self._inner[name].disable_compile()


@cache
def compiled() -> Compiled:
    """The compiled kernel; the same object at every call."""
    return Compiled()


def _none_weighs(state: Any, rules: Any, seat: int, look: Any, level: int) -> tuple[int, int, int, int, bool]:
    return -1, -1, -1, -1, False


@cache
def plain() -> Compiled:
    """The compiled kernel without bots that weigh: of what takes `random` and `careful` alone, half as much is to be compiled."""
    return Compiled("plain-", {**_INSTEAD, "look_and_weigh": _none_weighs})
