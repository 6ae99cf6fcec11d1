"""What hp-books is measured against: programs that do the same with other tools."""

import subprocess
import sys

from program import STATIC

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
COPY_IN_C = """
#include <unistd.h>
static const char page[] = {{{bytes}}};
int main(void) {{ return write(1, page, sizeof page) != sizeof page; }}
"""

NOTHING_IN_SWIFT = """
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct Nothing: Decodable {}
_ = try JSONDecoder().decode(Nothing.self, from: Data("{}".utf8))
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


def writer(page, folder):
    """A program in C that does nothing but write a page."""
    source, program = folder / "writer.c", folder / "writer"
    source.write_text(COPY_IN_C.format(bytes=",".join(str(byte) for byte in page)))
    subprocess.run(["gcc", "-O2", "-static", "-o", program, source], check=True)
    return [str(program)]


def decoder(folder):
    """A program in Swift that does nothing but decode an empty object, as no page can do without."""
    source, program = folder / "nothing.swift", folder / "nothing"
    source.write_text(NOTHING_IN_SWIFT)
    command = ["swiftc", "-O", *STATIC, "-o", program, source]
    subprocess.run(command, stderr=subprocess.DEVNULL, check=True)
    return [str(program)]
