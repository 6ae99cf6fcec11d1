"""The rows about runs on the seven volumes, and about the program as a file."""

import os
import re

import counted
import peers as others
import reader
from program import COUNTING_TOOLS, ROOT
from race import Race


def instructions(program, table, rounds):
    if table.lacks("instructions", *COUNTING_TOOLS):
        return
    for row, count in counted.counts(program):
        goal = "" if row.goal is None else f"≤ {row.goal:.2f} M"
        table.add(
            row.name, f"{count / 1e6:.3f} M instructions", goal, not row.is_missed_by(count))


def peers(program, table, rounds):
    reader.lay(program)
    page = program.output("show", "3")
    commands = others.showing(str(ROOT / "Resources/data.json"), 3)
    if table.lacks("`show 3` beside jq", "jq"):
        del commands["jq"]
    if not table.lacks("`show 3` beside C", "gcc"):
        commands["C"] = others.writer_in_c(page, program.folder)
    if not table.lacks("`show 3` beside Swift", "swiftc"):
        commands["Swift"] = others.writer_in_swift(page, program.folder)
    # Such short runs need many rounds before the median stands still.
    race = Race(program, program.command("show", "3"), commands, rounds * 10)
    goals = {"C": {"most": 1.9}, "jq": {"times": 24}, "CPython": {"times": 42}}
    for name in commands:
        table.compare(
            "`show 3`", race.time(), f"{name} {race.time(name)}", race.ratios(name),
            **goals.get(name, {}))
    if "C" in commands and "Swift" in commands:
        table.compare(
            "Swift that only writes the page", race.time("Swift"), f"C {race.time('C')}",
            race.ratios("C", of="Swift"))


def state(program, table, rounds):
    if table.lacks("state", "strace"):
        return
    reader.lay(program)
    reading = system_calls(program, "summary", "1")
    saving = system_calls(program, "summary", "1", "--expand")
    extra = {
        call: saving.count(call) - reading.count(call) for call in sorted(set(saving))
        if saving.count(call) > reading.count(call)
    }
    flushes = extra.get("fsync", 0) + extra.get("fdatasync", 0)
    table.add(
        "`summary 1 --expand`, the state", ", ".join(f"{call} {extra[call]}" for call in extra),
        "one lock, one write, one rename, at most two flushes",
        all(extra.get(call) == 1 for call in ("flock", "write", "rename")) and flushes <= 2,
        "`summary 1` without")


def size(program, table, rounds):
    if table.lacks("size", "strip"):
        return
    megabytes = os.path.getsize(program.binary) / 1e6
    peer = ""
    if not table.lacks("the size of a Swift program that only writes", "swiftc"):
        [writer] = others.writer_in_swift(b"\n", program.folder)
        size = os.path.getsize(writer) / 1e6
        peer = f"Swift that only writes {size:.1f} MB"
    table.add(
        "the program, stripped", f"{megabytes:.2f} MB", "≤ 8.2 MB", megabytes <= 8.2, peer)


def system_calls(program, *words):
    """The names of all calls; those that end in "at" do what the others do."""
    log = program.folder / "calls"
    program.watched_by("strace", "-f", "-o", str(log), *program.command(*words))
    return re.findall(r"^\d+ +(\w+?)(?:at2?)?\(", log.read_text(), re.MULTILINE)
