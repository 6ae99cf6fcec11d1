"""The rows about runs on the seven volumes."""

import os
import re

import peers as others
import ratchet
import reader
from race import Race


def figures(program, table, rounds):
    for figure, value in ratchet.measured(program):
        table.add(
            figure.name, figure.shown(value), figure.shown_goal(), not figure.is_missed_by(value))


def peers(program, table, rounds):
    reader.lay(program)
    page = program.output("show", "3")
    commands = {}
    if not table.lacks("`show 3` beside C", "gcc"):
        commands["C"] = others.writer_in_c(page, program.folder)
    if not table.lacks("`show 3` beside Swift", "swiftc"):
        commands["Swift"] = others.writer_in_swift(page, program.folder)
    # Such short runs need many rounds before the median stands still. Beside heavier programs, which
    # leave the processor's caches full of their own, all of them would take longer.
    race = Race(program, program.command("show", "3"), commands, rounds * 10)
    for name, most in {"C": 1.9, "Swift": None}.items():
        if name in commands:
            table.compare(
                "`show 3` beside programs that only write the page", race.time(),
                f"{name} {race.time(name)}", race.ratios(name), most)
    if "Swift" in commands:
        size = os.path.getsize(commands["Swift"][0]) / 1e6
        table.add("the Swift program that only writes the page, stripped", f"{size:.2f} MB")


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


def system_calls(program, *words):
    """The names of all calls; those that end in "at" do what the others do."""
    log = program.folder / "calls"
    program.watched_by("strace", "-f", "-o", str(log), *program.command(*words))
    return re.findall(r"^\d+ +(\w+?)(?:at2?)?\(", log.read_text(), re.MULTILINE)
