"""The figures that were accepted, which may fall but not rise."""

import json
import pathlib
import platform
import subprocess

from figures import FIGURES
from table import missing_tools

FILE = pathlib.Path(__file__).with_name("accepted.json")


def check(program):
    """Says what is over its goal, what rose, and what fell so far that less should be accepted.

    A figure that was accepted over its goal is told, but fails only where it rises.
    """
    if reason := reason_to_skip():
        print(f"SKIPPED, so no figure is held: {reason}.")
        return True
    accepted = accepted_figures()
    is_other_kernel = stored()["kernel"] != platform.release()
    held = True
    for figure, value in measured(program):
        before = accepted.get(figure.name)
        if figure.OF_KERNEL and is_other_kernel and not figure.is_missed_by(value):
            say(figure, before, value, "SKIPPED: accepted with another kernel")
            continue
        faults, remarks = [], []
        if figure.is_missed_by(value):
            is_known = before is not None and figure.is_missed_by(before)
            (remarks if is_known else faults).append(f"over its goal: {figure.shown_goal()}")
        if before is None:
            faults.append("not accepted yet")
        elif value > before * (1 + figure.SLACK):
            faults.append("too much")
        held = held and not faults
        if before is not None and value < before * (1 - figure.SLACK):
            remarks.append("less: accept it")
        say(figure, before, value, *faults, *remarks)
    return held


def accept(program):
    """Writes the figures as they are now, but for those that would rise beyond their goals.

    Many small rises, each within the slack, would otherwise add up to any number.
    """
    if missing := missing_tools(sorted({tool for figure in FIGURES for tool in figure.TOOLS})):
        raise SystemExit(f"Nothing is accepted without {' and '.join(missing)}.")
    accepted, now = accepted_figures(), {}
    refused = False
    for figure, value in measured(program):
        before = accepted.get(figure.name)
        if figure.is_missed_by(value) and before is not None and value > before:
            say(figure, before, value, f"refused: {figure.shown_goal()}")
            refused = True
            now[figure.name] = before
        else:
            say(figure, before, value)
            now[figure.name] = value
    accepted = {"measured with": toolchain(), "kernel": platform.release(), "figures": now}
    FILE.write_text(
        json.dumps(accepted, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return not refused


def measured(program):
    """Each figure that can be measured here, as it is now; what cannot is told."""
    for figure in FIGURES:
        if missing := missing_tools(figure.TOOLS):
            print(f"SKIPPED: {figure.name} needs {' and '.join(missing)}.", flush=True)
        else:
            yield figure, figure.measured(program)


def say(figure, before, value, *remarks):
    """Prints what was accepted, what is now, by how much they differ, and what follows."""
    old, change = ("none", "") if before is None else (
        figure.shown(before), f"{value / before - 1:+.1%}")
    line = f"{figure.name:38}{old:>10} → {figure.shown(value):>9}{change:>8}  "
    print((line + "; ".join(remarks)).rstrip(), flush=True)


def accepted_figures():
    return stored()["figures"]


def stored():
    return json.loads(FILE.read_text(encoding="utf-8"))


def reason_to_skip():
    """Why the figures cannot be compared here, or nothing."""
    measured_with = stored()["measured with"]
    if measured_with != toolchain():
        return f"the accepted figures are those of {measured_with}, and this is {toolchain()}"
    return None


def toolchain():
    report = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True)
    version = report.stdout.partition(" (")[0].removeprefix("Apple ")
    return f"{version}, {platform.machine()}"
