"""People of a story who are made to take long: very many, of very many names, or all the same."""

import json

COUNT = 600

# The kind that tells the short form what each command takes without anybody.
PLAIN = "strangers"

# What is asked about each of them, by what it is called.
COMMANDS = {
    " ".join(words): words for words in [
        ["who", "--all"], ["who", "them", "--all"], ["who", "nosuch", "--all"],
        ["who", "1", "--all", "--json"], ["search", "them", "--all"], ["search", "nosuch", "--all"],
        ["recap", "1", "--all"], ["show", "1"]]}

# What the short form counts: it finds and joins them, lists them, and writes them out.
SHORT = {"who them --all", "who 1 --all --json", "search them --all"}


def person(name, **names):
    return {"name": name, "is": f"Known as {name}.", **names}


def numbered(count):
    return [f"n{number} of them" for number in range(count)]


def strangers(count):
    return [[person(name) for name in numbered(count)]]


def former_names(count):
    return [[person("all of them", was=numbered(count))]]


def other_names(count):
    return [[person("all of them", also=numbered(count))]]


def all_one(count):
    return [*strangers(count), *former_names(count)]


def chain(count):
    """Each turns out to be the one before."""
    names = numbered(count)
    return [*strangers(count), *([person(new, was=old)] for old, new in zip(names, names[1:]))]


def chain_back(count):
    """Each turns out to be the one behind."""
    names = numbered(count)[::-1]
    return [*strangers(count), *([person(old, was=new)] for new, old in zip(names, names[1:]))]


def one_again(count):
    return [[person("one of them")] for _ in range(count)]


KINDS = {
    "strangers": strangers,
    "former names": former_names,
    "other names": other_names,
    "people who are all one": all_one,
    "people each of whom is the one before": chain,
    "people each of whom is the one behind": chain_back,
    "a person in each chapter": one_again,
}


def counts(program, pool, kind, count, is_long):
    """The instructions of commands, about to be counted."""
    file = program.folder / f"{kind}-{count}.json"
    chapters = [{"title": "Chapter", "people": people} for people in KINDS[kind](count)]
    book = {
        "title": "Book", "author": "An author", "pages": 1, "release_date": "1999-01-01",
        "dedication": "", "chapters": chapters, "summary": "Short, and behind all of them."}
    file.write_text(json.dumps({"data": [{"attributes": book}]}))
    return {
        name: pool.submit(
            program.instructions, *words, "--data", str(file), "--no-state", may_fail=True)
        for name, words in COMMANDS.items() if is_long or name in SHORT
    }
