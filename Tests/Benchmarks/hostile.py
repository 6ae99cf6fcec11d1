"""The rows about texts, people and states that are made to take long: twice as much may take twice as
long.

Instructions are counted, not time, so the rows stand still on a busy machine. What a run takes with
some of the text is taken off first, since a page with hardly any is another page.

The long form counts every command with all three sizes. The short form counts those that together go
through the same functions, and of texts leaves the size in the middle out.
"""

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

# Some of a text, once as much as is added to it, and twice as much; the short form leaves the second
# one out of texts.
FACTORS = (1, 2, 3)

# The kind that tells the short form what each command takes without any text.
PLAIN = "no spaces"

# The kinds that have all sizes in the short form, too: the plain one, and words, of which more are
# long in a longer text, so that no count follows from others.
WHOLE = {PLAIN, "words"}

# What the short form counts: each other command calls what one of these calls, no more often, as
# callgrind tells of each function.
SHORT = {
    "show 1 --json", "search TEXT --json", "search s", "search s --all", "search nosuch --all",
    "who nosuch --all", "show TEXT", "search NEARLY --json", "show NEARLY",
    "show 1 with its cover", "read 1"}

# Two counts of a run that does not look at the text differ by less.
NOISE = 1_000

# How many chapters a long book has, and how many bytes a long summary of one.
CHAPTERS = 100_000
SUMMARY = 5 << 20

# How many emoji are typed into the search box, which has room for fewer.
EMOJI = 50


# What is typed in `read`: a search, whose place is gone to, and the summary; the bookmark, to the end
# of the volume; its story, a name in it, and whoever was met, the chapters and the volumes, each
# narrowed; and what else the contents list.
READING = [
    "/", "s", "\r", "m", ".", ".", "r", "\t", "p", "/", "s", "\x1b", "C", "/", "s", "\x1b",
    "c", "/", "s", "\x1b", "\t"]


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
                measured(program, pool, kind, BYTES * factor, is_long)
                for factor in (FACTORS if kind in WHOLE else factors)]
            for kind in sorted(KINDS, key=lambda kind: kind != PLAIN)
        }
        # Fewer fit into the box, and more take nothing more to draw.
        counts["hostile text: emoji typed into the search box"] = [
            {"read 1": pool.submit(typing, program, EMOJI * factor)} for factor in FACTORS]
        for kind in crowds.KINDS:
            counts[f"hostile people: {kind}"] = [
                crowds.counts(program, pool, kind, crowds.COUNT * factor, is_long)
                for factor in FACTORS]
        for kind, made in states.KINDS.items():
            counts[f"hostile state: {kind}"] = [
                made(program, states.COUNT * factor).counts(program, pool, is_long)
                for factor in FACTORS]
        missing = {*SHORT, *crowds.SHORT, *states.SHORT}.difference(
            name for runs in counts.values() for name in runs[0])
        if missing:
            raise SystemExit(f"no such command is counted any more: {', '.join(sorted(missing))}")
        below = {
            name: without_text(some.result(), twice.result())
            for name, some, _, twice in by_command(counts[what(PLAIN)])}
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


def measured(program, pool, kind, size, is_long):
    """The instructions of commands, about to be counted, by what is done."""
    unit = KINDS[kind] or "s"
    file = program.folder / f"{kind}-{size}.json"
    file.write_text(json.dumps({"data": [book(number, kind, size) for number in (1, 2)]},
                               ensure_ascii=False))
    options = ["--data", str(file), "--no-state"]
    commands = {
        "list": ["list"],
        "list --width 20": ["list", "--width", "20"],
        "show 1": ["show", "1"],
        "show 1 --json": ["show", "1", "--json"],
        "search TEXT --json": ["search", "--json", *options, "--", unit],
        "search s": ["search", "s"],
        "search nosuch": ["search", "nosuch"],
        "search s --all": ["search", "s", "--all"],
        "search nosuch --all": ["search", "nosuch", "--all"],
        "recap 2 --all": ["recap", "2", "--all"],
        "recap 1-2 --all --json": ["recap", "1-2", "--all", "--json"],
        "who --all": ["who", "--all"],
        "who s --all": ["who", "s", "--all"],
        "who nosuch --all": ["who", "nosuch", "--all"],
        "show TEXT": ["show", *options, "--", unit],
        "show nosuch": ["show", "nosuch"],
    }
    nearly = repeated(kind, size // 2) + "b"
    if len(nearly.split()) == 1:
        # A long word of which every place in the text has all but the end.
        commands["search NEARLY --json"] = ["search", "--json", *options, "--", nearly]
        commands["show NEARLY"] = ["show", *options, "--", nearly]
    counts = {
        name: pool.submit(
            program.instructions, *words, *([] if "--" in words else options), may_fail=True)
        for name, words in commands.items() if is_long or name in SHORT
    }
    counts["show 1 with its cover"] = pool.submit(
        program.instructions_in_terminal, "show", "1", "--no-pager", *options)
    counts["read 1"] = pool.submit(program.instructions_of_reader, READING, "read", "1", *options)
    return counts


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
