"""Reader states that are made to take long, each with the commands that are run from it.

The program itself writes all of them, from a first one that says of each book all that there is to
say, but for the entries of other series.
"""

import json
import os
import shutil
from typing import Dict, List, NamedTuple

COUNT = 500

# How many records the short form takes.
SMALLER_COUNT = 300

# The version of the state files that are written here.
STATE_VERSION = 3

# How many books are changed by one command that may take a second.
MANY = 10_000
MOST_SECONDS = 1


def lines(*lines):
    return {line: line.split() for line in lines}


# What reads the records and what writes them, and everything else that does.
USUAL = lines("list", "show 1", "show 2", "bookmark 1 2", "forget --all")
OTHERS = lines(
    "bookmark", "shelf", "list --recent", "status", "next", "shelf 1 --remove", "bookmark --clear",
    "shelf --clear", "forget --recent", "forget 1")


# What the short form counts: it matches all records, and changes one or all of them in each way.
SHORT = {
    "list", "bookmark 1 2", "forget --all", "bookmark", "bookmark --clear", "undo", "forget --lost",
    "shelf 1 2 … N --add", "bookmark 1 2 … N --finished", "shelf 1-N --remove", "forget 1-N"}

# Of these, each kind of state meets one there.
TURNS = ("bookmark 1 2", "forget --all")


class Case(NamedTuple):
    """A data file, the state before each run, and what is run, by what it is called."""

    data: str
    state: str
    commands: Dict[str, List[str]]

    def counts(self, program, pool, is_counted):
        """The instructions of commands, about to be counted."""
        return {
            name: pool.submit(program.instructions, *words, *options(self.data, self.copy(place)))
            for place, (name, words) in enumerate(self.commands.items())
            if is_counted(name)
        }

    def copy(self, place):
        """A copy of the state for one run, in a folder that no other run locks."""
        folder = f"{self.state}-{place}"
        os.mkdir(folder)
        return shutil.copy(self.state, folder)


def portion(place, is_long):
    """How much there is of the state of a kind at a place, and whether a command is counted with it."""
    if is_long:
        return COUNT, lambda name: True
    return SMALLER_COUNT, lambda name: name in SHORT and name != TURNS[place % 2]


def new(program, count):
    case = first(program, "new", count)
    open(case.state, "w").close()
    return case._replace(commands={
        "shelf 1 2 … N --add": ["shelf", *numbers(count), "--add"],
        "shelf 1-N --add": ["shelf", f"1-{count}", "--add"],
        "bookmark 1 2 … N --finished": ["bookmark", *numbers(count), "--finished"],
        "shelf 1-N": ["shelf", f"1-{count}"],
    })


def records(program, count):
    case = saved(program, first(program, "records", count))
    every = f"1-{count}"
    return case._replace(commands={
        **USUAL,
        **OTHERS,
        "shelf 1-N --remove": ["shelf", every, "--remove"],
        "bookmark 1-N --finished": ["bookmark", every, "--finished"],
        "bookmark 1-N --remove": ["bookmark", every, "--remove"],
        "forget 1-N": ["forget", every],
    })


def undone(program, count):
    case = saved(program, first(program, "undone", count))
    program.output("forget", "--all", *options(case.data, case.state))
    return case._replace(commands={**USUAL, **lines("undo")})


def moved(program, count):
    case = saved(program, first(program, "moved", count))
    write(case.data, [book(number) for number in reversed(range(count))])
    return case


def renamed(program, count):
    case = saved(program, first(program, "renamed", count))
    write(case.data, [book(number, end="n") for number in range(count)])
    return case


def equal_titles(program, count):
    case = first(program, "equal", count)
    write(case.data, [book(1) for _ in range(count)])
    case = saved(program, case)
    write(case.data, [book(0)] + [book(1) for _ in range(count)])
    return case


def equal_chapters(program, count):
    case = first(program, f"chapters-{count}", 2)
    chapters = [f"{number}. Again" for number in range(1, count + 1)]
    write(case.data, [book(1), book(2, chapters=chapters)])
    program.output("bookmark", "2", str(count), *options(case.data, case.state))
    write(case.data, [book(1), book(2, chapters=["Before", *chapters, "Agai"])])
    return case


def lost(program, count):
    case = saved(program, first(program, "lost", count))
    write(case.data, [book(0), book(count + 1)])
    program.output("shelf", "2", "--add", *options(case.data, case.state))
    return case._replace(commands={**USUAL, **OTHERS, **lines("forget --lost")})


def series(program, count):
    """Series of one record each, which is the only thing here that is not written by a program."""
    case = saved(program, first(program, f"series-{count}", 2))
    with open(case.state) as file:
        state = json.load(file)
    [(path, entry)] = state["series"].items()
    state["series"] = {f"/home/reader/{number}.json": entry for number in range(count)}
    state["series"][path] = entry
    with open(case.state, "w") as file:
        json.dump(state, file)
    return case


KINDS = {
    "changes of a new state": new,
    "records": records,
    "records to bring back": undone,
    "records of moved books": moved,
    "records of renamed books": renamed,
    "records of equal titles": equal_titles,
    "chapters of equal titles": equal_chapters,
    "lost records": lost,
    "series": series,
}


def seconds(program):
    """What the longest commands take of a processor, by what they are called."""
    empty = str(program.folder / "new-state.json")
    case = saved(program, first(program, "many", MANY))
    shelf = program.processor_seconds(
        "shelf", *numbers(MANY), "--add", *options(case.data, empty))
    cleared = program.processor_seconds("bookmark", "--clear", *options(case.data, case.state))
    return {f"shelf 1 2 … {MANY} --add": shelf, f"bookmark --clear, {MANY} of them": cleared}


def first(program, kind, count):
    """A series of books, and all that can be said of each."""
    data, state = (str(program.folder / f"{kind}-{count}{end}.json") for end in ("", "-state"))
    write(data, [book(number) for number in range(count)])
    entry = {"volumes": [record(number) for number in range(count)]}
    for rank, volume in enumerate(entry["volumes"][:10]):
        volume["lastShown"] = 10 - rank
    entry["volumes"][0]["isReading"] = True
    with open(state, "w") as file:
        json.dump({"version": STATE_VERSION, "series": {data: entry}}, file)
    return Case(data, state, USUAL)


def saved(program, case):
    """The same, once the program has written it."""
    program.output("show", "2", *options(case.data, case.state))
    return case


def options(data, state):
    return ["--data", data, "--state", state]


def numbers(count):
    return [str(number) for number in range(1, count + 1)]


def write(file, books):
    with open(file, "w") as data:
        json.dump({"data": books}, data)


def record(number):
    read = {"timesFinished": 1} if number % 2 else {"bookmark": {"chapter": 1, "title": "Before"}}
    book = {"volume": number + 1, "title": title(number)}
    return {**book, "isExpanded": True, **read, "isKept": True}


def title(number, end=""):
    return f"The story of w{number:x}{end}"


def book(number, end="", chapters=("1. Before", "2. After")):
    return {
        "attributes": {
            "title": title(number, end),
            "author": "An author",
            "pages": 1,
            "release_date": "1999-01-01",
            "dedication": "",
            "summary": "Short.",
            "wiki": "https://example.org/",
            "chapters": [{"title": chapter} for chapter in chapters],
        }
    }
