"""The program under test, and how any program is run here."""

import fcntl
import os
import pathlib
import platform
import pty
import re
import resource
import select
import shutil
import struct
import subprocess
import tempfile
import termios
import time

import environment

ROOT = pathlib.Path(__file__).resolve().parents[2]
STATIC = ["-static-executable"] if platform.system() == "Linux" else []


# What counting instructions needs, and the tool with its options.
COUNTING_TOOLS = ["valgrind", "strip"]
COUNTING = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]

# What tells memory and page faults.
TIME = "/usr/bin/time"

# What the interactive reader writes after a frame.
END_OF_FRAME = b"\x1b[?2026l"

# How many seconds a frame may take under the tool.
PATIENCE = 120


class Program:
    """hp-books as a release, with a folder for everything that it reads and writes."""

    def __init__(self, binary, folder):
        self.folder = pathlib.Path(folder)
        self.home = self.folder / "home"
        self.state = self.home / "state.json"
        self.binary = installed(binary or build(), self.folder)
        self.environment = environment.of(self.home, self.state)

    def command(self, *words):
        return [self.binary, *words]

    def output(self, *words):
        """Runs a command, and returns what it prints."""
        return subprocess.run(
            self.command(*words), env=self.environment, stdout=subprocess.PIPE, check=True).stdout

    def counting(self, *words):
        """The command, run by the tool that counts instructions."""
        return [shutil.which("valgrind"), *COUNTING, self.binary, *words]

    def instructions(self, *words, may_fail=False):
        """Counts the instructions of a run that prints to a file."""
        with tempfile.TemporaryFile(dir=self.folder) as output:
            report = self.watched_by(*self.counting(*words), stdout=output, may_fail=may_fail)
        return counted(report)

    def instructions_of_reader(self, keys, *words):
        """Counts the instructions of a run in a terminal until `Q`, typed after some keys.

        Each key is typed when the screen shows what came of the last one, so it has to change
        something.
        """
        def type_keys(terminal):
            for key in [*keys, "Q"]:
                wait_for_frame(terminal)
                os.write(terminal, key.encode())

        return self.instructions_in_terminal(*words, meanwhile=type_keys)

    def instructions_in_terminal(self, *words, meanwhile=lambda terminal: None):
        """Counts the instructions of a run in a terminal of 80 columns and 24 rows."""
        terminal, own_side = pty.openpty()
        fcntl.ioctl(own_side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        process = subprocess.Popen(
            self.counting(*words), env=self.environment, cwd=self.home, stdin=own_side,
            stdout=own_side, stderr=subprocess.PIPE, start_new_session=True)
        os.close(own_side)
        try:
            meanwhile(terminal)
            # Nobody may have to wait for the last bytes to be read.
            drain(terminal)
            report = process.communicate(timeout=PATIENCE)[1].decode()
        finally:
            process.kill()
            os.close(terminal)
        return counted(report)

    def watched_by(self, tool, *words, stdout=subprocess.DEVNULL, may_fail=False):
        """Runs a tool, found where the caller finds it, and returns what it reports."""
        return subprocess.run(
            [shutil.which(tool), *words], env=self.environment, cwd=self.home, stdout=stdout,
            stderr=subprocess.PIPE, text=True, check=not may_fail).stderr

    def seconds(self, command):
        """Runs a command that prints to a file, and returns how long that took."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        redirection = [
            (os.POSIX_SPAWN_OPEN, stream, str(self.folder / name), flags, 0o600)
            for stream, name in [(1, "output"), (2, "errors")]]
        path = shutil.which(command[0])
        start = time.perf_counter()
        process = os.posix_spawn(path, command, self.environment, file_actions=redirection)
        _, status = os.waitpid(process, 0)
        elapsed = time.perf_counter() - start
        # A search that finds nothing ends with 1.
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            raise SystemExit(f"{' '.join(command)} failed")
        return elapsed

    def processor_seconds(self, *words):
        """Runs a command, and returns how long it kept a processor busy."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.output(*words)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def seconds_to_first_byte(self, command):
        """Runs a command that prints to a pipe, and returns how long its first byte took."""
        output, own_side = os.pipe()
        redirection = [(os.POSIX_SPAWN_DUP2, own_side, 1)]
        start = time.perf_counter()
        process = os.posix_spawn(
            command[0], command, self.environment, file_actions=redirection)
        os.close(own_side)
        os.read(output, 1)
        elapsed = time.perf_counter() - start
        while os.read(output, 1 << 16):
            pass
        os.close(output)
        os.waitpid(process, 0)
        return elapsed

    def peak_bytes(self, command):
        """Runs a command, and returns the most memory that it had."""
        return self.timed("%M", command) * 1024

    def page_faults(self, command):
        """Runs a command, and returns how many pages it touched for the first time."""
        return self.timed("%R", command)

    def timed(self, what, command):
        path, *words = command
        run = subprocess.run(
            [TIME, "-f", what, shutil.which(path), *words], env=self.environment, cwd=self.home,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        # A search that finds nothing ends with 1.
        if run.returncode not in (0, 1):
            raise SystemExit(f"{' '.join(command)} failed")
        return int(run.stderr.split()[-1])


def counted(report):
    """The number of instructions that the tool reports."""
    return int(re.search(r"I +refs: +([\d,]+)", report)[1].replace(",", ""))


def wait_for_frame(terminal):
    """Reads what the interactive reader draws, up to the end of a frame."""
    drawn = b""
    while END_OF_FRAME not in drawn:
        drawn += read_soon(terminal)


def drain(terminal):
    """Reads until nobody has the terminal any more."""
    try:
        while read_soon(terminal):
            pass
    except OSError:
        pass


def read_soon(terminal):
    """Reads what there is, or gives up after a while."""
    if not select.select([terminal], [], [], PATIENCE)[0]:
        raise SystemExit("the interactive reader has nothing to say any more")
    return os.read(terminal, 1 << 16)


def installed(binary, folder):
    """A copy of a program as a user has it: without its symbols, if they can be taken off.

    Behind a linker, the file lies about in the cache in pieces, and a run takes a quarter longer. The
    symbols would change the instructions as well: the runtime reads the list of memory mappings when
    it starts, and the tool that counts loads them into one.
    """
    copy = folder / "installed" / pathlib.Path(binary).name
    copy.parent.mkdir(exist_ok=True)
    shutil.copy(binary, copy)
    if shutil.which("strip"):
        subprocess.run(["strip", copy], check=True)
    return str(copy)


def build():
    """Builds the release, static where that is possible, in a scratch path of its own."""
    scratch = ROOT / ".build/benchmarks"
    flags = [word for flag in STATIC for word in ("-Xswiftc", flag)]
    command = ["swift", "build", "-c", "release", "--scratch-path", str(scratch), *flags]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    return str(scratch / "release/hp-books")
