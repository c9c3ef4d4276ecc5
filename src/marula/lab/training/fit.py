"""Weights for features, fitted to how matches ended: linear, and a small network; boosted trees to compare with."""

from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor
from sklearn.linear_model import Ridge
from sklearn.neural_network import MLPRegressor

from marula.core.model import FORMAT
from marula.core.wire import JsonObject
from marula.lab.training.samples import Rows

FRESH = 0.15
"""The part of the matches, the last ones, that nothing is fitted to: by them the fits are judged."""

UNITS = 24
"""Of the network's hidden layer."""

LEAST_STRETCH = 0.1
"""Of what was learned by playing: a few matches could turn it upside down."""

DIGITS = 6
"""Significant ones, in the file: more would be noise."""


@dataclass(frozen=True)
class Data:
    """Features, progress, lead and victory, of one position for one seat in each row."""

    features: Rows
    progress: Rows
    leads: Rows
    won: Rows

    @classmethod
    def of(cls, rows: Rows) -> "Data":
        """From the rows as they were gathered."""
        return cls(rows[:, :-3], rows[:, -3], rows[:, -2], rows[:, -1])


@dataclass(frozen=True)
class Fit:
    """Layers, and how much of the spread of leads they explain on fresh deals, from 0 to 1."""

    name: str
    layers: list[tuple[Rows, Rows]]
    explained: float
    curve: list[float]
    """The same after each pass over the samples."""


def split(chunks: list[Rows]) -> tuple[Data, Data]:
    """What is fitted to, and what is fresh."""
    fresh = max(1, round(FRESH * len(chunks)))
    return Data.of(np.concatenate(chunks[:-fresh])), Data.of(np.concatenate(chunks[-fresh:]))


def halves(data: Data) -> tuple[Data, Data]:
    """The rows of the first matches, and those of the others."""
    middle = len(data.leads) // 2
    first, second = ([rows[part] for rows in astuple(data)] for part in (slice(middle), slice(middle, None)))
    return Data(*first), Data(*second)


def explained(leads: Rows, predicted: Rows) -> float:
    """The part of the spread that is explained."""
    return float(1 - np.mean((leads - predicted) ** 2) / np.mean((leads - np.mean(leads)) ** 2))


def fit_linear(old: Data, judging: Data) -> Fit:
    """A weight for each feature."""
    centre, scale = _measures(old.features)
    model = Ridge(alpha=10.0).fit((old.features - centre) / scale, old.leads)
    layers = _unscaled([(model.coef_.reshape(1, -1), np.array([model.intercept_]))], centre, scale)
    score = explained(judging.leads, run(layers, judging.features))
    return Fit("linear", layers, score, [score])


def fit_network(old: Data, choosing: Data, judging: Data, passes: int, seed: int, progress: Callable[[], None]) -> Fit:
    """A small network; of all passes the one counts that is best on deals which don't judge it in the end."""
    centre, scale = _measures(old.features)
    spread = float(np.std(old.leads))
    inputs = (old.features - centre) / scale
    model = MLPRegressor(
        hidden_layer_sizes=(UNITS,), alpha=1e-4, batch_size=512, learning_rate_init=2e-3, random_state=seed
    )
    best: list[tuple[Rows, Rows]] = []
    best_score = judged = -np.inf
    curve: list[float] = []
    for number in range(passes):
        model.set_params(learning_rate_init=2e-3 * 0.5 ** (3 * number / passes))
        model.partial_fit(inputs, old.leads / spread)
        raw = [(weights.T, bias) for weights, bias in zip(model.coefs_, model.intercepts_, strict=True)]
        raw[-1] = (raw[-1][0] * spread, raw[-1][1] * spread)
        layers = _unscaled(raw, centre, scale)
        score = explained(choosing.leads, run(layers, choosing.features))
        curve.append(explained(judging.leads, run(layers, judging.features)))
        if score > best_score:
            best, best_score, judged = layers, score, curve[-1]
        progress()
    return Fit("network", best, judged, curve)


def trees_explain(old: Data, judging: Data, seed: int) -> float:
    """What boosted trees make of the same features: how far our fits are from what there is to be had."""
    model: Any = HistGradientBoostingRegressor(max_iter=300, learning_rate=0.06, random_state=seed)
    model.fit(old.features, old.leads)
    return explained(judging.leads, model.predict(judging.features))


def scaled(weights: Rows, data: Data) -> tuple[Rows, Rows]:
    """Weights that tell what is better, stretched so that they tell by how many points, too, as a layer."""
    sums = data.features @ weights
    slope, bias = np.polyfit(sums, data.leads, 1)
    if slope < LEAST_STRETCH:
        slope, bias = LEAST_STRETCH, np.mean(data.leads - LEAST_STRETCH * sums)
    return (slope * weights).reshape(1, -1), np.array([bias])


def run(layers: list[tuple[Rows, Rows]], features: Rows) -> Rows:
    """What the layers make of many rows at once."""
    values = features
    for weights, bias in layers[:-1]:
        values = np.maximum(values @ weights.T + bias, 0.0)
    weights, bias = layers[-1]
    return (values @ weights.T + bias)[:, 0]


def fit_spread(leads: Rows, data: Data) -> tuple[float, float]:
    """How far leads go astray at the beginning and at the end, so that chances come closest to who won."""
    best = (np.inf, 1.0, 1.0)
    for early in (5.0, 7.0, 10.0, 14.0, 20.0, 28.0, 40.0, 56.0):
        for late in (2.0, 3.0, 5.0, 7.0, 10.0, 14.0, 20.0, 28.0):
            relative = leads / (early + (late - early) * data.progress)
            chances = 0.5 + 0.5 * relative / np.sqrt(1.0 + relative**2)
            chances = np.clip(chances, 0.001, 0.999)
            loss = -np.mean(data.won * np.log(chances) + (1 - data.won) * np.log(1 - chances))
            best = min(best, (float(loss), early, late))
    return best[1], best[2]


def importance(fit: Fit, data: Data, names: tuple[str, ...]) -> dict[str, float]:
    """By how many points the expected lead changes with a usual change of each feature, the most first."""
    before = run(fit.layers, data.features)
    found: dict[str, float] = {}
    for place, name in enumerate(names):
        moved = data.features.copy()
        moved[:, place] += np.std(moved[:, place])
        found[name] = round(float(np.mean(run(fit.layers, moved) - before)), 3)
    return dict(sorted(found.items(), key=lambda item: -abs(item[1])))


def to_json(fit: Fit, features: tuple[str, ...], spread: tuple[float, float], made: JsonObject) -> JsonObject:
    """The file of weights."""
    return {
        "format": FORMAT,
        "made": made,
        "features": list(features),
        "spread": list(spread),
        "layers": [{"weights": _rounded(weights), "bias": _rounded(bias)} for weights, bias in fit.layers],
    }


def _measures(features: Rows) -> tuple[Rows, Rows]:
    scale = np.std(features, axis=0)
    return np.mean(features, axis=0), np.where(scale > 1e-6, scale, 1.0)


def _unscaled(layers: list[tuple[Rows, Rows]], centre: Rows, scale: Rows) -> list[tuple[Rows, Rows]]:
    """The same layers for features as they are."""
    weights, bias = layers[0]
    first = weights / scale
    return [(first, bias - first @ centre), *layers[1:]]


def _rounded(values: Rows) -> Any:
    if values.ndim > 1:
        return [_rounded(row) for row in values]
    return [float(f"{value:.{DIGITS}g}") for value in values]
