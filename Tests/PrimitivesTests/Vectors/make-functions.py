#!/usr/bin/env python3
"""Computes the values for FunctionVectorTests with mpmath at 300 digits.

    pip install mpmath && python3 make-functions.py > functions.txt

A line: function, argument(s), the nearest double to the value, and the value less that double. Arguments are
random over what a function is used for and far beyond, and where digits cancel: near multiples of π/2, of
ln 2, near 1.
"""
import random
from mpmath import mp, mpf, pi, log

mp.dps = 300
random.seed(2026)
COUNT = 90


def power_of_two(low, high):
    return 2.0 ** random.uniform(low, high) * random.choice([-1, 1])


def near(value):
    """The nearest double to a value, or a neighbour."""
    double = float(value)
    for _ in range(random.randrange(3)):
        double += random.choice([-1, 1]) * abs(double) * 2.0 ** -52
    return double


def angles():
    yield from [1e22, 2.0 ** 1023 * 1.7, -6432.9999, 6433.0, 2.0 ** -1074, 5e-324 * 3, 1e-300]
    # The double nearest to a multiple of π/2: 5319372648326541 · 2²⁵⁵ (Kahan and McDonald).
    yield 5319372648326541.0 * 2.0 ** 255
    while True:
        yield random.uniform(-0.8, 0.8)
        yield random.uniform(-7, 7)
        yield random.uniform(-6400, 6400)
        yield power_of_two(-30, 1023)
        yield near(random.randrange(1, 4096) * pi / 2)
        yield near(random.randrange(1, 2 ** 40) * pi / 2)


def degrees():
    yield from [30.0, 60.0, 150.0, 330.0, -210.0, 1e15, 45.0, 225.0]
    while True:
        yield random.uniform(-45, 45)
        yield random.uniform(-720, 720)
        yield float(random.randrange(1, 4000) * 90) + random.uniform(-1e-6, 1e-6)
        yield random.uniform(-1e12, 1e12)


def exponents(low, high):
    def draw():
        while True:
            yield random.uniform(-1, 1)
            yield random.uniform(-40, 40)
            yield random.uniform(low, high)
            yield power_of_two(-60, 4)
            yield near(random.randrange(-50, 700) * log(2) / 2)
    return draw


def positives():
    yield from [5e-324, 2.0 ** -1022, 1e308, 10.0, 1000.0, 1e22]
    while True:
        yield random.uniform(0, 3)
        yield random.uniform(0.98, 1.02)
        yield 1 + power_of_two(-50, -3)
        yield abs(power_of_two(-1070, 1020))


def anything():
    while True:
        yield random.uniform(-3, 3)
        yield power_of_two(-60, 60)
        yield power_of_two(-1000, 1000)


def parts():
    while True:
        yield random.uniform(-1, 1)
        yield power_of_two(-60, 0)
        yield 1 - abs(power_of_two(-50, -1))


def pairs():
    while True:
        yield random.uniform(-3, 3), random.uniform(-3, 3)
        yield power_of_two(-500, 500), power_of_two(-500, 500)
        yield power_of_two(-3, 3), power_of_two(-40, 3)


def powers():
    while True:
        yield random.uniform(0, 1), random.uniform(0, 6)
        yield random.uniform(0, 100), random.uniform(-100, 100)
        yield random.uniform(0.99, 1.01), random.uniform(-30000, 30000)
        yield -float(random.randrange(1, 99)), float(random.randrange(-60, 60))


FUNCTIONS = [
    ("sine", angles, mp.sin), ("cosine", angles, mp.cos), ("tangent", angles, mp.tan),
    ("sineOfDegrees", degrees, lambda x: mp.sin(x * pi / 180)),
    ("cosineOfDegrees", degrees, lambda x: mp.cos(x * pi / 180)),
    ("exponential", exponents(-707, 709), mp.exp),
    ("exponentialMinusOne", exponents(-60, 709), mp.expm1),
    ("exponential2", exponents(-1021, 1023), lambda x: mpf(2) ** x),
    ("hyperbolicTangent", exponents(-25, 25), mp.tanh),
    ("logarithm", positives, log), ("logarithm2", positives, lambda x: log(x) / log(2)),
    ("logarithm10", positives, lambda x: log(x) / log(10)),
    ("cubeRoot", anything, lambda x: mp.sign(x) * mp.cbrt(abs(x))),
    ("arctangent", anything, mp.atan), ("arcsine", parts, mp.asin), ("arccosine", parts, mp.acos),
    ("arctangent2", pairs, mp.atan2), ("power", powers, lambda x, y: x ** y),
]

print("# function argument(s) nearest rest; written by make-functions.py")
for name, arguments, function in FUNCTIONS:
    drawn = arguments()
    written = 0
    while written < COUNT:
        argument = next(drawn)
        argument = argument if isinstance(argument, tuple) else (argument,)
        value = function(*(mpf(x) for x in argument))
        nearest = float(value)
        # The last bit of results that have fewer bits than a double is not tested.
        if value != 0 and not 2.0 ** -1022 <= abs(value) <= 2.0 ** 1023:
            continue
        rest = float(value - mpf(nearest))
        print(name, *(x.hex() for x in argument), nearest.hex(), "%.3g" % rest)
        written += 1
