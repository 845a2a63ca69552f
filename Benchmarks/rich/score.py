#!/usr/bin/env python3
"""Scores a GIF against the frames that it shows.

    score.py GIF FRAMES RATE

Prints three means of 100 x OKLab distance: the error of each pixel; the error after a Gaussian blur of 1.5 pixels, which
is what dithering improves; and the flicker, the change of the shown colour from one frame to the next where no component
of the source changes by more than 1/255. RATE is the number of frames a second. Each sixth frame counts. Needs numpy, scipy and Pillow.
"""
import pathlib
import sys

import numpy
from PIL import Image
from scipy.ndimage import gaussian_filter

# Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
LMS = numpy.array([
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005]])
LAB = numpy.array([
    [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660]])
LEVELS = numpy.arange(256) / 255
LINEAR = numpy.where(LEVELS <= 0.04045, LEVELS / 12.92, ((LEVELS + 0.055) / 1.055) ** 2.4)


def oklab(linear):
    return numpy.cbrt(numpy.maximum(linear, 0) @ LMS.T) @ LAB.T


def blurred(linear):
    return gaussian_filter(linear, (1.5, 1.5, 0))


def distance(one, other):
    return 100 * numpy.sqrt(((oklab(one) - oklab(other)) ** 2).sum(-1))


def shown_frames(gif, times):
    """For each time in seconds the number of the image that the GIF shows."""
    ends, end = [], 0
    for number in range(gif.n_frames):
        gif.seek(number)
        end += gif.info["duration"] / 1000
        ends.append(end)
    return [min(int(numpy.searchsorted(ends, time, side="right")), len(ends) - 1) for time in times]


frames = sorted(pathlib.Path(sys.argv[2]).glob("*.png"))
rate = float(sys.argv[3])
errors, blurs, flickers = [], [], []
before = None
with Image.open(sys.argv[1]) as gif:
    numbers = shown_frames(gif, [(number + 0.5) / rate for number in range(len(frames))])
    for number, path in enumerate(frames):
        if number % 6 > 1:
            continue
        gif.seek(numbers[number])
        shown = numpy.asarray(gif.convert("RGB"))
        source = numpy.asarray(Image.open(path).convert("RGB")).astype(int)
        if number % 6 == 0:
            errors.append(distance(LINEAR[shown], LINEAR[source]).mean())
            blurs.append(distance(blurred(LINEAR[shown]), blurred(LINEAR[source])).mean())
        else:
            still = (abs(source - before[0]) <= 1).all(-1)
            if still.any():
                flickers.append(distance(LINEAR[shown], LINEAR[before[1]])[still].mean())
        before = source, shown
flicker = f"{numpy.mean(flickers):.3f}" if flickers else "-"
print(f"{numpy.mean(errors):.3f} {numpy.mean(blurs):.3f} {flicker}")
