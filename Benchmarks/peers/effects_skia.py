#!/usr/bin/env python3
"""effects_skia.py NAME REPEATS: draws the workloads of `animrender-bench effects` with Skia's CPU backend, in one thread.

Prints {"frames": n, "cpu": [seconds for all frames, …]}. Frames are recorded as pictures first. Needs skia-python and
numpy.
"""
import json
import sys
import time

import numpy
import skia

WIDTH, HEIGHT, FRAMES = 1280, 720, 8
PANEL = (240, 200, 800, 200)


def part(index, factor):
    return (index * factor % 200 + 55) / 255


def color(index):
    return skia.Color4f(part(index, 37), part(index, 91), part(index, 53), 1)


def paint(index):
    return skia.Paint(AntiAlias=True, Color4f=color(index))


def rounded(x, y, width, height, radius):
    return skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)


def moving_list(canvas, frame):
    for row in range(9):
        for column in range(4):
            canvas.drawRRect(rounded(column * 320 + 10, row * 100 - frame * 6, 300, 88, 20), paint(row * 4 + column))


def saturation(amount):
    rows = []
    for row, own in enumerate((0.213, 0.715, 0.072)):
        weights = (0.213, 0.715, 0.072)
        rows += [weight + amount * ((1 if column == row else 0) - weight) for column, weight in enumerate(weights)]
        rows += [0, 0]
    return rows + [0, 0, 0, 1, 0]


def glass(canvas):
    blur = skia.ImageFilters.Blur(40, 40, skia.TileMode.kMirror)
    backdrop = skia.ImageFilters.ColorFilter(skia.ColorFilters.Matrix(saturation(1.8)), blur)
    canvas.save()
    canvas.clipRRect(rounded(*PANEL, 40), doAntiAlias=True)
    # The record keeps no reference to its parts.
    bounds, paint_of_layer = skia.Rect.MakeXYWH(*PANEL), skia.Paint()
    canvas.saveLayer(skia.Canvas.SaveLayerRec(bounds, paint_of_layer, backdrop, 0))
    canvas.drawColor(skia.Color4f(1, 1, 1, 0.5))
    canvas.restore()
    canvas.restore()


def panel(canvas, has_shadow):
    layer = skia.Paint()
    if has_shadow:
        layer.setImageFilter(skia.ImageFilters.DropShadow(0, 8, 40, 40, skia.ColorSetARGB(76, 0, 0, 0)))
    canvas.saveLayer(skia.Rect.MakeXYWH(*PANEL), layer)
    canvas.drawRRect(rounded(*PANEL, 40), skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
    canvas.drawRRect(rounded(260, 220, 400, 160, 20), paint(3))
    canvas.restore()


def place(index, frame):
    return (index * 37 + frame * 3) % 1220, index * 101 % 680


def picture():
    pixels = numpy.arange(36 * 36, dtype=numpy.uint32) * numpy.uint32(2654435761) & 0xFFFFFF | 0xFF000000
    return skia.Image.fromarray(pixels.view(numpy.uint8).reshape(36, 36, 4), skia.kRGBA_8888_ColorType)


def masked_avatars(canvas, count, frame, image):
    black = skia.Paint(AntiAlias=True)
    masking = skia.Paint(BlendMode=skia.BlendMode.kDstIn)
    for index in range(count):
        x, y = place(index, frame)
        rect = skia.Rect.MakeXYWH(x, y, 36, 36)
        canvas.saveLayer(rect, None)
        canvas.drawImageRect(image, rect, skia.SamplingOptions())
        canvas.saveLayer(rect, masking)
        canvas.drawOval(rect, black)
        canvas.restore()
        canvas.restore()


def blended_cards(canvas, count, frame):
    for index in range(count):
        x, y = place(index, frame)
        mixed = skia.Paint(AntiAlias=True, Color4f=color(index), BlendMode=skia.BlendMode.kMultiply)
        canvas.drawRRect(rounded(x, y, 60, 40, 8), mixed)


def draw(canvas, name, frame, image):
    canvas.clear(skia.ColorWHITE)
    kind, _, number = name.partition("-")
    if kind == "masks":
        masked_avatars(canvas, int(number), frame, image)
    elif kind == "blends":
        blended_cards(canvas, int(number), frame)
    elif kind == "blur":
        sigma = float(number)
        canvas.saveLayer(None, skia.Paint(ImageFilter=skia.ImageFilters.Blur(sigma, sigma)))
        moving_list(canvas, frame)
        canvas.restore()
    else:
        moving_list(canvas, frame)
        if kind == "glass":
            glass(canvas)
        elif kind in ("shadowed", "plain"):
            panel(canvas, kind == "shadowed")


def main():
    name, repeats = sys.argv[1], int(sys.argv[2])
    image = picture()
    pictures = []
    for frame in range(FRAMES):
        recorder = skia.PictureRecorder()
        draw(recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT)), name, frame, image)
        pictures.append(recorder.finishRecordingAsPicture())
    pixels = numpy.zeros((HEIGHT, WIDTH, 4), numpy.uint8)
    info = skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)
    surface = skia.Surface.MakeRasterDirect(info, pixels)
    seconds = []
    with surface as canvas:
        for _ in range(repeats):
            begin = time.process_time()
            for frame in pictures:
                canvas.drawPicture(frame)
            seconds.append(time.process_time() - begin)
    print(json.dumps({"frames": FRAMES, "cpu": seconds}))


main()
