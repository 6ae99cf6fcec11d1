"""A copy of the package, where the mutants are built and run."""

import json
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
ERROR = re.compile(r"^(/.*?\.swift):(\d+):\d+: error: (.*)$", re.MULTILINE)

# The number of the active mutant is read once, before anything else runs. It comes from a file,
# since the tests start the program with environments of their own.
HEADER = """\
#include <stdbool.h>
#include <stdint.h>

bool isActiveMutant(int32_t number);
"""
SWITCH = """\
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
#include "MutationSwitch.h"

static int32_t activeMutant;

__attribute__((constructor)) static void readActiveMutant(void) {{
  char digits[16] = {{0}};
  int file = open({path}, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  if (read(file, digits, sizeof digits - 1) > 0) activeMutant = atoi(digits);
  close(file);
}}

bool isActiveMutant(int32_t number) {{
  return number == activeMutant;
}}
"""
PACKAGE = """
for target in package.targets where target.type != .test && target.name != "CSystemCalls" {
  target.dependencies.append("MutationSwitch")
}
package.targets.append(.target(name: "MutationSwitch"))
"""


class Tree:
    """The copy, in a folder of its own, which keeps its build from one time to the next."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.switch = self.folder.parent / "active-mutant"
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        names = sorted(set(listing.decode().split("\0")))
        self.files = [name for name in names if (ROOT / name).is_file()]
        # What is in C has no mutants.
        sources = [
            name.split("/") for name in self.files
            if name.startswith("Sources/") and name.endswith(".swift")]
        self.modules = sorted({parts[1] for parts in sources})
        self._suites = None

    def fill(self):
        """Copies what git knows, or would ask about, and adds the switch to the package."""
        ours = {self.generated(module) for module in self.modules}
        self._remove_all_but(ours | set(self.files))
        for name in self.files:
            # The sources are written later, with the mutants in them.
            is_source = name.startswith("Sources/") and name.endswith(".swift")
            if name != "Package.swift" and not is_source:
                self._copy(name)
        self.write("Package.swift", self.original("Package.swift") + PACKAGE)
        path = json.dumps(str(self.switch))
        self.write("Sources/MutationSwitch/include/MutationSwitch.h", HEADER)
        self.write("Sources/MutationSwitch/switch.c", SWITCH.format(path=path))
        self.activate(0)

    def sources(self, module):
        return [
            name for name in self.files
            if name.startswith(f"Sources/{module}/") and name.endswith(".swift")]

    @staticmethod
    def original(file):
        return (ROOT / file).read_text(encoding="utf-8")

    @staticmethod
    def generated(module):
        return f"Sources/{module}/Mutants.swift"

    def write(self, name, text):
        """Writes a file, unless it is so already and need not be compiled again."""
        self._write(self.folder / name, text.encode())

    def activate(self, number):
        self.switch.write_text(f"{number}\n")

    def build(self, log):
        """Builds everything.

        Returns the errors as (file, line, message), or nothing if there is none.
        """
        # What the compiler refuses shows before any test is compiled.
        return self._build([], log) or self._build(["--build-tests"], log)

    def binary(self):
        """The test bundle of the whole package, a program on Linux."""
        [bundle] = (self.folder / ".build/debug").glob("*.xctest")
        return bundle

    def suites(self, module):
        """The test targets that stand on a module, its own first."""
        if self._suites is None:
            self._suites = self._dependents()
        own = f"{module}Tests"
        return [own] + sorted(
            suite for suite, below in self._suites.items() if module in below and suite != own)

    def _build(self, flags, log):
        result = subprocess.run(
            ["nice", "swift", "build", *flags], cwd=self.folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        with open(log, "a", encoding="utf-8") as file:
            file.write(result.stdout)
        if result.returncode == 0:
            return []
        prefix = str(self.folder) + "/"
        errors = {
            (file.removeprefix(prefix), int(line), message)
            for file, line, message in ERROR.findall(result.stdout)}
        if not errors:
            raise SystemExit(f"The build failed, and not because of a mutant: see {log}")
        return sorted(errors)

    def _dependents(self):
        """The test targets with everything that each stands on."""
        package = json.loads(subprocess.run(
            ["swift", "package", "dump-package"], cwd=ROOT, stdout=subprocess.PIPE,
            check=True).stdout)
        uses = {
            target["name"]: [one["byName"][0] for one in target["dependencies"]]
            for target in package["targets"]}

        def below(name):
            return {name}.union(*(below(one) for one in uses.get(name, [])))

        return {
            target["name"]: below(target["name"]) for target in package["targets"]
            if target["type"] == "test"}

    def _copy(self, name):
        self._write(self.folder / name, (ROOT / name).read_bytes())
        (self.folder / name).chmod((ROOT / name).stat().st_mode)

    @staticmethod
    def _write(path, content):
        if path.exists() and path.read_bytes() == content:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def _remove_all_but(self, names):
        for folder, folders, files in os.walk(self.folder):
            folders[:] = [name for name in folders if name not in (".build", "MutationSwitch")]
            for file in files:
                path = pathlib.Path(folder, file)
                if str(path.relative_to(self.folder)) not in names:
                    path.unlink()
