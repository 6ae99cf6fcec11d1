"""The counts of instructions that were accepted, which may fall but not rise."""

import json
import pathlib
import platform
import shutil
import subprocess

FILE = pathlib.Path(__file__).with_name("instructions.json")
SLACK = 0.03

COMMANDS = ["show 3", "summary 3", "list", "--help", "--version", "completions bash"]


def counts(program):
    """The instructions of each command, the reader state being as the command leaves it."""
    program.output("show", "3")
    return {command: program.instructions(*command.split()) for command in COMMANDS}


def accept(program):
    accepted = {"measured with": toolchain(), "instructions": counts(program)}
    FILE.write_text(json.dumps(accepted, indent=2) + "\n")
    print(f"Accepted in {FILE}.")
    return 0


def check(program):
    """Says what rose, and what fell so far that less should be accepted."""
    accepted = json.loads(FILE.read_text())["instructions"]
    changes = {
        command: count / accepted[command] - 1 for command, count in counts(program).items()
    }
    for command, change in changes.items():
        verdict = "too many" if change > SLACK else "fewer: accept them" if change < -SLACK else ""
        print(f"{command:18}{change:+7.1%}  {verdict}".rstrip())
    return int(any(change > SLACK for change in changes.values()))


def reason_to_skip():
    """Why the counts cannot be compared here, or nothing."""
    if shutil.which("valgrind") is None:
        return "counting instructions needs valgrind"
    measured_with = json.loads(FILE.read_text())["measured with"]
    if measured_with != toolchain():
        return f"the accepted counts are those of {measured_with}, and this is {toolchain()}"
    return None


def toolchain():
    report = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True)
    version = report.stdout.partition(" (")[0].removeprefix("Apple ")
    return f"{version}, {platform.machine()}"
