"""The program under test, and how any program is run here."""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
STATIC = ["-static-executable"] if platform.system() == "Linux" else []


class Program:
    """hp-books as a release, with a folder for everything that it reads and writes."""

    def __init__(self, binary, folder):
        self.folder = pathlib.Path(folder)
        self.binary = str(pathlib.Path(binary).resolve()) if binary else build()
        # Nothing of the caller's environment may make a difference, and hashing no dice.
        self.environment = {
            "HOME": folder, "PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1",
            "HP_BOOKS_STATE": f"{folder}/state.json",
        }

    def command(self, *words):
        return [self.binary, *words]

    def output(self, *words):
        """Runs a command, and returns what it prints."""
        return subprocess.run(
            self.command(*words), env=self.environment, stdout=subprocess.PIPE, check=True).stdout

    def instructions(self, *words):
        """Counts the instructions of a run that prints to a file."""
        tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        with open(self.folder / "output", "wb") as output:
            report = subprocess.run(
                tool + self.command(*words), env=self.environment, stdout=output,
                stderr=subprocess.PIPE, text=True, check=True).stderr
        return int(re.search(r"Collected : (\d+)", report)[1])

    def seconds(self, command):
        """Runs a command that prints to a file, and returns how long that took."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        redirection = [(os.POSIX_SPAWN_OPEN, 1, str(self.folder / "output"), flags, 0o600)]
        path = shutil.which(command[0])
        start = time.perf_counter()
        process = os.posix_spawn(path, command, self.environment, file_actions=redirection)
        _, status = os.waitpid(process, 0)
        elapsed = time.perf_counter() - start
        if status != 0:
            raise SystemExit(f"{' '.join(command)} failed")
        return elapsed

    def peak_megabytes(self, command):
        """Runs a command, and returns the most memory that it had."""
        report = subprocess.run(
            ["/usr/bin/time", "-f", "%M", *command], env=self.environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True).stderr
        return int(report.split()[-1]) / 1024


def build():
    """Builds the release, static where that is possible, in a scratch path of its own."""
    scratch = ROOT / ".build/benchmarks"
    flags = [word for flag in STATIC for word in ("-Xswiftc", flag)]
    command = ["swift", "build", "-c", "release", "--scratch-path", str(scratch), *flags]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    return str(scratch / "release/hp-books")
