"""Plays the shares of a study: here, by several processes of this machine, or on a Ray cluster.

Each way gives the same results, in an order of its own. Whoever dies while playing a share costs nothing but the time for it: the share
is played again.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from ..errors import LastcardError
from .plan import Share, fingerprint

#: What came of a share, as text.
Result = tuple[Share, str]
Player = Callable[[Sequence[Share]], Iterator[Result]]

#: How often a share may end the process that plays it, before it is taken for the share's own fault.
MOST_DEATHS = 5


def play_here(shares: Sequence[Share], *, interpreted: bool = False) -> Iterator[Result]:
    """Play the shares one after another, in this process."""
    from .figures import play

    for share in shares:
        yield share, play(share, interpreted=interpreted)


# --- several processes ---


def play_by_workers(shares: Sequence[Share], workers: int, *, interpreted: bool = False) -> Iterator[Result]:
    """Play the shares by so many processes; one that dies is replaced. Raises `LastcardError` when a share cannot be played at all."""
    if not shares:
        return
    hired: list[_Worker] = []
    threads: list[threading.Thread] = []
    results: queue.SimpleQueue[Result | Exception] = queue.SimpleQueue()
    rest: queue.SimpleQueue[Share] = queue.SimpleQueue()
    for share in shares[1:]:
        rest.put(share)
    stopped = threading.Event()

    def work(worker: _Worker) -> None:
        try:
            while not stopped.is_set():
                share = rest.get_nowait()
                results.put((share, worker.play(share)))
        except queue.Empty:
            pass
        except Exception as error:
            results.put(error)

    try:
        hired.append(_Worker(interpreted))
        # The first share is played before the others are handed out, so that the rules are compiled once, for all.
        yield shares[0], hired[0].play(shares[0])
        hired += [_Worker(interpreted) for _ in range(min(workers, len(shares) - 1) - 1)]
        for worker in hired:
            threads.append(threading.Thread(target=work, args=(worker,), daemon=True))
            threads[-1].start()
        for _ in shares[1:]:
            found = results.get()
            if isinstance(found, Exception):
                raise found
            yield found
    finally:
        stopped.set()
        for worker in hired:
            worker.stop()
        for thread in threads:
            thread.join()
        for worker in hired:
            worker.close()


class _Worker:
    """A process that plays shares, or the next one when it has died."""

    def __init__(self, interpreted: bool) -> None:
        self._command = [sys.executable, "-m", f"{__package__}.worker", *(["--interpreted"] if interpreted else [])]
        self._process: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()
        self._stopped = False

    def play(self, share: Share) -> str:
        """What came of a share."""
        status: int | None = 0
        for _ in range(MOST_DEATHS):
            process = self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                print(share.to_json(), file=process.stdin, flush=True)
                answer = process.stdout.readline()
            except OSError:
                answer = ""
            if answer.endswith("\n"):
                return _checked(share, answer.rstrip("\n"))
            process.kill()
            status = process.wait()
            self.close()
        raise LastcardError(f"a worker died {MOST_DEATHS} times, the last time with status {status}, over the share {share.to_json()}")

    def stop(self) -> None:
        """End the process; nothing that it was doing is needed."""
        with self._lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()
                self._process.wait()

    def close(self) -> None:
        """Let go of what stays of a process that has ended."""
        if self._process is not None:
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):  # what was still to be sent to it
                        pipe.close()

    def _running(self) -> subprocess.Popen[str]:
        with self._lock:
            if self._stopped:
                raise LastcardError("the study was stopped")
            if self._process is None or self._process.poll() is not None:
                path = os.pathsep.join(filter(None, [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH")]))
                self._process = subprocess.Popen(
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    encoding="utf-8",
                    env={**os.environ, "PYTHONPATH": path},
                )
            return self._process


def _checked(share: Share, answer: str) -> str:
    if answer.startswith('{"error"'):
        raise LastcardError(f"the share {share.to_json()} cannot be played: {json.loads(answer)['error']}")
    return answer


# --- a cluster ---


def play_on_cluster(shares: Sequence[Share], address: str, *, interpreted: bool = False) -> Iterator[Result]:
    """Play the shares on the Ray cluster with this address; `auto` is the one of this machine, `local` one that is started for it.

    Raises `LastcardError` when there is none, or when it has another lastcard.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise LastcardError('a cluster needs Ray: install lastcard with its extra, as in pip install "lastcard[ray]"') from None
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, include_dashboard=False if address == "local" else None)
    except (ConnectionError, RuntimeError, ValueError, OSError, TimeoutError) as error:
        raise LastcardError(f"there is no Ray cluster at {address}: {_first_line(error)}") from None
    try:
        task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(_play_far_away)
        room = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        planned = iter(shares)
        playing: dict[Any, Share] = {}
        while True:
            while len(playing) < room and (share := next(planned, None)) is not None:
                playing[task.remote(share.to_json(), fingerprint(), interpreted)] = share
            if not playing:
                break
            done, _ = ray.wait(list(playing))
            for reference in done:
                share = playing.pop(reference)
                try:
                    answer = ray.get(reference)
                except ray.exceptions.RayError as error:
                    raise LastcardError(f"the cluster cannot play the share {share.to_json()}: {_first_line(error)}") from None
                yield share, _checked(share, answer)
    finally:
        ray.shutdown()


def _play_far_away(text: str, made_by: str, interpreted: bool) -> str:
    """A share, on a machine of a cluster."""
    from .figures import play

    if fingerprint() != made_by:
        return json.dumps({"error": "the cluster has another version of lastcard; install the same there and here"})
    try:
        return play(Share.from_json(text), interpreted=interpreted)
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


def _first_line(error: BaseException) -> str:
    return next((line.strip() for line in reversed(str(error).splitlines()) if line.strip()), type(error).__name__)
