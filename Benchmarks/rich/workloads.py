#!/usr/bin/env python3
"""Writes the scenes of `scripts/bench rich` into a folder: photographs, gradients and noise, all of them animated.

    workloads.py FOLDER PROGRAM

The recording is drawn by PROGRAM, compressed and decompressed by ffmpeg, and shown frame by frame. Needs numpy and Pillow.
"""
import json
import pathlib
import random
import subprocess
import sys

import numpy
from PIL import Image

folder = pathlib.Path(sys.argv[1])
program = sys.argv[2]
seeded = random.Random(7)
noise = numpy.random.default_rng(7)


def save(name, views, changes, size=(1920, 1080), duration=2.0, fps=30):
    """Writes a scene in which the changes of each view take the whole duration."""
    steps = [{"animate": changes, "duration": duration, "curve": "linear"}] if changes else []
    scene = {"size": size, "fps": fps, "hold": 0, "background": "#F2F2F7", "views": views, "timeline": steps}
    (folder / f"{name}.json").write_text(json.dumps(scene))
    return scene


def photo(name, width, height, spots, sigma):
    """A picture of soft spots of light with the noise of a camera."""
    y, x = numpy.mgrid[0:height, 0:width]
    picture = numpy.zeros((height, width, 3))
    for _ in range(spots):
        radius = noise.uniform(20, 300)
        centre = noise.uniform(0, width), noise.uniform(0, height)
        light = numpy.exp(-((x - centre[0]) ** 2 + (y - centre[1]) ** 2) / (2 * radius**2))
        picture += light[..., None] * noise.uniform(0, 255, 3)
    picture = picture / picture.max() * 255 + noise.normal(0, sigma, picture.shape)
    Image.fromarray(picture.clip(0, 255).astype("uint8")).save(folder / name)


def grid(count, columns, width, height):
    """The rectangles of cells that fill a canvas."""
    return [(20 + i % columns * width, 20 + i // columns * height) for i in range(count)]


photo("photo.png", 1600, 1200, 60, 3)
views = [
    {"id": f"p{i}", "type": "image", "source": "photo.png", "frame": [x, y, 420, 300], "cornerRadius": 20,
     "clipsToBounds": True}
    for i, (x, y) in enumerate(grid(12, 4, 470, 350))]
save("photos", views, {view["id"]: {"transform.scale": 1.12} for view in views})

views = [
    {"id": f"g{i}", "frame": [x, y, 210, 180], "cornerRadius": 24,
     "gradient": {"colors": ["#FF2D55", "#5856D6", "#34C759"], "start": [0, 0], "end": [1, 1],
                  "type": ["linear", "radial", "conic"][i % 3]}}
    for i, (x, y) in enumerate(grid(40, 8, 235, 210))]
save("gradients", views, {view["id"]: {"transform.rotate": 40} for view in views})

views = [
    {"id": f"c{i}", "cornerRadius": 3, "backgroundColor": f"#{seeded.randrange(1 << 24):06X}",
     "frame": [seeded.uniform(0, 1880), seeded.uniform(0, 1040), seeded.uniform(10, 34), seeded.uniform(8, 26)]}
    for i in range(1500)]
save("confetti", views, {
    view["id"]: {"transform.rotate": seeded.uniform(-300, 300), "center.y": {"by": seeded.uniform(20, 120)}}
    for view in views})

views = [
    {"id": f"l{i}", "type": "label", "frame": [x, y, 230, 20], "text": f"Row {i}: The quick brown fox",
     "font": {"size": 15}}
    for i, (x, y) in enumerate(grid(400, 8, 235, 21))]
save("labels", views, {
    view["id"]: {"center.y": {"by": seeded.uniform(-20, 20)}, "center.x": {"by": 7.3}} for view in views})

photo("wide.png", 2400, 1080, 90, 2)
views = [{"id": "wide", "type": "image", "source": "wide.png", "frame": [0, 0, 2400, 1080]}]
save("pan", views, {"wide": {"center.x": {"by": -480}}})

# The recording: an animated interface with a photograph, after compression with H.264.
views = [
    {"id": "photo", "type": "image", "source": "photo.png", "frame": [40, 40, 400, 300]},
    {"id": "card", "frame": [500, 60, 300, 180], "cornerRadius": 20, "backgroundColor": "#007AFF"},
    {"id": "title", "type": "label", "frame": [500, 300, 400, 40], "text": "A recorded screen", "font": {"size": 30}}]
save("drawn", views, {"card": {"center.y": {"by": 200}}, "title": {"center.x": {"by": 60}}}, (960, 540))
subprocess.run([program, folder / "drawn.json", "-o", folder / "drawn.mp4", "--quiet"], check=True)
subprocess.run(["ffmpeg", "-v", "error", "-i", folder / "drawn.mp4", "-c:v", "libx264", "-crf", "30", "-pix_fmt",
                "yuv420p", folder / "noisy.mp4"], check=True)
subprocess.run(["ffmpeg", "-v", "error", "-i", folder / "noisy.mp4", folder / "noisy%03d.png"], check=True)
names = sorted(path.name for path in folder.glob("noisy*.png"))
views = [
    {"id": f"f{i}", "type": "image", "source": name, "frame": [0, 0, 960, 540], "alpha": 1 if i == 0 else 0}
    for i, name in enumerate(names)]
scene = save("recording", views, {}, (960, 540))
scene["duration"] = len(names) / 30
scene["timeline"] = [
    {"set": {f"f{i}": {"alpha": 1}, f"f{i - 1}": {"alpha": 0}}, "at": i / 30} for i in range(1, len(names))]
(folder / "recording.json").write_text(json.dumps(scene))
