#!/usr/bin/env python3
"""raster_skia.py NAME FOLDER REPEATS: draws each frame of a workload with Skia's CPU backend, in the calling thread.

Reads NAME.flat (draw lists of `animrender-bench raster-flat`) in FOLDER, except for gradient, groups, photos, labels
and sparklines, which are those of workloads.py. Frames are recorded as pictures first. Needs skia-python and numpy.
"""
import json
import pathlib
import struct
import sys
import time

import numpy
import skia

import workloads

name, folder, repeats = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])


def paint(channels, alpha=1.0):
    return skia.Paint(AntiAlias=True, Color4f=skia.Color4f(*channels, alpha))


def flat_frames():
    """The size of the canvas and, for each frame, a function that draws it."""
    data = (folder / f"{name}.flat").read_bytes()
    width, height, count = struct.unpack_from("<III", data)
    background = struct.unpack_from("<3f", data, 16)
    offset, frames = 16 + 39 * 4, []

    def draw(canvas, draws):
        canvas.clear(skia.Color4f(*background, 1))
        for kind, a, b, c, d, tx, ty, w, h, radius, *color in draws:
            canvas.save()
            canvas.concat(skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1))
            rect = skia.Rect.MakeLTRB(-w / 2, -h / 2, w / 2, h / 2)
            if kind:
                canvas.drawOval(rect, paint(color[:3], color[3]))
            elif radius:
                canvas.drawRRect(skia.RRect.MakeRectXY(rect, radius, radius), paint(color[:3], color[3]))
            else:
                canvas.drawRect(rect, paint(color[:3], color[3]))
            canvas.restore()

    for _ in range(count):
        (length,) = struct.unpack_from("<I", data, offset)
        draws = list(struct.iter_unpack("<14f", data[offset + 4:offset + 4 + length * 56]))
        offset += 4 + length * 56
        frames.append(lambda canvas, draws=draws: draw(canvas, draws))
    return width, height, frames


def draw_view(canvas, view, change, progress, context):
    x, y, width, height = view["frame"]
    rect = skia.Rect.MakeWH(width, height)
    if name == "gradient":
        points = [(progress * 320, 0), (width, height)]
        shader = skia.GradientShader.MakeLinear(points=points, colors=[0xFFFF2D55, 0xFF5856D6])
        canvas.drawRect(rect, skia.Paint(AntiAlias=True, Shader=shader))
        return
    if name == "labels":
        place = (x + 7.3 * progress, y + change["center.y"]["by"] * progress + 15)
        canvas.drawString(view["text"], *place, context, paint((0, 0, 0)))
        return
    canvas.save()
    canvas.translate(x + width / 2, y + height / 2)
    if name == "photos":
        canvas.scale(1 + 0.12 * progress, 1 + 0.12 * progress)
        canvas.translate(-width / 2, -height / 2)
        canvas.clipRRect(skia.RRect.MakeRectXY(rect, 20, 20), doAntiAlias=True)
        sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
        canvas.drawImageRect(context, rect, sampling)
    else:
        canvas.rotate(25 * progress)
        canvas.translate(-width / 2, -height / 2)
        canvas.clipRRect(skia.RRect.MakeRectXY(rect, 24, 24), doAntiAlias=True)
        canvas.saveLayerAlpha(rect, round(0.8 * 255))
        canvas.drawRect(rect, paint(workloads.rgb("#007AFF")))
        canvas.drawOval(skia.Rect.MakeXYWH(20, 30, 150, 150), paint(workloads.rgb("#FF9500")))
        canvas.drawRect(skia.Rect.MakeXYWH(90, 60, 150, 150), paint(workloads.rgb("#34C759"), 0.7))
        canvas.restore()
    canvas.restore()


def scene_frames():
    views, changes = workloads.ALL[name]()
    context = None
    if name == "photos":
        picture = workloads.photo_bytes()
        rgba = numpy.full((*picture.shape[:2], 4), 255, numpy.uint8)
        rgba[:, :, :3] = picture
        context = skia.Image.fromarray(rgba, skia.kRGBA_8888_ColorType).withDefaultMipmaps()
    elif name == "labels":
        context = skia.Font(skia.Typeface(""), 15)
        context.setSubpixel(True)

    def draw(canvas, progress):
        canvas.clear(skia.Color4f(*workloads.rgb(workloads.BACKGROUND), 1))
        for view in views:
            draw_view(canvas, view, changes[view["id"]], progress, context)

    frames = [lambda canvas, i=i: draw(canvas, i / workloads.FRAMES) for i in range(workloads.FRAMES)]
    return *workloads.size_of(name), frames


def sparkline_frames():
    points = workloads.sparkline(name)
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    black = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=workloads.SPARKLINES[name][2])

    def draw(canvas):
        canvas.clear(skia.Color4f(*workloads.rgb(workloads.BACKGROUND), 1))
        canvas.drawPath(path, black)

    return *workloads.size_of(name), [draw]


if name in workloads.SPARKLINES:
    width, height, frames = sparkline_frames()
elif name in ("gradient", "groups", "photos", "labels"):
    width, height, frames = scene_frames()
else:
    width, height, frames = flat_frames()
pictures = []
for frame in frames:
    recorder = skia.PictureRecorder()
    frame(recorder.beginRecording(skia.Rect.MakeWH(width, height)))
    pictures.append(recorder.finishRecordingAsPicture())
pixels = numpy.zeros((height, width, 4), numpy.uint8)
surface = skia.Surface.MakeRasterDirect(
    skia.ImageInfo.Make(width, height, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType), pixels)
seconds = []
with surface as canvas:
    for _ in range(repeats):
        begin = time.process_time()
        for picture in pictures:
            canvas.drawPicture(picture)
        seconds.append(time.process_time() - begin)
print(json.dumps({"frames": len(pictures), "cpu": seconds}))
