"""What can be mutated, and how a place is rewritten so that it holds the mutant too.

Every operator yields the places that it finds in a file. A place has a rewriting for any number:
the edits of the file, and what these need to have declared in the same module. `isMutant(17)` says
whether mutant 17 is the active one.
"""

import re
from typing import Callable, NamedTuple

from source import end_of_brackets

# Letters of Swift operators that no Swift operator in use has.
ZERO, ONE = "†‡"


class Edit(NamedTuple):
    start: int
    end: int
    text: str


class Place(NamedTuple):
    kind: str
    change: str
    edits: Callable[[int], list]
    declaration: Callable[[int], str] = lambda number: ""


def places(mask):
    """Every place of a file that can be mutated, by its code."""
    for operator in OPERATORS:
        yield from operator(mask)


# Infix operators. The one that replaces them is generic, as theirs are; where an operand has an
# operator of its own, the compiler refuses the mutant.

SAME = ["<T: Equatable>(left: T, right: T)"]
ORDER = ["<T: Comparable>(left: T, right: T)"]
TEXTS = "<L: StringProtocol, R: StringProtocol>(left: L, right: R)"
WHOLE = "<L: BinaryInteger, R: BinaryInteger>(left: L, right: R)"
SUM = ["<T: AdditiveArithmetic>(left: T, right: T)"]
LIST = "<C: RangeReplaceableCollection, S: Sequence>(left: C, right: S)"
LAZY = "(left: Bool, right: @autoclosure () throws -> Bool) rethrows"


def _function(name, signature, result, mutant, original, number, favored=True):
    mark = "" if favored else "@_disfavoredOverload "
    where = " where C.Element == S.Element" if signature == LIST else ""
    return (
        f"{mark}func {name} {signature} -> {result}{where} "
        f"{{ isMutant({number}) ? {mutant} : {original} }}")


def _comparison(operator, other, general):
    def declared(name, number):
        arguments = ("Bool", f"left {other} right", f"left {operator} right", number)
        lines = [f"infix operator {name} : ComparisonPrecedence"]
        lines += [_function(name, signature, *arguments) for signature in general]
        lines += [
            _function(name, signature, *arguments, favored=False) for signature in (TEXTS, WHOLE)]
        if operator in ("==", "!="):
            signature = "<T>(left: T?, right: _OptionalNilComparisonType)"
            lines.append(_function(name, signature, *arguments, favored=False))
        return lines

    return other, declared


def _arithmetic(operator, other, precedence, constraint="AdditiveArithmetic"):
    def declared(name, number):
        signature = f"<T: {constraint}>(left: T, right: T)"
        lines = [
            f"infix operator {name} : {precedence}",
            _function(
                name, signature, "T", f"left {other} right", f"left {operator} right", number)]
        if operator == "+":
            lines.append(_function(name, LIST, "C", "left", "left + right", number, favored=False))
        return lines

    return other, declared


def _assignment(operator, other):
    def declared(name, number):
        body = "{{ if isMutant({}) {{ {} }} else {{ left {} right }} }}"
        lines = [
            f"infix operator {name} : AssignmentPrecedence",
            f"func {name} <T: AdditiveArithmetic>(left: inout T, right: T) "
            + body.format(number, f"left {other} right", operator)]
        if operator == "+=":
            lines.append(
                f"@_disfavoredOverload func {name} " + LIST.replace(": C,", ": inout C,")
                + " where C.Element == S.Element " + body.format(number, "", operator))
        return lines

    return other, declared


def _logic(operator, other, precedence):
    def declared(name, number):
        return [
            f"infix operator {name} : {precedence}",
            _function(
                name, LAZY, "Bool", f"try left {other} right()", f"try left {operator} right()",
                number)]

    return other, declared


def _default():
    def declared(name, number):
        right = "right: @autoclosure () throws -> {}) rethrows -> {}"
        # With an optional on the right, the compiler may take the first for one of optionals.
        body = (
            f"{{ if let left, !isMutant({number}), !holdsNil(left) {{ return left }}; "
            "return try right() }")
        return [
            f"infix operator {name} : NilCoalescingPrecedence",
            f"func {name} <T>(left: T?, {right.format('T', 'T')} {body}",
            f"@_disfavoredOverload func {name} <T>(left: T?, "
            f"{right.format('T?', 'T?')} {body}"]

    return "what is right of it", declared


def _range():
    def declared(name, number):
        return [
            f"infix operator {name} : RangeFormationPrecedence",
            f"func {name} <T: Strideable>(left: T, right: T) -> Range<T> where T.Stride: "
            f"SignedInteger {{ left..<(isMutant({number}) && left < right "
            f"? right.advanced(by: -1) : right) }}"]

    return "one less", declared


INFIX = {
    "==": _comparison("==", "!=", SAME),
    "!=": _comparison("!=", "==", SAME),
    "<": _comparison("<", "<=", ORDER),
    "<=": _comparison("<=", "<", ORDER),
    ">": _comparison(">", ">=", ORDER),
    ">=": _comparison(">=", ">", ORDER),
    "+": _arithmetic("+", "-", "AdditionPrecedence"),
    "-": _arithmetic("-", "+", "AdditionPrecedence"),
    "*": _arithmetic("*", "+", "MultiplicationPrecedence", "Numeric"),
    "+=": _assignment("+=", "-="),
    "-=": _assignment("-=", "+="),
    "&&": _logic("&&", "||", "LogicalConjunctionPrecedence"),
    "||": _logic("||", "&&", "LogicalDisjunctionPrecedence"),
    "??": _default(),
    "..<": _range(),
}
INFIX_PLACE = re.compile(
    r"(?<=\s)(?:==|!=|<=?|>=?|\+=?|-=?|\*|&&|\|\||\?\?)(?=\s)|(?<=[\w)\]])\.\.<(?=[\w(])")


def infix(mask):
    for match in INFIX_PLACE.finditer(mask):
        if mask.endswith("func ", 0, match.start()):
            continue
        other, declared = INFIX[match[0]]
        yield Place(
            match[0], f"{match[0]} → {other}",
            lambda number, match=match: [Edit(*match.span(), match[0] + _digits(number))],
            lambda number, match=match, declared=declared:
                "\n".join(declared(match[0] + _digits(number), number)))


def _digits(number):
    return f"{number:b}".translate({ord("0"): ZERO, ord("1"): ONE})


# Prefixes, literals and functions.

def negation(mask):
    for match in re.finditer(r"(?<=[\s(\[{])!(?=[\w(.])", mask):
        yield Place(
            "!", "! dropped",
            lambda number, match=match: [Edit(*match.span(), "!" + _digits(number))],
            lambda number:
                f"prefix operator !{_digits(number)}\n"
                f"prefix func !{_digits(number)} (value: Bool) -> Bool "
                f"{{ isMutant({number}) ? value : !value }}")


def truth(mask):
    for match in re.finditer(r"(?<![\w.])(?:true|false)\b", mask):
        yield _choice("literal", match, "false" if match[0] == "true" else "true")


def integer(mask):
    number = r"(?<![\w$#])(?<!(?<!\.)\.)(?:0x[0-9A-Fa-f_]+|[0-9][0-9_]*)(?![\w]|\.[0-9])"
    for match in re.finditer(number, mask):
        yield _choice("integer", match, str(int(match[0].replace("_", ""), 0) + 1))


def _choice(kind, match, other):
    return Place(
        kind, f"{match[0]} → {other}",
        lambda number: [Edit(*match.span(), f"(isMutant({number}) ? {other} : {match[0]})")])


def extreme(mask):
    for match in re.finditer(r"(?<![\w.])(min|max)(?=\()", mask):
        if mask.endswith("func ", 0, match.start()):
            continue
        this, other = match[0], "max" if match[0] == "min" else "min"
        yield Place(
            "min/max", f"{this} → {other}",
            lambda number, match=match: [Edit(*match.span(), f"{match[0]}_{number}")],
            lambda number, this=this, other=other:
                f"func {this}_{number}<T: Comparable>(_ one: T, _ two: T) -> T "
                f"{{ isMutant({number}) ? {other}(one, two) : {this}(one, two) }}\n"
                f"func {this}_{number}<T: Comparable>(_ one: T, _ two: T, _ three: T) -> T "
                f"{{ isMutant({number}) ? {other}(one, two, three) : {this}(one, two, three) }}")


# Conditions and statements.

def condition(mask):
    for match in re.finditer(r"(?<![\w#.`])(if|guard|while|where)\s(?=\s*\S)", mask):
        word, start = match[1], match.end()
        if word == "where":
            if not re.match(r"\s*for\b", _line_before(mask, match.start())):
                continue
        elif word != "guard" and not _line_before(mask, match.start()).rstrip().endswith("}"):
            yield Place(
                word, f"{word} … never so",
                lambda number, start=start: [Edit(start, start, f"!isMutant({number}), ")])
        if word != "while" and (end := _end_of_clause(mask, start, word)):
            change = f"{word} … always so"
            if word == "guard" and mask[end] == ",":
                change += ", as to its first condition"
            yield Place(
                word, change,
                lambda number, start=start, end=end: [
                    Edit(start, start, f"isMutant({number}) || ("), Edit(end, end, ")")])


def _line_before(mask, place):
    return mask[mask.rfind("\n", 0, place) + 1:place]


def _end_of_clause(mask, start, word):
    """The end of the first condition, or nothing where it binds names."""
    if re.compile(r"\s*(let|var|case|#|_ =)").match(mask, start):
        return None
    place = start
    while place < len(mask):
        if mask[place] == "," or mask[place] == "{" and word != "guard":
            break
        if word == "guard" and re.compile(r"\belse\b").match(mask, place):
            break
        place = end_of_brackets(mask, place) if mask[place] in "([{" else place + 1
    return len(mask[:place].rstrip())


NAME = r"[a-z_]\w*[?!]?(?:\.\w+[?!]?|\[[^\[\]\n]*\])*"
CALL = re.compile(rf"(?:_ = )?(?:try[?]? )?{NAME}(?=[(])")
ASSIGNMENT = re.compile(rf"{NAME} (?:[+\-*/|&]?=) \S.*$", re.MULTILINE)
KEYWORDS = re.compile(
    r"(?:if|guard|while|for|switch|return|throw|case|default|init|func|self\.init|super|let|var"
    r"|static|private|package|public|fileprivate|mutating|indirect|else|in|repeat|defer|do)\b")
ENDS_A_STATEMENT = re.compile(r"(?:^|[\w)\]}{" + "§" + r"]|\sin)$|^\s*(?:case\b.*|default):$")


def statement(mask):
    """Whole lines that call or assign something, and end where another statement can start."""
    for match in re.finditer(r"^[ ]+(?=\S)", mask, re.MULTILINE):
        start = match.end()
        # A statement may stand right behind its case.
        if case := re.compile(r"(?:case\b[^:\n]*|default): (?=\S)").match(mask, start):
            start = case.end()
        elif not ENDS_A_STATEMENT.search(_code_before(mask, match.start())):
            continue
        if KEYWORDS.match(mask, start):
            continue
        kind, end = "call", _end_of_call(mask, start)
        if end is None:
            kind, end = "assignment", _end_of_assignment(mask, start)
        if end is None or re.compile(r"\s*[.?:&|+=\-]").match(mask, end):
            continue
        yield Place(
            kind, f"{kind} dropped",
            lambda number, start=start, end=end: [
                Edit(start, start, f"if !isMutant({number}) {{ "), Edit(end, end, " }")])


def _code_before(mask, place):
    """The line of code before a place."""
    return mask[:place].rstrip().rpartition("\n")[2]


def _end_of_call(mask, start):
    if not (match := CALL.match(mask, start)):
        return None
    end = match.end()
    while end < len(mask) and mask[end] in "([":
        end = end_of_brackets(mask, end)
        if mask.startswith(" {", end):
            end = end_of_brackets(mask, end + 1)
        if chained := re.compile(r"[?]?\.\w+(?=[(])").match(mask, end):
            end = chained.end()
    return end if _ends_line(mask, end) else None


def _end_of_assignment(mask, start):
    if not (match := ASSIGNMENT.match(mask, start)):
        return None
    text = match[0].rstrip()
    balanced = all(text.count(one) == text.count(other) for one, other in ["()", "[]", "{}"])
    return start + len(text) if balanced and text[-1] not in "=+-,?:" else None


def _ends_line(mask, place):
    return re.compile(r"[ ]*(?:\n|$)").match(mask, place) is not None


OPERATORS = [infix, negation, truth, integer, extreme, condition, statement]
