"""The counts of instructions that were accepted, which may fall but not rise."""

import json
import pathlib
import platform
import subprocess

import counted
from program import COUNTING_TOOLS
from table import missing_tools

FILE = pathlib.Path(__file__).with_name("instructions.json")
SLACK = 0.03


def check(program):
    """Says what is over its goal, what rose, and what fell so far that less should be accepted.

    A count that was accepted over its goal is told, but fails only where it rises.
    """
    accepted = accepted_counts()
    held = True
    for row, count in counted.counts(program):
        before = accepted.get(row.name)
        faults, remarks = [], []
        if row.is_missed_by(count):
            is_known = before is not None and row.is_missed_by(before)
            (remarks if is_known else faults).append(f"over its goal of {row.goal:.2f} M")
        if before is None:
            faults.append("not accepted yet")
        elif count > before * (1 + SLACK):
            faults.append("too many")
        held = held and not faults
        if before is not None and count < before * (1 - SLACK):
            remarks.append("fewer: accept them")
        say(row, before, count, *faults, *remarks)
    return 0 if held else 1


def accept(program):
    """Writes the counts as they are now, but for those that would rise beyond their goals.

    Many small rises, each within the slack, would otherwise add up to any number.
    """
    accepted, now = accepted_counts(), {}
    refused = False
    for row, count in counted.counts(program):
        before = accepted.get(row.name)
        if row.is_missed_by(count) and before is not None and count > before:
            say(row, before, count, f"refused: its goal is {row.goal:.2f} M")
            refused = True
            now[row.name] = before
        else:
            say(row, before, count)
            now[row.name] = count
    FILE.write_text(
        json.dumps({"measured with": toolchain(), "instructions": now}, indent=2) + "\n")
    return 1 if refused else 0


def say(row, before, count, *remarks):
    """Prints a row: the accepted count, the one of now, by how much they differ, what follows."""
    old, change = (f"{before:,}", f"{count / before - 1:+.1%}") if before else ("none", "")
    line = f"{row.name:34}{old:>10} → {count:>9,}{change:>8}  {'; '.join(remarks)}"
    print(line.rstrip(), flush=True)


def accepted_counts():
    return json.loads(FILE.read_text())["instructions"]


def reason_to_skip():
    """Why the counts cannot be compared here, or nothing."""
    if missing := missing_tools(COUNTING_TOOLS):
        return f"counting instructions needs {' and '.join(missing)}"
    measured_with = json.loads(FILE.read_text())["measured with"]
    if measured_with != toolchain():
        return f"the accepted counts are those of {measured_with}, and this is {toolchain()}"
    return None


def toolchain():
    report = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True)
    version = report.stdout.partition(" (")[0].removeprefix("Apple ")
    return f"{version}, {platform.machine()}"
