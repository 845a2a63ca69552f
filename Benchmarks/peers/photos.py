#!/usr/bin/env python3
"""photos.py FOLDER: writes a picture of 1600 × 1200 pixels as JPEG and WebP files of several kinds. Needs Pillow and numpy."""
import pathlib
import sys

import numpy
from PIL import Image

folder = pathlib.Path(sys.argv[1])
y, x = numpy.mgrid[0:1200, 0:1600]
noise = numpy.random.default_rng(1).normal(0, 6, (1200, 1600, 3))
waves = numpy.stack([128 + 100 * numpy.sin(x / 90 + y / 200), 128 + 100 * numpy.cos(y / 70), (x + y) / 11], axis=2)
picture = Image.fromarray(numpy.clip(waves + noise, 0, 255).astype("uint8"))
picture.save(folder / "photo-baseline.jpg", quality=85)
picture.save(folder / "photo-progressive.jpg", quality=85, progressive=True)
picture.convert("L").save(folder / "photo-grey.jpg", quality=85)
picture.save(folder / "photo-lossy.webp", quality=80)
picture.save(folder / "photo-lossless.webp", lossless=True)
alpha = Image.fromarray(((x * 255) // 1600).astype("uint8"))
picture.putalpha(alpha)
picture.save(folder / "photo-alpha.webp", quality=80)
