"""The runs whose instructions are counted, and how many each may take."""

from typing import NamedTuple, Optional

import reader


class Row(NamedTuple):
    """A run of a reader of so many series, and its goal in millions of instructions."""

    name: str
    words: str
    goal: Optional[float]
    series: int = 1
    writes: bool = False
    in_terminal: bool = False
    is_busy: bool = False
    finds_nothing: bool = False

    def count(self, program):
        """The instructions of the run, from a reader state laid just before it."""
        reader.lay(program, self.series, self.is_busy)
        before = program.state.read_bytes() if program.state.exists() else None
        words = self.words.split()
        if self.in_terminal:
            count = program.instructions_in_terminal(*words)
        else:
            count = program.instructions(*words, may_fail=self.finds_nothing)
        after = program.state.read_bytes() if program.state.exists() else None
        if (before != after) != self.writes:
            raise SystemExit(f"{self.name}: the run should {'' if self.writes else 'not '}write")
        return count

    def is_missed_by(self, count):
        return self.goal is not None and count > self.goal * 1e6


# The goal was set for ten commands; of the six that came later, each may add so much.
LATER_HELP = 6 * 0.012

ROWS = [
    Row("show 3, repeated", "show 3", 0.98),
    Row("show 3, a new reader", "show 3", 1.0, series=0, writes=True),
    Row("show 4 after show 3", "show 4", 1.24, writes=True),
    Row("show 4 after show 3, five series", "show 4", 1.4, series=5, writes=True),
    Row("summary 1 --expand", "summary 1 --expand", 1.0, writes=True),
    Row("show 3, repeated, five series", "show 3", 1.0, series=5),
    Row("summary 3", "summary 3", 0.75),
    Row("list", "list", 0.93),
    Row("the name alone", "", 1.8, is_busy=True),
    Row("shelf", "shelf", 1.25, is_busy=True),
    Row("recent", "recent", 1.2, is_busy=True),
    Row("search owl", "search owl", 3.8),
    Row("search xyzzy", "search xyzzy", 8.0, finds_nothing=True),
    Row("recap 4 20", "recap 4 20", 1.95),
    Row("show 3 --json", "show 3 --json", None),
    Row("--help", "--help", 0.65 + LATER_HELP),
    Row("completions bash", "completions bash", 0.40),
    Row("manual", "manual", None),
    Row("--version", "--version", 0.26),
    Row("a Tab for a title", "__complete show az", 0.95),
    Row("a Tab for a chapter", "__complete bookmark 3 1", 0.9),
    Row("a Tab for an option", "__complete show --", 0.9),
    Row("show 3 with its cover", "show 3 --no-pager", None, in_terminal=True),
    Row("show 3 --no-cover", "show 3 --no-pager --no-cover", None, in_terminal=True),
]


def counts(program):
    """Each row with its instructions, one after the other as they are counted."""
    for row in ROWS:
        yield row, row.count(program)
