"""How a test suite is run, and stopped at its first failure."""

import os
import re
import selectors
import signal
import subprocess
import time
from typing import NamedTuple, Optional

FAILURE = re.compile(r"✘ (?:Test|Suite) (?!run\b)(.*?) (?:recorded an issue|failed)")
COLOR = re.compile(r"\x1b\[[0-9;]*m")
RUN = re.compile(r"✔ Test run with (\d+) tests?")

# All mutants meet the same sample.
SEED = "1"


class Outcome(NamedTuple):
    seconds: float
    killer: Optional[str]


class Suites:
    """The test targets of a built tree."""

    def __init__(self, tree, log):
        self.tree = tree
        self.log = log
        self.binary = tree.binary()
        self.times = {}

    def measure(self, names):
        """Runs suites without any mutant, to know how long they take and that they succeed."""
        self.tree.activate(0)
        for name in sorted(set(names) - set(self.times)):
            outcome = self._run(f"^{_module(name)}\\.", limit=1800)
            if outcome.killer:
                raise SystemExit(
                    f"{name} fails without any mutant: {outcome.killer}; see {self.log}")
            self.times[name] = outcome.seconds
            yield name, outcome.seconds

    def own_killer(self, mutant):
        """What the suite of the mutant's own module says: the suite and its failure, or nothing."""
        return self._killer(mutant, self.tree.suites(mutant.module)[:1])

    def other_killer(self, mutant):
        """What the suites say that stand on the module, the quick ones first."""
        others = self.tree.suites(mutant.module)[1:]
        return self._killer(mutant, sorted(others, key=lambda name: self.times[name]))

    def _killer(self, mutant, names):
        self.tree.activate(mutant.number)
        try:
            for name in names:
                outcome = self._run(f"^{_module(name)}\\.", limit=2 * self.times[name] + 30)
                if outcome.killer:
                    return name, outcome.killer
            return None
        finally:
            self.tree.activate(0)

    def _run(self, tests, limit):
        start = time.monotonic()
        command = [
            str(self.binary), "--testing-library", "swift-testing", "--filter", tests]
        with open(self.log, "a", encoding="utf-8") as log:
            process = subprocess.Popen(
                ["nice", *command], cwd=self.tree.folder, stdin=subprocess.DEVNULL,
                env={**os.environ, "HP_BOOKS_SEED": SEED},
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
            try:
                killer = _watch(process, start + limit, log)
            finally:
                self._end(process)
        return Outcome(time.monotonic() - start, killer)

    def _end(self, process):
        """Ends what a run has started, and what has outlived those that started it."""
        for one in [process.pid, *self._started(process.pid)]:
            try:
                os.kill(one, signal.SIGKILL)
            except ProcessLookupError:
                pass
        process.wait()
        process.stdout.close()

    def _started(self, ancestor):
        """The processes below one, and those that run a program of the tree."""
        listing = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid=,args="], text=True, errors="replace",
            stdout=subprocess.PIPE, check=True).stdout
        found, programs = {ancestor}, str(self.binary.resolve().parent) + "/"
        rows = [line.split(None, 2) for line in listing.splitlines()]
        for pid, parent, *args in sorted(rows, key=lambda row: int(row[0])):
            if int(parent) in found or args and args[0].startswith(programs):
                found.add(int(pid))
        return found - {ancestor, os.getpid()}


def _watch(process, deadline, log):
    """Reads what the tests say, up to the first failure, and returns that, or nothing."""
    selector = selectors.DefaultSelector()
    selector.register(process.stdout, selectors.EVENT_READ)
    rest, succeeded = b"", False
    while True:
        if not selector.select(max(0, deadline - time.monotonic())):
            return "did not end in time"
        chunk = os.read(process.stdout.fileno(), 1 << 16)
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            text = COLOR.sub("", line.decode(errors="replace"))
            log.write(text + "\n")
            if failure := FAILURE.search(text):
                return failure[1]
            succeeded = succeeded or bool(RUN.search(text))
        if not chunk:
            break
    status = process.wait()
    return None if status == 0 and succeeded else f"crashed ({_reason(status)})"


def _reason(status):
    return f"status {status}" if status >= 0 else signal.Signals(-status).name


def _module(name):
    return name.replace("-", "_")
