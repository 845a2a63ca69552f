#!/usr/bin/env python3
"""Solves the thousand random layouts of KiwiTests with kiwisolver, an independent Cassowary in C++.

    pip install kiwisolver && python3 make-kiwi.py > kiwi.txt

A line for each layout: the sums of the errors of its constraints of priority 750, 500 and 250. Those are
unique, where a solution need not be. Required constraints are made to hold at a random place. kiwisolver
adds errors up by weights, where the layout layer compares priority by priority; the weights are far enough
apart for the small numbers here. RandomLayout.swift draws the same layouts from the same random numbers.
"""
import kiwisolver

MASK = (1 << 64) - 1


class SplitMix64:
    def __init__(self, seed):
        self.state = seed

    def pick(self, count):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % count


GROUPS = [["left", "right", "centerX"], ["top", "bottom", "centerY"], ["width", "height"]]
ATTRIBUTES = ["left", "right", "top", "bottom", "width", "height", "centerX", "centerY"]
PRIORITIES = [1000, 750, 500, 250]
WEIGHTS = {1000: kiwisolver.strength.required, 750: 1e6, 500: 1e3, 250: 1.0}
CANVAS = {"left": 0, "top": 0, "width": 400, "height": 300}


def draw(number):
    random = SplitMix64(1000 + number)
    count = 2 + random.pick(4)
    parents = [random.pick(index + 1) - 1 for index in range(count)]
    constraints = []
    for _ in range(3 * count + random.pick(3 * count)):
        first = random.pick(count)
        attribute = ATTRIBUTES[random.pick(8)]
        alone = random.pick(4) == 0 and attribute in GROUPS[2]
        item = random.pick(count + 1) - 1
        group = next(g for g in GROUPS if attribute in g)
        other = group[random.pick(len(group))]
        constraints.append({
            "first": first, "attribute": attribute,
            "second": None if alone else (-1 if item == first else item), "other": other,
            "multiplier": [1, 1, 1, 0.5, 2, -0.25][random.pick(6)],
            "relation": ["==", ">=", "<="][random.pick(3)],
            "priority": PRIORITIES[random.pick(4)],
            "constant": random.pick(241) - 80, "slack": random.pick(60)})
    named = {c["first"] for c in constraints} | {c["second"] for c in constraints}
    places = []
    for index in range(count):
        place = {"left": random.pick(121) - 20, "top": random.pick(121) - 20,
                 "width": random.pick(201), "height": random.pick(201)}
        places.append(place if index in named else dict.fromkeys(place, 0))
    for c in constraints:
        if c["priority"] == 1000:
            left, right = sides(c, parents, places)
            slack = {"==": 0, ">=": -c["slack"], "<=": c["slack"]}[c["relation"]]
            c["constant"] = left - right + slack
    return parents, constraints, named


def ancestors(node, parents):
    chain = [node]
    while chain[-1] >= 0:
        chain.append(parents[chain[-1]])
    return chain


def value(node, attribute, space, parents, places):
    frame = CANVAS if node < 0 else places[node]
    if attribute in ("width", "height"):
        return frame[attribute]
    start, extent = ("left", "width") if attribute in GROUPS[0] else ("top", "height")
    share = {"right": 1, "bottom": 1, "centerX": 0.5, "centerY": 0.5}.get(attribute, 0)
    result = frame[extent] * share
    while node != space and node >= 0:
        result = result + places[node][start]
        node = parents[node]
    return result


def sides(c, parents, places):
    """The first side, and the second side without its constant, in the space of the nearest common ancestor."""
    if c["second"] is None:
        return value(c["first"], c["attribute"], parents[c["first"]], parents, places), 0
    chain = ancestors(c["first"], parents)
    space = next(node for node in ancestors(c["second"], parents) if node in chain)
    return (value(c["first"], c["attribute"], space, parents, places),
            c["multiplier"] * value(c["second"], c["other"], space, parents, places))


def solve(number):
    parents, constraints, named = draw(number)
    solver = kiwisolver.Solver()
    places = []
    for index in range(len(parents)):
        keys = ("left", "top", "width", "height")
        if index not in named:
            places.append(dict.fromkeys(keys, 0))
            continue
        places.append({key: kiwisolver.Variable(f"{index}.{key}") for key in keys})
        solver.addConstraint(places[-1]["width"] >= 0)
        solver.addConstraint(places[-1]["height"] >= 0)
    for c in constraints:
        left, right = sides(c, parents, places)
        form = left - right - c["constant"]
        if not isinstance(form, (int, float)):
            relation = {"==": form == 0, ">=": form >= 0, "<=": form <= 0}[c["relation"]]
            solver.addConstraint(relation | WEIGHTS[c["priority"]])
    solver.updateVariables()
    found = [{key: v if isinstance(v, int) else v.value() for key, v in p.items()} for p in places]
    errors = {1000: 0, 750: 0, 500: 0, 250: 0}
    for c in constraints:
        left, right = sides(c, parents, found)
        error = left - right - c["constant"]
        if c["relation"] == ">=":
            error = min(error, 0)
        if c["relation"] == "<=":
            error = max(error, 0)
        errors[c["priority"]] += abs(error)
    assert errors[1000] < 1e-4, (number, errors)
    return errors


print("# kiwisolver's errors of the layouts of make-kiwi.py: priorities 750, 500, 250.")
for number in range(1000):
    errors = solve(number)
    print(" ".join(f"{errors[p]:.4f}".rstrip("0").rstrip(".") for p in (750, 500, 250)))
