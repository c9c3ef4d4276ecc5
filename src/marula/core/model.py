"""What was learned from many matches: how much each feature of a position counts for the lead in the end."""

from math import sqrt
from typing import Any, Final, final

FORMAT: Final = 1


class ModelError(ValueError):
    """Learned data that don't fit the game they are for."""


@final
class Layer:
    """Weighted sums of what comes in, one for each unit."""

    def __init__(self, weights: list[list[float]], bias: list[float]) -> None:
        self.weights = weights
        self.bias = bias

    def sums(self, values: list[float]) -> list[float]:
        """What each unit makes of the values."""
        found: list[float] = []
        for unit in range(len(self.bias)):
            total = self.bias[unit]
            row = self.weights[unit]
            for place in range(len(row)):
                total += row[place] * values[place]
            found.append(total)
        return found


@final
class Model:
    """Layers of weighted sums, of which all but the last keep only what is positive: a small network.

    Sums, products and roots alone, always in the same order: the same on every system, compiled or not.
    """

    def __init__(self, data: dict[str, Any], features: tuple[str, ...]) -> None:
        """From the data of a file, which must be for these very features."""
        if data.get("format") != FORMAT or data.get("features") != list(features):
            raise ModelError("made for other features")
        self._layers = [_layer(found) for found in data["layers"]]
        width = len(features)
        for layer in self._layers:
            if any(len(row) != width for row in layer.weights) or len(layer.weights) != len(layer.bias):
                raise ModelError("layers that don't fit each other")
            width = len(layer.bias)
        if width != 1:
            raise ModelError("more than one answer")
        early, late = data["spread"]
        self._early = float(early)
        self._late = float(late)

    def lead(self, values: list[float]) -> float:
        """By how many points a seat with these features will be ahead in the end."""
        last = len(self._layers) - 1
        for number, layer in enumerate(self._layers):
            values = layer.sums(values)
            if number < last:
                for unit in range(len(values)):
                    values[unit] = max(values[unit], 0.0)
        return values[0]

    def chance(self, lead: float, progress: float) -> float:
        """How likely it is to win with that lead, when so much of the match is over: late leads are safer."""
        return chance_of(lead, self._early + (self._late - self._early) * progress)


def linear(features: tuple[str, ...], weights: list[float], spread: tuple[float, float]) -> Model:
    """A model that adds up the features, each with its weight."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "features": list(features),
        "spread": list(spread),
        "layers": [{"weights": [weights], "bias": [0.0]}],
    }
    return Model(data, features)


def chance_of(lead: float, spread: float) -> float:
    """How likely it is to win with a lead that may be off by that much; a half where nobody leads."""
    leads = lead / spread
    return 0.5 + 0.5 * leads / sqrt(1.0 + leads * leads)


def _layer(found: Any) -> Layer:
    return Layer(
        [[float(weight) for weight in row] for row in found["weights"]], [float(bias) for bias in found["bias"]]
    )
