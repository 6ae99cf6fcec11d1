"""The table that is printed in the end."""

import shutil
import statistics
from typing import NamedTuple


class Row(NamedTuple):
    what: str
    ours: str
    peer: str = ""
    ratio: str = ""
    spread: str = ""
    goal: str = ""
    met: bool = True

    def cells(self):
        verdict = ("met" if self.met else "**missed**") if self.goal else ""
        return [*self[:-1], verdict]


class Table:
    HEADER = ["what", "hp-books", "peer", "ratio", "middle half", "goal", ""]

    def __init__(self):
        self.rows = []
        self.skipped = []

    def add(self, what, ours, goal="", met=True, peer=""):
        """Adds a row about hp-books alone."""
        self.rows.append(Row(what, ours, peer, goal=goal, met=bool(met)))

    def compare(self, what, ours, peer, ratios, most=None):
        """Adds a row about the times of hp-books divided by those of a peer, one for each round.

        The goal is the most that their median may be.
        """
        ratio = statistics.median(ratios)
        ratio_text = f"{ratio:.3g}"
        if ratio < 0.5:
            ratio_text += f" ({1 / ratio:.3g} times as fast)"
        spread = ""
        if len(ratios) > 1:
            quarters = statistics.quantiles(ratios, n=4)
            spread = f"{quarters[0]:.3g} to {quarters[2]:.3g}"
        if most is not None:
            goal, met = f"≤ {most:.2f}", ratio <= most
        else:
            goal, met = "", True
        self.rows.append(Row(what, ours, peer, ratio_text, spread, goal, bool(met)))

    def lacks(self, piece, *tools):
        """Whether a piece cannot be measured here; if so, that is said under the table."""
        missing = missing_tools(tools)
        if missing:
            self.skip(f"{piece} needs {' and '.join(missing)}")
        return bool(missing)

    def skip(self, reason):
        """Says under the table what is not measured here, and why."""
        self.skipped.append(f"Skipped: {reason}.")

    def all_met(self):
        return all(row.met for row in self.rows)

    def write(self):
        if self.rows:
            for row in [self.HEADER, ["---"] * len(self.HEADER), *(row.cells() for row in self.rows)]:
                print("| " + " | ".join(row) + " |")
        for line in self.skipped:
            print(line)


def missing_tools(tools):
    return [tool for tool in tools if shutil.which(tool) is None]
