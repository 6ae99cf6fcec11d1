"""The rows about texts, people and states that are made to take long: twice as much may take twice as
long.

Instructions are counted, not time, so the rows stand still on a busy machine. What a run takes with
some of the text is taken off first, since a page with hardly any is another page.

The long form counts every command with every text, of all three sizes. The short form counts the
commands that together go through the same functions, some of them with each kind of text in turn,
takes less of each, and leaves the size in the middle out of texts and people.
"""

import collections
import concurrent.futures
import json
import os

import crowds
import reader
import states
from program import COUNTING_TOOLS

# Each is repeated. A text of one kind stands in every field of two books.
KINDS = {
    "words": "",
    "no spaces": "x",
    "spaces": " ",
    "lines": "s\n",
    "empty lines": "\n",
    "soft hyphens": "s\u00ads ",
    "TAB": "s\t",
    "ESC": "\x1b[31m",
    "joined emoji": "👨‍👩‍👧",
    # One Character, as are the marks and the leading consonants below.
    "a chain of emoji": "👩\u200d",
    "U+FE0F": "❤️",
    "lone U+FE0F": "\ufe0f",
    "flags": "🇰🇷",
    "marks": "e\u0301\u0323",
    # Not in the order that Unicode wants.
    "a heap of marks": "\u05b4\u05b0",
    "right to left": "שלום \u202e",
    "Hangul": "가",
    "Hangul in jamo": "\u1112\u1161\u11ab",
    "leading consonants": "\u1100",
    "no width": "\u3164",
}

GROWTH = "times the instructions"
BYTES = 2_500
MOST = 2.15

# How many bytes the short form takes of most kinds. Of these it takes all: they cost little, so that
# rows that are not full would count for much in a shorter text.
FEWER_BYTES = 750
LONG = {"no spaces", "words", "spaces", "empty lines", "Hangul", "a heap of marks"}

# Some of a text, once as much as is added to it, and twice as much; the short form leaves the second
# one out of texts and people.
FACTORS = (1, 2, 3)

# The kind that tells the short form what each command takes without any text.
PLAIN = "no spaces"

# The kinds that have all sizes in the short form, too: the plain one, and words, of which more are
# long in a longer text, so that no count follows from others.
WHOLE = {PLAIN, "words"}

# What the short form counts: each other command calls what one of these calls, no more often, as
# callgrind tells of each function. Each kind meets some of the first ones and one of the readers, and
# the next kind, which is often like it, those behind them.
COVER = "show 1 with its cover"
SHORT = (
    "show 1 --json", "search TEXT --json", COVER, "search s --all", "show TEXT",
    "search NEARLY --json", "who nosuch --all", "search s", "show NEARLY", "search nosuch --all")
READERS = ("read 1, its story", "read 1, what it lists")

# What a kind always meets: two Characters of many marks take long to compare, as in an excerpt.
ALWAYS = {"a heap of marks": "search s"}
SHARE = 2

# Two counts of a run that does not look at the text differ by less.
NOISE = 1_000

# How many chapters a long book has, and how many bytes a long summary of one.
CHAPTERS = 100_000
SUMMARY = 5 << 20

# How many emoji are typed into the search box, which has room for fewer.
EMOJI = 50


# What is typed in `read`: a search, whose place is gone to, and the summary; the bookmark, to the end
# of the volume; its story, a name in it, and whoever was met; then, when the volume is finished, the
# chapters and the volumes, each narrowed, and what else the contents list.
READING = {
    READERS[0]: ["/", "s", "\r", "m", ".", ".", "r", "\t", "p", "/", "s", "\x1b"],
    READERS[1]: [".", ".", "C", "/", "s", "\x1b", "c", "/", "s", "\x1b", "\t"],
}


def hostile(program, table, rounds, is_long=False):
    if table.lacks("hostile", *COUNTING_TOOLS):
        return
    reader.lay(program, series=0)
    factors = FACTORS if is_long else (FACTORS[0], FACTORS[-1])
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        # All are asked for before the first is waited for, so that no processor is idle, and those of
        # the plain kind first.
        counts = {
            what(kind): [
                measured(program, pool, kind, size * factor, names)
                for factor in (FACTORS if kind in WHOLE else factors)]
            for kind, (size, names) in portions(is_long).items()
        }
        # Fewer fit into the box, and more take nothing more to draw.
        counts["hostile text: emoji typed into the search box"] = [
            {"read 1": pool.submit(typing, program, EMOJI * factor)} for factor in FACTORS]
        for kind in crowds.KINDS:
            counts[f"hostile people: {kind}"] = [
                crowds.counts(program, pool, kind, crowds.COUNT * factor, is_long)
                for factor in factors]
        nobody = crowds.counts(program, pool, crowds.PLAIN, 0, is_long)
        for place, (kind, made) in enumerate(states.KINDS.items()):
            count, is_counted = states.portion(place, is_long)
            counts[f"hostile state: {kind}"] = [
                made(program, count * factor).counts(program, pool, is_counted)
                for factor in FACTORS]
        missing = {*SHORT, *READERS, *crowds.SHORT, *states.SHORT}.difference(
            name for row, runs in counts.items() if row != what(PLAIN) for name in runs[0])
        if missing:
            raise SystemExit(f"no such command is counted any more: {', '.join(sorted(missing))}")
        below = {name: count.result() for name, count in nobody.items()}
        for name, some, _, twice in by_command(counts[what(PLAIN)]):
            below[name] = without_text(some.result(), twice.result())
        for row, runs in counts.items():
            worst(table, row, runs, below)
    for run, seconds in states.seconds(program).items():
        processor_time(table, f"`{run}`", seconds)
    for kind, seconds in long_books(program).items():
        name = max(seconds, key=seconds.get)
        processor_time(table, kind, seconds[name], f"the worst is `{name}`")


def long_books(program):
    """The seconds that commands take of a processor, by what is far too long in a book."""
    many, long = (book(number, "words", 6) for number in (1, 2))
    many["attributes"]["chapters"] = [
        {"title": f"{place}. Part w{place:x}"} for place in range(1, CHAPTERS + 1)]
    long["attributes"]["chapters"] = [{"title": "1. One", "summary": repeated("words", SUMMARY)}]
    file = program.folder / "long.json"
    file.write_text(json.dumps({"data": [many, long]}))
    lines = {
        f"a book of {CHAPTERS:,} chapters": (
            "show 1", f"bookmark 1 w{CHAPTERS - 1:x}", "bookmark 1 +1", "search part --all"),
        f"a chapter with a summary of {SUMMARY >> 20} MiB": (
            "show 2", "recap 2 --all", "recap 2 --all --json", "search w9999 --all"),
    }
    return {
        kind: {
            line: program.processor_seconds(*line.split(), "--data", str(file))
            for line in lines[kind]}
        for kind in lines
    }


def digest(rows):
    """The row that grows most, and those about time."""
    growing = [row for row in rows if row.ours.endswith(GROWTH)]
    worst = max(growing, key=lambda row: float(row.ours.split()[0]))
    what = f"twice as much hostile text, people or state, the worst of {len(growing)} kinds"
    return [worst._replace(what=what, peer=""), *(row for row in rows if row not in growing)]


def long_form(program, table, rounds):
    hostile(program, table, rounds, is_long=True)


def portions(is_long):
    """How many bytes of each kind are counted, and with which commands, in the order of counting."""
    every = {kind: list(commands(kind, BYTES, "")) for kind in KINDS}
    if is_long:
        return {kind: (BYTES, names) for kind, names in every.items()}
    turns = {names: collections.deque(names) for names in (SHORT, READERS)}

    def next_ones(names, count, kind):
        found = [name for name in turns[names] if name in every[kind]][:count]
        for name in found:
            turns[names].remove(name)
            turns[names].append(name)
        return found

    portions = {PLAIN: (BYTES, [*SHORT, *READERS])}
    for kind in KINDS:
        if kind != PLAIN:
            names = next_ones(SHORT, SHARE, kind) + next_ones(READERS, 1, kind)
            if kind in ALWAYS:
                names = sorted({*names, ALWAYS[kind]})
            portions[kind] = (BYTES if kind in LONG else FEWER_BYTES, names)
    return portions


def what(kind):
    return f"hostile text: {kind}"


def by_command(runs):
    """The counts of each command, by size, behind its name."""
    return [(name, *(run[name] for run in runs)) for name in runs[0]]


def worst(table, what, runs, below):
    """Adds a row about the command whose instructions grow most."""
    growths = {}
    for name, *counts in by_command(runs):
        counts = [count.result() for count in counts]
        if len(counts) < len(FACTORS):
            counts.insert(1, once(*counts, below[name]))
        growths[name] = growth(*counts)
    name = max(growths, key=growths.get)
    table.add(f"{what}, twice as much", f"{growths[name]:.2f} {GROWTH}", f"≤ {MOST}",
              growths[name] <= MOST, f"the worst is `{name}`")


def without_text(some, twice):
    """What a command takes without any text, where the text takes as much at any length."""
    return max(0, some - (twice - some) / 2)


def once(some, twice, none):
    """What a run of the size in the middle takes, by the parabola through the three others.

    Too low a count of a run without text would hide some growth, and too high a one make some up.
    """
    return some + (twice - none) / 3


def processor_time(table, what, seconds, peer=""):
    table.add(what, f"{seconds:.2f} s of a processor", f"≤ {states.MOST_SECONDS} s",
              seconds <= states.MOST_SECONDS, peer)


def growth(some, once, twice):
    """How many times as many instructions twice the text takes, without those of some of it."""
    return (twice - some) / max(once - some, NOISE)


def measured(program, pool, kind, size, names):
    """The instructions of commands, about to be counted, by what is done."""
    file = program.folder / f"{kind}-{size}.json"
    file.write_text(json.dumps({"data": [book(number, kind, size) for number in (1, 2)]},
                               ensure_ascii=False))
    words = commands(kind, size, str(file))
    counts = {}
    for name in names:
        if name in READING:
            counts[name] = pool.submit(
                program.instructions_of_reader, READING[name], *words[name])
        elif name == COVER:
            counts[name] = pool.submit(program.instructions_in_terminal, *words[name])
        else:
            counts[name] = pool.submit(program.instructions, *words[name], may_fail=True)
    return counts


def commands(kind, size, file):
    """The words of every command that a kind of text is counted with, by what it is called."""
    lines = [
        "list", "list --width 20", "show 1", "show 1 --json", "search s", "search nosuch",
        "search s --all", "search nosuch --all", "recap 2 --all", "recap 1-2 --all --json",
        "who --all", "who s --all", "who nosuch --all", "show nosuch"]
    options = ["--data", file, "--no-state"]
    words = {line: [*line.split(), *options] for line in lines}
    names = {"TEXT": KINDS[kind] or "s"}
    nearly = repeated(kind, size // 2) + "b"
    if len(nearly.split()) == 1:
        # A long word of which every place in the text has all but the end.
        names["NEARLY"] = nearly
    for name, text in names.items():
        words[f"search {name} --json"] = ["search", "--json", *options, "--", text]
        words[f"show {name}"] = ["show", *options, "--", text]
    words[COVER] = ["show", "1", "--no-pager", *options]
    return {**words, **{name: ["read", "1", *options] for name in READERS}}


def book(number, kind, size):
    text = repeated(kind, size)
    return {
        "attributes": {
            # Shared by the two, so that it stands on covers as well.
            "title": f"Book {text} {number}",
            "author": f"An{text}",
            "pages": 1,
            "release_date": "1999-01-01",
            # Something may be wrong with what a text begins with.
            "dedication": f"{text}s",
            "summary": f"s{text} s" + "s s" * 300,
            "wiki": "https://example.org/" + "".join(filter(str.isprintable, text)),
            "story": f"s{text}",
            "chapters": [{
                "title": f"1. s{text}", "summary": f"s{text}",
                "people": [{"name": f"s{text} {number}", "is": f"s{text}", "also": f"t{text}"}]}],
            f"other{text}": 1,
        }
    }


def repeated(kind, size):
    unit = KINDS[kind]
    if unit:
        return unit * (size // len(unit.encode()))
    # As many different words as fit, none of which is another one with a typing mistake.
    return " ".join(f"w{number:x}" for number in range(size // 6))


def typing(program, count):
    """The instructions of a reader who types so many emoji into the search box."""
    keys = [emoji for _ in range(count // 2) for emoji in "😀🎉"]
    return program.instructions_of_reader(["/", *keys, "\x1b"], "read", "1", "--no-state")
