"""The rows about catalogues of many books."""

import peers
import reader
from catalogue import MANY, made
from program import TIME
from race import Race

SIZES = [10, 100, 1_000, 10_000, 100_000]

# In a shorter list the start of the program weighs more than the books.
FEW = 1_000


def catalogue(program, table, rounds):
    reader.lay(program)
    file = made(program, MANY)
    middle = MANY // 2
    compare(
        program, table, rounds, ["list"], file, peers.listing(file),
        most={"jq": 0.20, "CPython": 0.28})
    compare(
        program, table, rounds, ["show", str(middle)], file, peers.showing(file, middle),
        most={"CPython": 0.22})
    for word, most in {"raven": 0.8, "ravne": 1.0}.items():
        compare(
            program, table, rounds, ["search", word], file, peers.searching(file, word),
            most={"CPython": most})


def shelf(program, table, rounds):
    """Whether a shelf with all books of a catalogue is in the way of a page."""
    reader.lay(program)
    file = made(program, MANY)
    words = ["show", str(MANY // 2), "--data", file, "--state"]
    full, empty = (str(program.folder / name) for name in ("full.json", "empty.json"))
    program.output("shelf", *map(str, range(1, MANY + 1)), "--add", *words[2:], full)
    name = "an empty shelf"
    race = Race(
        program, program.command(*words, full), {name: program.command(*words, empty)}, rounds * 3)
    table.compare(
        f"`{' '.join(words[:2])}` with {MANY:,} books on the shelf", race.time(),
        f"{name} {race.time(name)}", race.ratios(name), most=1.3)


def growth(program, table, rounds):
    if table.lacks("growth", TIME):
        return
    reader.lay(program)
    commands = {size: program.command("list", "--data", made(program, size)) for size in SIZES}
    # The longest of the lists takes seconds, so a third of the rounds has to do.
    race = Race(program, commands[FEW], commands, max(3, rounds // 3))
    memory = {size: program.peak_bytes(command) / 2**20 for size, command in commands.items()}
    for size in SIZES:
        what, ours = f"`list` of {size:,} books", f"{race.time(size)}, {memory[size]:.0f} MiB"
        if size <= FEW:
            table.add(what, ours)
            continue
        ratios = [FEW / size / ratio for ratio in race.ratios(size)]
        most = 1.1 if size == max(SIZES) else None
        table.compare(what, ours, f"a book in {FEW:,}", ratios, most)


def compare(program, table, rounds, words, file, commands, most):
    """Adds the time of a command beside its peers, with the most it may be."""
    what = f"`{' '.join(words)}` of {MANY:,} books"
    if "jq" in commands and table.lacks(f"{what} beside jq", "jq"):
        del commands["jq"]
    ours = program.command(*words, "--data", file)
    race = Race(program, ours, commands, rounds)
    for name in commands:
        peer = f"{name} {race.time(name)}"
        table.compare(what, race.time(), peer, race.ratios(name), most.get(name))
