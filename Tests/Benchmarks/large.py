"""The rows about catalogues of many books."""

import statistics

import catalogue as catalogues
import peers
import reader
from race import Race

MANY = 10_000
SIZES = [10, 100, 1_000, 10_000, 100_000]

# In a shorter list the start of the program weighs more than the books.
FEW = 1_000


def catalogue(program, table, rounds):
    reader.lay(program)
    file = made(program, MANY)
    middle = MANY // 2
    compare(program, table, rounds, ["list"], file, peers.listing(file))
    compare(program, table, rounds, ["show", str(middle)], file, peers.showing(file, middle))


def growth(program, table, rounds):
    if table.lacks("growth", "/usr/bin/time"):
        return
    reader.lay(program)
    commands = {size: program.command("list", "--data", made(program, size)) for size in SIZES}
    # The longest of the lists takes seconds, so a third of the rounds has to do.
    race = Race(program, commands[FEW], commands, max(3, rounds // 3))
    memory = {size: program.peak_megabytes(command) for size, command in commands.items()}
    for size in SIZES:
        what, ours = f"`list` of {size:,} books", f"{race.time(size)}, {memory[size]:.0f} MB"
        if size <= FEW:
            table.add(what, ours)
            continue
        scale = FEW / size
        ratios = [scale / ratio for ratio in race.ratios(size)]
        growth = max(statistics.median(ratios), scale * memory[size] / memory[FEW])
        table.add(what, ours, "≤ 1.3", growth <= 1.3, f"a book in {FEW:,}", ratios)


def compare(program, table, rounds, words, file, commands):
    """Adds the time and the memory of a command beside those of its peers."""
    what = f"`{' '.join(words)}` of {MANY:,} books"
    if table.lacks(f"{what} beside jq", "jq"):
        del commands["jq"]
    ours = program.command(*words, "--data", file)
    race = Race(program, ours, commands, rounds)
    for name in commands:
        ratios = race.ratios(name)
        most = 1.0 if name == "jq" else 1.3
        table.add(
            what, race.time(), f"≤ {most:.1f}", statistics.median(ratios) <= most,
            f"{name} {race.time(name)}", ratios)
    if table.lacks(f"the memory of {what}", "/usr/bin/time"):
        return
    memory = program.peak_megabytes(ours)
    for name, command in commands.items():
        peak = program.peak_megabytes(command)
        table.add(
            f"{what}, memory", f"{memory:.0f} MB", "< 1", memory < peak,
            f"{name} {peak:.0f} MB", [memory / peak])


def made(program, size):
    """The path of a catalogue, written where it was not before."""
    file = program.folder / f"{size}.json"
    if not file.exists():
        catalogues.write(file, size)
    return str(file)
