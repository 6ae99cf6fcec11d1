"""The rows about runs on the seven volumes, and about the program as a file."""

import os
import re
import shutil
import statistics
import subprocess

import counted
import peers as others
import reader
from program import ROOT
from race import Race

def instructions(program, table, rounds):
    if table.lacks("instructions", "valgrind"):
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
        commands["C"] = others.writer(page, program.folder)
        commands["decoder"] = others.decoder(program.folder)
    # Such short runs need many rounds before the median stands still.
    race = Race(program, program.command("show", "3"), commands, rounds * 10)
    for name in commands:
        if name == "decoder":
            table.add(
                "JSONDecoder on `{}`", race.time(name), peer=f"C {race.time('C')}",
                ratios=race.ratios("C", of=name))
            continue
        ratios = race.ratios(name)
        most = 2.0 if name == "C" else 1 / 15
        table.add(
            "`show 3`", race.time(), f"≤ {most:.3g}", statistics.median(ratios) <= most,
            f"{name} {race.time(name)}", ratios)


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
    table.add(
        "the state write", ", ".join(f"{call} {count}" for call, count in extra.items()),
        "one lock, one write, one rename",
        all(extra.get(call) == 1 for call in ("flock", "write", "rename")), "`summary 1` without")


def size(program, table, rounds):
    if table.lacks("size", "strip"):
        return
    stripped = program.folder / "stripped"
    shutil.copy(program.binary, stripped)
    subprocess.run(["strip", stripped], check=True)
    megabytes = os.path.getsize(stripped) / 1e6
    table.add("the binary, stripped", f"{megabytes:.1f} MB", "≤ 15 MB", megabytes <= 15)


def system_calls(program, *words):
    """The names of all calls; those that end in "at" do what the others do."""
    log = program.folder / "calls"
    program.watched_by("strace", "-f", "-o", str(log), *program.command(*words))
    return re.findall(r"^\d+ +(\w+?)(?:at2?)?\(", log.read_text(), re.MULTILINE)
