#!/usr/bin/env python3
"""Compares the rows that `measure` printed.

    report.py TABLE SCENE.json

Prints for each encoder's row the smallest of our rows that has no more error of either kind, and what our default takes
beside the smallest other file that has no more error. Writes a scene that shows bytes against blurred error.
"""
import json
import sys

rows = []
for line in open(sys.argv[1]):
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if len(cells) == 7 and cells[2][:1].isdigit():
        rows.append(cells[:2] + [float(cell) for cell in cells[2:6]])
workloads = list(dict.fromkeys(row[0] for row in rows))
OURS = "animrender"


def mine(name):
    """Our rows of a workload, by size."""
    return sorted((row for row in rows if row[0] == name and row[1].startswith(OURS)), key=lambda row: row[3])


def others(name):
    return [row for row in rows if row[0] == name and not row[1].startswith(OURS)]


def is_closer(one, other):
    return one[4] <= other[4] and one[5] <= other[5]


print("| workload | encoder | MB | ours with no more error | MB | ratio |")
print("| --- | --- | ---: | --- | ---: | ---: |")
for name in workloads:
    for other in others(name):
        best = next((row for row in mine(name) if is_closer(row, other)), None)
        found = f"{best[1]} | {best[3]:.2f} | {best[3] / other[3]:.2f}" if best else "none | - | -"
        print(f"| {name} | {other[1]} | {other[3]:.2f} | {found} |")
print("\n| workload | our default, MB | the smallest other file with no more error, MB | ratio |")
print("| --- | ---: | ---: | ---: |")
for name in workloads:
    default = next(row for row in mine(name) if row[1] == OURS)
    best = min((row[3] for row in others(name) if is_closer(row, default)), default=None)
    found = f"{best:.2f} | {default[3] / best:.2f}" if best else "none | -"
    print(f"| {name} | {default[3]:.2f} | {found} |")

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 420, 250, 44, 30, 12, 36
views = []


def label(text, x, y, width, align="left", size=10, color="secondaryLabel"):
    views.append({"type": "label", "frame": [round(x, 1), round(y, 1), width, 14], "text": text, "textColor": color,
                  "textAlignment": align, "font": {"size": size}})


def dot(x, y, color, size):
    views.append({"frame": [round(x - size / 2, 1), round(y - size / 2, 1), size, size], "backgroundColor": color,
                  "cornerRadius": size / 2})


def panel(name, left, top):
    """A diagram of one workload: our dial as a line, our diffusion and the others as points."""
    diffused = [row for row in mine(name) if "--dither" in row[1]]
    dial = [row for row in mine(name) if row[1] == OURS or "--lossy" in row[1] or row[1].endswith("--quality 100")]
    dial = [row for row in dial if row not in diffused]
    most = 1.15 * max(row[3] for row in dial + [row for row in others(name) if row[3] < 2.5 * dial[-1][3]])
    worst = 1.15 * max(row[5] for row in dial + others(name))
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(row):
        return left + LEFT + row[3] / most * wide, top + TOP + high - row[5] / worst * high

    label(name, left + LEFT, top + 6, 120, size=13, color="label")
    label("blurred error", left + LEFT + 120, top + 8, wide - 120, "right")
    step = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20) if most / step <= 7)
    for tick in range(int(most / step) + 1):
        x = left + LEFT + tick * step / most * wide
        views.append({"frame": [round(x, 1), top + TOP, 0.5, high], "backgroundColor": "separator"})
        label(f"{tick * step:g}", x - 20, top + TOP + high + 4, 40, "center")
    label("megabytes", left + LEFT, top + TOP + high + 17, wide, "center")
    step = next(step for step in (0.02, 0.05, 0.1, 0.2, 0.5, 1) if worst / step <= 6)
    for tick in range(int(worst / step) + 1):
        y = top + TOP + high - tick * step / worst * high
        views.append({"frame": [left + LEFT, round(y, 1), wide, 0.5], "backgroundColor": "separator"})
        label(f"{tick * step:g}", left, y - 7, LEFT - 6, "right")
    points = " L".join(f"{x - left:.1f} {y - top:.1f}" for x, y in map(place, dial))
    views.append({"type": "shape", "frame": [left, top, WIDTH, HEIGHT], "path": "M" + points,
                  "fillColor": "clear", "strokeColor": "systemBlue", "lineWidth": 1.5})
    for row in dial:
        dot(*place(row), "systemBlue", 8 if row[1] == OURS else 5)
    diffused = [place(row) for row in diffused if row[3] <= most]
    for x, y in diffused:
        dot(x, y, "systemTeal", 5)
    points = [(*place(row), row[1].replace("ffmpeg, ", "")) for row in others(name) if row[3] <= most]
    for x, y, _ in points:
        dot(x, y, "systemOrange", 6)
    # Each name takes the first free place beside its point.
    taken = [(x - 4, y - 4, x + 4, y + 4) for x, y in list(map(place, dial)) + diffused]
    taken += [(x - 3, y - 3, x + 3, y + 3) for x, y, _ in points]
    for x, y, text in points:
        if text.endswith("-O3"):
            continue
        length = 5 * len(text)
        for dx, dy in [(side, dy) for dy in (-7, -15, 2, -24, 11, -33, 20, 29, 38) for side in (5, -5 - length)]:
            box = (x + dx, y + dy, x + dx + length, y + dy + 12)
            is_inside = box[0] > left + LEFT and box[2] < left + WIDTH - RIGHT and box[1] > top + TOP - 4
            if is_inside and not any(box[0] < b[2] and b[0] < box[2] and box[1] < b[3] and b[1] < box[3] for b in taken):
                break
        taken.append(box)
        label(text, box[0] if dx > 0 else box[0] - 60, box[1] - 1, length + 60, "left" if dx > 0 else "right", 9)


for number, name in enumerate(workloads):
    panel(name, number % 2 * WIDTH, TOP + number // 2 * HEIGHT)
for left, color, size, text in ((LEFT, "systemBlue", 8, "animrender, default"),
                                (LEFT + 130, "systemBlue", 5, "animrender, other --quality and --lossy"),
                                (LEFT + 350, "systemTeal", 5, "animrender, --dither diffusion"),
                                (LEFT + 530, "systemOrange", 6, "ffmpeg, and gifsicle after ffmpeg")):
    dot(left + 4, 15, color, size)
    label(text, left + 14, 8, 260)
scene = {"title": "GIFs of pictures: size and error", "size": [2 * WIDTH, TOP + (len(workloads) + 1) // 2 * HEIGHT],
         "background": "white", "views": views}
json.dump(scene, open(sys.argv[2], "w"))
