"""The table that is printed in the end."""

import shutil
import statistics


class Table:
    HEADER = ["what", "hp-books", "peer", "ratio", "middle half", "goal", ""]

    def __init__(self):
        self.rows = []
        self.skipped = []
        self.missed = False

    def add(self, what, ours, goal="", met=True, peer="", ratios=()):
        """Adds a row; the ratios are those of hp-books to its peer, one for each round."""
        ratio = f"{statistics.median(ratios):.3g}" if ratios else ""
        spread = ""
        if len(ratios) > 1:
            quarters = statistics.quantiles(ratios, n=4)
            spread = f"{quarters[0]:.3g} to {quarters[2]:.3g}"
        self.missed |= not met
        verdict = ("met" if met else "**missed**") if goal else ""
        self.rows.append([what, ours, peer, ratio, spread, goal, verdict])

    def lacks(self, piece, *tools):
        """Whether a piece cannot be measured here; if so, that is said under the table."""
        missing = [tool for tool in tools if shutil.which(tool) is None]
        if missing:
            self.skipped.append(f"Skipped: {piece} needs {' and '.join(missing)}.")
        return bool(missing)

    def all_met(self):
        return not self.missed

    def write(self):
        if self.rows:
            for row in [self.HEADER, ["---"] * len(self.HEADER), *self.rows]:
                print("| " + " | ".join(row) + " |")
        for line in self.skipped:
            print(line)
