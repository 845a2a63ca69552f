"""Makes small profiles and their conversions to sRGB by littlecms (Pillow's ImageCms, relative colorimetric), which has
code of its own: each line of expected.txt has a profile, a colour and the colour in sRGB. The PNG and JPEG pictures have
one colour and a profile."""
import io
import os
import random
import struct

from PIL import Image, ImageCms

os.chdir(os.path.dirname(os.path.abspath(__file__)))


def fixed(value):
    return struct.pack(">i", round(value * 65536))


def profile(columns, curves):
    tags = [(name, b"XYZ \0\0\0\0" + b"".join(map(fixed, column)))
            for name, column in zip((b"rXYZ", b"gXYZ", b"bXYZ"), columns)]
    tags += zip((b"rTRC", b"gTRC", b"bTRC"), curves)
    white = fixed(0.9642) + fixed(1) + fixed(0.8249)
    tags.append((b"wtpt", b"XYZ \0\0\0\0" + white))
    start = 132 + 12 * len(tags)
    table, data = struct.pack(">I", len(tags)), b""
    for name, value in tags:
        value += b"\0" * (-len(value) % 4)
        table += name + struct.pack(">II", start + len(data), len(value))
        data += value
    head = struct.pack(">I4sI4s4s4s", start + len(data), b"anim", 0x02400000, b"mntr", b"RGB ", b"XYZ ")
    return head + b"\0" * 12 + b"acsp" + b"\0" * 28 + white + b"\0" * 48 + table + data


def parametric(kind, *numbers):
    return b"para\0\0\0\0" + struct.pack(">HH", kind, 0) + b"".join(map(fixed, numbers))


def gamma(value):
    return b"curv\0\0\0\0" + struct.pack(">IH", 1, round(value * 256))


def table(function, count):
    values = (round(65535 * function(index / (count - 1))) for index in range(count))
    return b"curv\0\0\0\0" + struct.pack(">I", count) + b"".join(struct.pack(">H", value) for value in values)


p3 = [(0.51512, 0.2412, -0.00105), (0.29198, 0.69225, 0.04189), (0.1571, 0.06657, 0.78407)]
adobe = [(0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457)]
srgb = [(0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.7141)]
standard = parametric(3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
profiles = {
    "display-p3": profile(p3, [standard] * 3), "adobe-rgb": profile(adobe, [gamma(563 / 256)] * 3),
    "srgb": profile(srgb, [standard] * 3), "table": profile(p3, [table(lambda x: x**1.8, 64)] * 3),
    "mixed": profile(adobe, [gamma(1.8), standard, parametric(0, 2.2)]),
    "full": profile(p3, [parametric(4, 2.2, 0.95, 0.05, 0.1, 0.05, 0, 0)] * 3),
}
source = random.Random(45)
colors = [(0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 255, 0), (0, 0, 255)] + [
    tuple(source.randrange(256) for _ in range(3)) for _ in range(59)]
picture = Image.new("RGB", (len(colors), 1))
picture.putdata(colors)
with open("expected.txt", "w") as lines:
    print("# profile, colour, colour in sRGB; made by make.py", file=lines)
    for name, data in profiles.items():
        with open(name + ".icc", "wb") as file:
            file.write(data)
        result = ImageCms.profileToProfile(picture, ImageCms.ImageCmsProfile(io.BytesIO(data)),
                                           ImageCms.createProfile("sRGB"), renderingIntent=1)
        for color, converted in zip(colors, result.getdata()):
            print(name, *color, *converted, file=lines)
plain = Image.new("RGB", (2, 2), (200, 100, 50))
plain.save("p3.png", icc_profile=profiles["display-p3"])
plain.save("p3.jpg", icc_profile=profiles["display-p3"], quality=100, subsampling=0)
plain.save("p3.webp", icc_profile=profiles["display-p3"], lossless=True)
