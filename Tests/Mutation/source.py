"""Which characters of a Swift file are code."""

import re

TEXT = "§"
CONDITIONAL = re.compile(r"^\s*#(if|endif)\b")


def masked(source):
    """The source with comments as spaces and texts as marks, each character in its old place.

    What stands inside a text is no code here, interpolations included. Lines stay lines.
    """
    mask = list(source)
    place = 0
    while place < len(source):
        if source.startswith("//", place):
            end = _end(source, "\n", place) - 1
            _fill(mask, place, end, " ")
        elif source.startswith("/*", place):
            end = _end(source, "*/", place)
            _fill(mask, place, end, " ")
        elif match := re.compile(r'#*"').match(source, place):
            end = _end_of_text(source, match)
            _fill(mask, place, end, TEXT)
        else:
            end = place + 1
        place = max(end, place + 1)
    return _without_conditional_code("".join(mask))


def end_of_brackets(mask, place):
    """The place after the bracket that closes the one at a place."""
    depth = 0
    for index in range(place, len(mask)):
        if mask[index] in "([{":
            depth += 1
        elif mask[index] in ")]}":
            depth -= 1
            if depth == 0:
                return index + 1
    return len(mask)


def _end(source, mark, place):
    end = source.find(mark, place)
    return len(source) if end < 0 else end + len(mark)


def _end_of_text(source, opening):
    hashes = opening[0][:-1]
    lines = source.startswith('"""', opening.end() - 1)
    closing = ('"""' if lines else '"') + hashes
    escape = "\\" + hashes
    place = opening.end() + (2 if lines else 0)
    while place < len(source):
        if source.startswith(closing, place):
            return place + len(closing)
        if source.startswith(escape + "(", place):
            place = _end_of_interpolation(source, place + len(escape))
        else:
            place += len(escape) + 1 if source.startswith(escape, place) else 1
    return place


def _end_of_interpolation(source, place):
    depth = 0
    while place < len(source):
        if match := re.compile(r'#*"').match(source, place):
            place = _end_of_text(source, match)
            continue
        depth += {"(": 1, ")": -1}.get(source[place], 0)
        place += 1
        if depth == 0:
            break
    return place


def _fill(mask, start, end, character):
    for index in range(start, end):
        if mask[index] != "\n":
            mask[index] = character


def _without_conditional_code(mask):
    """Blanks what stands between #if and #endif, since only one of the branches is built here."""
    lines, depth = [], 0
    for line in mask.split("\n"):
        match = CONDITIONAL.match(line)
        depth += 1 if match and match[1] == "if" else 0
        lines.append(" " * len(line) if depth else line)
        depth -= 1 if match and match[1] == "endif" else 0
    return "\n".join(lines)
