"""Data files of any size, the same ones on every machine."""

import json
import random
import re

SEED = 1997

# How many books the largest have as a rule.
MANY = 10_000

# How many are enough to count instructions, of which the start of the program is a hundredth.
SOME = 100

WORDS = """
owl letter castle stair platform train lantern river forest map key mirror feather potion tower
storm winter garden bridge harbour island clock window candle shadow secret friend stranger
brother teacher keeper hunter queen king raven wolf dragon spider garland ghost portrait kitchen
silent golden broken hidden distant crooked forgotten patient clever stubborn faithful sudden
finds loses follows keeps opens breaks hears answers crosses remembers hides carries promises
before after beneath beyond without against among until never always again almost
""".split()

# Every tenth book or so is not in ASCII, as on a real shelf.
OTHER_TITLES = ["해리와 {} {}", "Le Château et {} {}", "Die Straße, {} {}", "The Philosopher’s {} {}"]
AUTHORS = ["J. K. Rowling", "Jane Austen", "Séan Ó Faoláin", "한강", "Ursula K. Le Guin"]


SYLLABLES = "해포터마법사의돌비밀방아즈카반죄수불조기혼혈왕자성물부엉편지차숲도열쇠거울깃털약병탑"


def made(program, count, tells=False, meets=False):
    """The path of a data file of so many books, written where it was not before."""
    file = program.folder / f"{count}{'-told' if tells else ''}{'-met' if meets else ''}.json"
    if not file.exists():
        write(file, count, tells, meets)
    return str(file)


def made_in_hangul(program, count):
    """The path of the same file with a word of Hangul for each of WORDS."""
    file = program.folder / f"{count}-hangul.json"
    if not file.exists():
        with open(made(program, count), encoding="utf-8") as other:
            file.write_text(in_hangul(other.read()), encoding="utf-8")
    return str(file)


def in_hangul(text):
    """The text with two syllables in place of a short word, and three for a long one."""
    dice = random.Random(SEED)
    spelling = {word: "".join(dice.sample(SYLLABLES, 2 if len(word) < 6 else 3)) for word in WORDS}
    # The words of an address stay, since their underscores make one word of them.
    return re.sub(r"\b[A-Za-z]+\b", lambda word: spelling.get(word[0].lower(), word[0]), text)


def write(path, count, tells=False, meets=False):
    """Writes a data file of so many books, each about 2.5 kB in the layout of data.json.

    With their stories, chapter by chapter, each takes about 8.9 kB, with five people in each
    chapter, some of whom turn out to be others, about 17 kB, and with both about 24 kB.
    """
    dice = random.Random(SEED)
    with open(path, "w", encoding="utf-8") as file:
        file.write('{\n  "data": [\n')
        for number in range(1, count + 1):
            file.write(_book(dice, number, tells, meets) + (",\n" if number < count else "\n"))
        file.write("  ]\n}\n")


def _book(dice, number, tells, meets):
    title = "{} and the {}".format(*_words(dice, 2)).title()
    if dice.random() < 0.1:
        title = dice.choice(OTHER_TITLES).format(*_words(dice, 2))
    fields = {
        "title": f"{title} {number}",
        "author": dice.choice(AUTHORS),
        "pages": dice.randint(80, 900),
        "release_date": f"{dice.randint(1800, 2024)}-{dice.randint(1, 12):02}-{dice.randint(1, 28):02}",
        "dedication": _sentence(dice, dice.randint(5, 18)),
        "summary": " ".join(_sentence(dice, dice.randint(8, 24)) for _ in range(dice.randint(4, 9))),
        "wiki": f"https://example.org/wiki/{'_'.join(_words(dice, 3))}_{number}",
    }
    chapters = [
        {"title": f"{chapter}. {' '.join(_words(dice, dice.randint(2, 5))).title()}"}
        for chapter in range(1, dice.randint(17, 38) + 1)
    ]
    if tells:
        fields["story"] = " ".join(_sentence(dice, 15) for _ in range(4))
        for chapter in chapters:
            chapter["summary"] = " ".join(_sentence(dice, 14) for _ in range(2))
    if meets:
        _meet(dice, number, chapters)
    lines = [f"        {_json(name)}: {_json(value)}," for name, value in fields.items()]
    titles = [f"          {_json(chapter)}" for chapter in chapters]
    return "\n".join(
        ['    {\n      "attributes": {', *lines, '        "chapters": [']
        + [",\n".join(titles), "        ]\n      }\n    }"])


def _meet(dice, book, chapters):
    names = [f"{' '.join(_words(dice, 2)).title()} {book}x{number}" for number in range(60)]
    for place, chapter in enumerate(chapters):
        people = [{"name": name, "is": _sentence(dice, 8)} for name in dice.sample(names[:40], 5)]
        if place % 5 == 0:
            # Somebody turns out to be another, or has one more name.
            people[0]["was"] = names[40 + place // 5]
            people[1]["also"] = names[50 + place // 5]
        chapter["people"] = people


def _sentence(dice, length):
    return " ".join(_words(dice, length)).capitalize() + "."


def _words(dice, count):
    return [dice.choice(WORDS) for _ in range(count)]


def _json(value):
    return json.dumps(value, ensure_ascii=False)
