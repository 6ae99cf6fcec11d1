"""The rows about a page that something is remembered about, beside one with nothing to remember."""

import os
import pathlib
import random
import tempfile

import reader
from program import Program
from race import SEED, milliseconds

MEMORY_DISK = pathlib.Path("/dev/shm")


def page(program, table, rounds):
    """Whether the page waits for the disk, and what the rest takes where the disk is no matter."""
    compare(
        table, "`show 4` after `show 3`, to the first byte", program,
        program.seconds_to_first_byte, 1.2, rounds)
    what = "`show 4` after `show 3`, the whole run on a memory disk"
    if not MEMORY_DISK.is_dir():
        return table.skip(f"{what} needs {MEMORY_DISK}")
    with tempfile.TemporaryDirectory(prefix="hp-books-", dir=MEMORY_DISK) as folder:
        in_memory = Program(program.binary, folder)
        compare(table, what, in_memory, in_memory.seconds, 1.5, rounds)


def compare(table, what, program, seconds, most, rounds):
    """Adds the time of `show 4` divided by that of `show 3`, both of them after `show 3`."""
    dice = random.Random(SEED)
    times = {"3": [], "4": []}
    # Such short runs need many rounds before the median stands still.
    for _ in range(rounds * 10):
        for volume in dice.sample(list(times), len(times)):
            reader.lay(program)
            # What the last run has left to write must not be waited for.
            os.sync()
            times[volume].append(seconds(program.command("show", volume)))
    table.compare(
        what, milliseconds(times["4"]), f"repeated `show 3` {milliseconds(times['3'])}",
        [four / three for four, three in zip(times["4"], times["3"])], most)
