"""The program under test, and how any program is run here."""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import time

import environment

ROOT = pathlib.Path(__file__).resolve().parents[2]
STATIC = ["-static-executable"] if platform.system() == "Linux" else []


class Program:
    """hp-books as a release, with a folder for everything that it reads and writes."""

    def __init__(self, binary, folder):
        self.folder = pathlib.Path(folder)
        self.home = self.folder / "home"
        self.state = self.home / "state.json"
        self.binary = str(pathlib.Path(binary).resolve()) if binary else build()
        self.environment = environment.of(self.home, self.state)

    def command(self, *words):
        return [self.binary, *words]

    def output(self, *words):
        """Runs a command, and returns what it prints."""
        return subprocess.run(
            self.command(*words), env=self.environment, stdout=subprocess.PIPE, check=True).stdout

    def instructions(self, *words):
        """Counts the instructions of a run that prints to a file."""
        tool = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
        with open(self.folder / "output", "wb") as output:
            report = self.watched_by("valgrind", *tool, *self.command(*words), stdout=output)
        return int(re.search(r"Collected : (\d+)", report)[1])

    def watched_by(self, tool, *words, stdout=subprocess.DEVNULL):
        """Runs a tool, found where the caller finds it, and returns what it reports."""
        return subprocess.run(
            [shutil.which(tool), *words], env=self.environment, cwd=self.home, stdout=stdout,
            stderr=subprocess.PIPE, text=True, check=True).stderr

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
        path, *words = command
        report = self.watched_by("/usr/bin/time", "-f", "%M", shutil.which(path), *words)
        return int(report.split()[-1]) / 1024


def build():
    """Builds the release, static where that is possible, in a scratch path of its own."""
    scratch = ROOT / ".build/benchmarks"
    flags = [word for flag in STATIC for word in ("-Xswiftc", flag)]
    command = ["swift", "build", "-c", "release", "--scratch-path", str(scratch), *flags]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    return str(scratch / "release/hp-books")
