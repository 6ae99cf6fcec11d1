"""The mutants of the package: where they are, in which order, and how they are written down."""

import bisect
import itertools
import random
from typing import NamedTuple

import operators
from source import masked


class Mutant(NamedTuple):
    """A place with a number, which stays the same for the same sources and seed."""

    number: int
    module: str
    file: str
    line: int
    column: int
    lines: range
    place: operators.Place

    @property
    def where(self):
        return f"{self.file}:{self.line}:{self.column}"

    def edits(self):
        return self.place.edits(self.number)

    def declaration(self):
        return self.place.declaration(self.number)


def of(tree, seed):
    """All mutants, in the order in which they are taken: from each module and operator in turn."""
    dice = random.Random(seed)
    turns = [_in_turns(_places(tree, module), dice) for module in tree.modules]
    taken = [one for turn in itertools.zip_longest(*turns) for one in turn if one]
    return [Mutant(number, *one) for number, one in enumerate(taken, 1)]


def choose(mutants, count, refused):
    """The first mutants that the compiler has not refused, no two of them on one line.

    What the compiler refuses is told by lines, so one line has one mutant.
    """
    chosen, lines = [], set()
    for mutant in mutants:
        taken = {(mutant.file, line) for line in mutant.lines}
        if mutant.number in refused or taken & lines:
            continue
        chosen.append(mutant)
        lines |= taken
        if len(chosen) == count:
            break
    return chosen


def write(tree, modules, chosen):
    """Writes the sources of the modules with the chosen mutants in them."""
    for module in modules:
        for file in tree.sources(module):
            edits = [edit for mutant in chosen if mutant.file == file for edit in mutant.edits()]
            tree.write(file, _edited(tree.original(file), edits))
        declarations = [mutant.declaration() for mutant in chosen if mutant.module == module]
        tree.write(tree.generated(module), "\n".join([_SWITCH, *filter(None, declarations), ""]))


_SWITCH = """\
internal import MutationSwitch

/// Whether a mutant is the active one.
public func isMutant(_ number: Int32) -> Bool { isActiveMutant(number) }

private protocol MayBeNil { var isNil: Bool { get } }
extension Optional: MayBeNil { fileprivate var isNil: Bool { if case nil = self { true } else { false } } }

/// Whether a value that is there is the nil of an optional in it.
private func holdsNil<T>(_ value: T) -> Bool { (value as? any MayBeNil)?.isNil == true }
"""


def _edited(source, edits):
    for edit in sorted(edits, reverse=True):
        source = source[:edit.start] + edit.text + source[edit.end:]
    return source


def _places(tree, module):
    """The places of a module by their operators."""
    kinds = {}
    for file in tree.sources(module):
        mask = masked(tree.original(file))
        starts = [0] + [place + 1 for place, one in enumerate(mask) if one == "\n"]
        for place in operators.places(mask):
            edits = place.edits(0)
            lines = [bisect.bisect(starts, edit.start) for edit in edits]
            column = edits[0].start - starts[lines[0] - 1] + 1
            found = (module, file, lines[0], column, range(lines[0], lines[-1] + 1), place)
            kinds.setdefault(place.kind, []).append(found)
    return kinds


def _in_turns(kinds, dice):
    """One place of each operator, then a second of each, in a random order."""
    shuffled = [dice.sample(places, len(places)) for _, places in sorted(kinds.items())]
    for turn in itertools.zip_longest(*shuffled):
        turn = [place for place in turn if place]
        yield from dice.sample(turn, len(turn))
