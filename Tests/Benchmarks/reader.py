"""What the reader did before a run, laid anew each time, so that no run sees what another left."""

import json
import shutil

from states import STATE_VERSION


def entry(shown, expanded, title="The book of the reader"):
    """What is remembered of a series: some volumes are expanded, one was shown last."""
    return {"volumes": [
        {"volume": volume, "title": title, **({"isExpanded": True} if volume in expanded else {}),
         **({"lastShown": 1} if volume == shown else {})}
        for volume in sorted({shown, *expanded})]}


# The state of a reader of five series.
FIVE_SERIES = {
    "/home/reader/books/discworld.json": entry(8, [1, 5]),
    "/home/reader/books/earthsea.json": entry(2, [1, 2]),
    "/home/reader/books/narnia.json": entry(3, [2, 3]),
    "/home/reader/books/the-lord-of-the-rings.json": entry(1, [1, 2]),
    "embedded": entry(1, [1], "Harry Potter and the Philosopher\u2019s Stone"),
}


def lay(program, series=1, is_busy=False, has_read_all=False):
    """Makes a reader of so many series (0, 1 or 5) who was last on page 3; without any, a new one.

    A busy one has also finished three volumes, is in a fourth, and keeps three; one who has read all
    has finished all seven.

    The program itself remembers the page, so the file is as that version writes it.
    """
    shutil.rmtree(program.home, ignore_errors=True)
    program.home.mkdir()
    if series == 5:
        state = {"version": STATE_VERSION, "series": FIVE_SERIES}
        program.state.write_text(json.dumps(state, indent=2) + "\n")
    if series:
        program.output("show", "3")
    if is_busy:
        for line in "bookmark 1-3 --finished", "bookmark 4 9", "shelf 3-5 --add", "show 4":
            program.output(*line.split())
    if has_read_all:
        program.output("bookmark", "1-7", "--finished")
