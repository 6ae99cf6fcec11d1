"""Programs that run in turn, so that whatever else the machine does slows all of them."""

import random
import statistics

SEED = 1997


class Race:
    """hp-books and its peers, measured in the same rounds."""

    def __init__(self, program, ours, peers, rounds):
        commands = {None: ours, **peers}
        dice = random.Random(SEED)
        self.times = {name: [] for name in commands}
        for command in commands.values():
            program.seconds(command)
        for _ in range(rounds):
            # Shuffled, so that nobody always runs right behind the one that leaves the caches cold.
            for name in dice.sample(list(commands), len(commands)):
                self.times[name].append(program.seconds(commands[name]))

    def time(self, name=None):
        return milliseconds(self.times[name])

    def ratios(self, name):
        """The time of hp-books as so many times that of a peer."""
        return [ours / other for ours, other in zip(self.times[None], self.times[name])]


def milliseconds(times):
    time = statistics.median(times) * 1000
    return f"{time:.1f} ms" if time < 100 else f"{time:,.0f} ms"
