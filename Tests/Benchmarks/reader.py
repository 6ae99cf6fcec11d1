"""What the reader did before a run, laid anew each time, so that no run sees what another left."""

import json
import shutil

# The state of a reader of five series, in the format of version 1.0.0, which later ones read too.
FIVE_SERIES = {
    "/home/reader/books/discworld.json": {"expanded": [1, 5], "lastShown": 8},
    "/home/reader/books/earthsea.json": {"expanded": [1, 2], "lastShown": 2},
    "/home/reader/books/narnia.json": {"expanded": [2, 3], "lastShown": 3},
    "/home/reader/books/the-lord-of-the-rings.json": {"expanded": [1, 2], "lastShown": 1},
    "embedded": {"expanded": [1], "lastShown": 1},
}


def lay(program, series=1, is_busy=False):
    """Makes a reader of so many series (0, 1 or 5) who was last on page 3; without any, a new one.

    A busy one has also finished three volumes, is in a fourth, and keeps three.

    The program itself remembers the page, so the file is as that version writes it.
    """
    shutil.rmtree(program.home, ignore_errors=True)
    program.home.mkdir()
    if series == 5:
        state = {"series": FIVE_SERIES, "version": 1}
        program.state.write_text(json.dumps(state, indent=2, separators=(",", " : ")) + "\n")
    if series:
        program.output("show", "3")
    if is_busy:
        for line in "bookmark 1-3 --finished", "bookmark 4 9", "shelf 3-5 --add", "show 4":
            program.output(*line.split())
