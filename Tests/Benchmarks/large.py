"""The rows about catalogues of many books."""

import json

import peers
import reader
from catalogue import MANY, in_hangul, made, made_in_hangul
from program import COUNTING_TOOLS, TIME
from race import Race

SIZES = [10, 100, 1_000, 10_000, 100_000]

# In a shorter list the start of the program weighs more than the books.
FEW = 1_000

# The most instructions that a byte may take which is searched: what it took before there were
# stories, when only covers and titles of chapters were searched. The first word is in many
# summaries, of which more is shown than of a title; the second is nowhere.
MOST_FOR_BYTE = {"raven": 245, "ravne": 380}


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
    for word in "raven", "ravne":
        compare(
            program, table, rounds, ["search", word], file, peers.searching(file, word),
            most={"CPython": 0.6})
    hangul = made_in_hangul(program, MANY)
    raven = in_hangul("raven")
    # Backwards it is nowhere.
    for word in raven, raven[::-1]:
        compare(
            program, table, rounds, ["search", word], hangul, peers.searching(hangul, word),
            most={"CPython": 0.7})
    name = "the same in English"
    race = Race(
        program, program.command("list", "--data", hangul),
        {name: program.command("list", "--data", file)}, rounds)
    table.compare(
        f"`list` of {MANY:,} books in Hangul", race.time(), f"{name} {race.time(name)}",
        race.ratios(name), most=1.5)


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


def story(program, table, rounds):
    """What it takes to search the stories of many books, half of which have been read or all."""
    if table.lacks("story", *COUNTING_TOOLS):
        return
    reader.lay(program)
    files = {size: half_read(program, size) for size in (FEW, MANY)}
    for word, most in MOST_FOR_BYTE.items():
        words = ["search", word]
        count = program.instructions(*words, *files[FEW], may_fail=True)
        each = count / bytes_searched(made(program, FEW, tells=True), FEW // 2)
        table.add(
            f"`{' '.join(words)}` of {FEW:,} stories, half of them read",
            f"{each:.0f} instructions for a byte searched", f"≤ {most}", each <= most)
        commands = {size: program.command(*words, *files[size]) for size in files}
        race = Race(program, commands[FEW], commands, max(3, rounds // 3))
        table.compare(
            f"`{' '.join(words)}` of {MANY:,} stories, half of them read", race.time(MANY),
            f"a book in {FEW:,}", [FEW / MANY / ratio for ratio in race.ratios(MANY)], 1.1)
    file = made(program, MANY, tells=True, meets=True)
    compare(
        program, table, max(3, rounds // 3), ["search", "ravne", "--all"], file,
        peers.searching(file, "ravne", tells=True), most={"CPython": 0.5},
        books="books with stories and people")


def people(program, table, rounds):
    """What it takes to ask for somebody among the people of many books, five in each chapter."""
    reader.lay(program)
    files = {size: made(program, size, meets=True) for size in (FEW, MANY)}
    words = ["who", f"{FEW}x7", "--all"]
    commands = {size: program.command(*words, "--data", file) for size, file in files.items()}
    race = Race(program, commands[FEW], commands, max(3, rounds // 3))
    table.compare(
        f"`{' '.join(words)}` of {MANY:,} books with people", race.time(MANY),
        f"a book in {FEW:,}", [FEW / MANY / ratio for ratio in race.ratios(MANY)], 1.4)
    peers_of = peers.asking(files[MANY], words[1])
    race = Race(program, commands[MANY], peers_of, max(3, rounds // 3))
    for name in peers_of:
        table.compare(
            f"`{' '.join(words)}` of {MANY:,} books with people", race.time(),
            f"{name} {race.time(name)}", race.ratios(name), 1.0)


def half_read(program, count):
    """The options of a reader who has finished the first half of so many books."""
    state = str(program.folder / f"{count}-half-read.json")
    options = ["--data", made(program, count, tells=True), "--state", state]
    program.output("bookmark", f"1-{count // 2}", "--finished", *options)
    return options


def bytes_searched(file, read):
    """How long the covers are, and the stories of the books that have been read."""
    with open(file, encoding="utf-8") as opened:
        books = [book["attributes"] for book in json.load(opened)["data"]]
    covers = [book[name] for book in books for name in ("title", "author", "dedication", "summary")]
    chapters = [chapter for book in books[:read] for chapter in book["chapters"]]
    texts = covers + [text for chapter in chapters for text in chapter.values()]
    return sum(len(text.encode()) for text in texts + [book["story"] for book in books[:read]])


def compare(program, table, rounds, words, file, commands, most, books="books"):
    """Adds the time of a command beside its peers, with the most it may be."""
    what = f"`{' '.join(words)}` of {MANY:,} {books}"
    if "jq" in commands and table.lacks(f"{what} beside jq", "jq"):
        del commands["jq"]
    ours = program.command(*words, "--data", file)
    race = Race(program, ours, commands, rounds)
    for name in commands:
        peer = f"{name} {race.time(name)}"
        table.compare(what, race.time(), peer, race.ratios(name), most.get(name))
