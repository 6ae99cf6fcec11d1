"""What hp-books is measured against: programs that do the same with other tools."""

import subprocess
import sys

from program import STATIC, installed

# The fields that `list` and `show` print.
LIST_IN_JQ = """
.data | to_entries[] | .key as $key | .value.attributes
  | [$key + 1, .title, .release_date, .pages] | @tsv
"""
SHOW_IN_JQ = """
.data[{index}].attributes
  | .title, .author, .release_date, .pages, .wiki, .dedication, .summary, .chapters[].title
"""
LIST_IN_PYTHON = """
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    books = json.load(file)["data"]
for number, book in enumerate(books, 1):
    book = book["attributes"]
    print(number, book["title"], book["release_date"], book["pages"], sep="\\t")
"""
SHOW_IN_PYTHON = """
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    book = json.load(file)["data"][int(sys.argv[2])]["attributes"]
for name in "title", "author", "release_date", "pages", "wiki", "dedication", "summary":
    print(book[name])
for chapter in book["chapters"]:
    print(chapter["title"])
"""
SEARCH_IN_PYTHON = """
import difflib, json, sys
wanted = sys.argv[2].casefold()
with open(sys.argv[1], encoding="utf-8") as file:
    books = json.load(file)["data"]
texts = [
    (number, text)
    for number, book in enumerate(books, 1)
    for book in [book["attributes"]]
    for text in [
        book["title"], book["author"], book["dedication"], book["summary"],
        *(chapter["title"] for chapter in book["chapters"]){more}]
]
found = [(number, text) for number, text in texts if wanted in text.casefold()]
for number, text in found:
    print(number, text, sep="\\t")
if not found:
    words = {{word for _, text in texts for word in text.casefold().split()}}
    print(difflib.get_close_matches(wanted, words, 1))
"""
# What a search for everything looks through besides.
TOLD_IN_PYTHON = """, book["story"],
        *(chapter["summary"] for chapter in book["chapters"]),
        *(f"{person['name']}: {person['is']}"
          for chapter in book["chapters"] for person in chapter["people"])
"""
WHO_IN_PYTHON = """
import json, sys
wanted = sys.argv[2].casefold().split()
with open(sys.argv[1], encoding="utf-8") as file:
    books = json.load(file)["data"]
holders, people = {}, {}
for number, book in enumerate(books, 1):
    for chapter in book["attributes"]["chapters"]:
        for entry in chapter["people"]:
            names = [entry[key] for key in ("was", "name", "also") if key in entry]
            known = {id(holders[name]): holders[name] for name in names if name in holders}
            person = {"names": set(names), "lines": []}
            for other in known.values():
                person["names"] |= other["names"]
                person["lines"] += other["lines"]
                people.pop(id(other))
            person["name"] = entry["name"]
            person["lines"].append((number, chapter["title"], entry["is"]))
            people[id(person)] = person
            for name in person["names"]:
                holders[name] = person
for person in people.values():
    if any(all(word in name.casefold() for word in wanted) for name in person["names"]):
        print(person["name"], *person["lines"], sep="\\n")
"""
COPY_IN_C = """
#include <unistd.h>
static const char page[] = {{{bytes}}};
int main(void) {{ return write(1, page, sizeof page) != sizeof page; }}
"""

COPY_IN_SWIFT = """
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
let page: StaticString = "{text}"
exit(write(1, page.utf8Start, page.utf8CodeUnitCount) == page.utf8CodeUnitCount ? 0 : 1)
"""


def listing(file):
    """The commands that list a catalogue."""
    return {
        "jq": ["jq", "-r", LIST_IN_JQ, file],
        "CPython": [sys.executable, "-X", "utf8", "-c", LIST_IN_PYTHON, file],
    }


def showing(file, volume):
    """The commands that show a volume of a catalogue."""
    index = str(volume - 1)
    return {
        "jq": ["jq", "-r", SHOW_IN_JQ.format(index=index), file],
        "CPython": [sys.executable, "-X", "utf8", "-c", SHOW_IN_PYTHON, file, index],
    }


def searching(file, word, tells=False):
    """The command that searches a catalogue, and suggests another word where it finds nothing.

    Of one that tells stories and has people, it searches these, too.
    """
    program = SEARCH_IN_PYTHON.format(more=TOLD_IN_PYTHON.rstrip() if tells else "")
    return {"CPython": [sys.executable, "-X", "utf8", "-c", program, file, word]}


def asking(file, name):
    """The command that tells who somebody in a catalogue is."""
    return {"CPython": [sys.executable, "-X", "utf8", "-c", WHO_IN_PYTHON, file, name]}


def writer_in_c(page, folder):
    """A program that does nothing but write a page."""
    source, program = folder / "writer.c", folder / "writer-in-c"
    source.write_text(COPY_IN_C.format(bytes=",".join(str(byte) for byte in page)))
    subprocess.run(["gcc", "-O2", "-static", "-o", program, source], check=True)
    return [installed(program, folder)]


def writer_in_swift(page, folder):
    """The same, which shows what the runtime alone takes."""
    source, program = folder / "writer.swift", folder / "writer-in-swift"
    text = "".join(f"\\u{{{ord(character):x}}}" for character in page.decode())
    source.write_text(COPY_IN_SWIFT.format(text=text))
    command = ["swiftc", "-O", *STATIC, "-o", program, source]
    # The linker warns of a static program that could look for shared libraries.
    subprocess.run(command, stderr=subprocess.DEVNULL, check=True)
    return [installed(program, folder)]
