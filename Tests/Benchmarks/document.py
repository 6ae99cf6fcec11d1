"""The table of README.md: the accepted figures, and the rows that were recorded last."""

import difflib
import json
import pathlib

import hostile
import ratchet
from figures import FIGURES

DOCUMENT = pathlib.Path(__file__).with_name("README.md")
HEADING = "## Figures"
RECORDED = pathlib.Path(__file__).with_name("recorded.json")
# Of a piece with many rows of one kind, only some are shown.
DIGESTS = {"hostile": hostile.digest}

COLUMNS = ["what", "hp-books", "beside", "ratio", "goal"]


def record(piece, table):
    """Keeps the rows of a piece for the document, unless some could not be measured."""
    if table.skipped:
        print(f"Not recorded, since rows are missing: {piece}.")
        return
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    rows = DIGESTS[piece](table.rows) if piece in DIGESTS else table.rows
    recorded[piece] = [row._asdict() for row in rows]
    RECORDED.write_text(
        json.dumps(recorded, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def lines(pieces):
    """The table, line by line: what stands still, then the pieces in their order."""
    accepted = ratchet.accepted_figures()
    rows = [
        [figure.name, figure.shown(accepted[figure.name]), "", "",
         goal(figure.shown_goal(), not figure.is_missed_by(accepted[figure.name]))]
        for figure in FIGURES if figure.name in accepted
    ]
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    for piece in pieces:
        for row in recorded.get(piece, []):
            rows.append([
                row["what"], row["ours"], row["peer"], row["ratio"],
                goal(row["goal"], row["met"])])
    return ["| " + " | ".join(row) + " |" for row in [COLUMNS, ["---"] * len(COLUMNS), *rows]]


def goal(text, is_met):
    return text if is_met else f"{text}, **missed**"


def is_current(pieces):
    """Whether the document has the table; if not, the differing lines are printed."""
    _, found, _ = parts()
    wanted = lines(pieces)
    difference = list(difflib.unified_diff(found, wanted, str(DOCUMENT), "measured", lineterm=""))
    print(*difference, sep="\n", end="\n" if difference else "")
    return not difference


def write(pieces):
    before, _, after = parts()
    text = "\n".join([*before, *lines(pieces), *after]) + "\n"
    DOCUMENT.write_text(text, encoding="utf-8")


def parts():
    """The lines of the document before its table, those of the table, and those behind it."""
    text = DOCUMENT.read_text(encoding="utf-8").splitlines()
    first = next(
        row for row in range(text.index(HEADING), len(text)) if text[row].startswith("|"))
    end = next((row for row in range(first, len(text)) if not text[row].startswith("|")), len(text))
    return text[:first], text[first:end], text[end:]
