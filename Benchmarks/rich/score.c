// Compares the frames of a GIF with its source frames: score WIDTH HEIGHT FRAMES <SHOWN
//
// Both are raw 24-bit frames. Prints three means of 100 × OKLab distance: the error of each pixel; the error after a
// Gaussian blur of 1.5 pixels, which is what dithering improves; and the flicker, the change of the shown colour from one
// frame to the next where no component of the source changes by more than 1/255. Each twelfth frame counts, with the
// frame after it for the flicker.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEP 12
#define RADIUS 6

typedef struct {
  float r, g, b;
} color;

static float levels[256];
static float weights[RADIUS + 1];
static int width, height;

static void prepare(void) {
  for (int level = 0; level < 256; level++) {
    float value = (float)level / 255;
    levels[level] = value <= 0.04045f ? value / 12.92f : powf((value + 0.055f) / 1.055f, 2.4f);
  }
  float sum = 0;
  for (int step = 0; step <= RADIUS; step++) {
    weights[step] = expf(-(float)(step * step) / (2 * 1.5f * 1.5f));
    sum += step > 0 ? 2 * weights[step] : weights[step];
  }
  for (int step = 0; step <= RADIUS; step++) weights[step] /= sum;
}

/// Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
static color oklab(color c) {
  float l = cbrtf(0.4122214708f * c.r + 0.5363325363f * c.g + 0.0514459929f * c.b);
  float m = cbrtf(0.2119034982f * c.r + 0.6806995451f * c.g + 0.1073969566f * c.b);
  float s = cbrtf(0.0883024619f * c.r + 0.2817188376f * c.g + 0.6299787005f * c.b);
  return (color){0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s,
                 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s,
                 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s};
}

static double distance(color one, color other) {
  color a = oklab(one), b = oklab(other);
  return 100 * sqrt((a.r - b.r) * (a.r - b.r) + (a.g - b.g) * (a.g - b.g) + (a.b - b.b) * (a.b - b.b));
}

static color linear(const uint8_t *pixel) {
  return (color){levels[pixel[0]], levels[pixel[1]], levels[pixel[2]]};
}

static double mean_distance(const color *one, const color *other) {
  double sum = 0;
  size_t count = (size_t)width * (size_t)height;
  for (size_t place = 0; place < count; place++) sum += distance(one[place], other[place]);
  return sum / (double)count;
}

/// The index at a distance along a row or column of `count` pixels, mirrored at its ends.
static int mirrored(int place, int count) {
  if (place < 0) return -place - 1;
  return place < count ? place : 2 * count - place - 1;
}

/// Blurs the rows, and transposes the picture.
static void blur_rows(const color *pixels, int columns, int rows, color *result) {
  for (int y = 0; y < rows; y++) {
    for (int x = 0; x < columns; x++) {
      color sum = {0};
      for (int step = -RADIUS; step <= RADIUS; step++) {
        const color *other = pixels + (size_t)y * columns + mirrored(x + step, columns);
        float weight = weights[abs(step)];
        sum.r += weight * other->r;
        sum.g += weight * other->g;
        sum.b += weight * other->b;
      }
      result[(size_t)x * rows + y] = sum;
    }
  }
}

static void blur(color *pixels, color *room) {
  blur_rows(pixels, width, height, room);
  blur_rows(room, height, width, pixels);
}

static int is_still(const uint8_t *pixel, const uint8_t *before) {
  for (int part = 0; part < 3; part++) {
    if (abs(pixel[part] - before[part]) > 1) return 0;
  }
  return 1;
}

int main(int count, char **arguments) {
  if (count < 4) return 64;
  width = atoi(arguments[1]);
  height = atoi(arguments[2]);
  FILE *frames = fopen(arguments[3], "rb");
  size_t pixels = (size_t)width * (size_t)height;
  uint8_t *source = malloc(pixels * 3), *source_before = malloc(pixels * 3);
  uint8_t *shown = malloc(pixels * 3), *shown_before = malloc(pixels * 3);
  color *wanted = malloc(pixels * sizeof *wanted), *drawn = malloc(pixels * sizeof *drawn);
  color *room = malloc(pixels * sizeof *room);
  if (frames == NULL || !source || !source_before || !shown || !shown_before || !wanted || !drawn || !room) return 66;
  prepare();
  double error = 0, blurred = 0, flicker = 0;
  int errors = 0, flickers = 0;
  for (int number = 0; fread(source, 3, pixels, frames) == pixels && fread(shown, 3, pixels, stdin) == pixels;
       number++) {
    if (number % STEP == 0) {
      for (size_t place = 0; place < pixels; place++) {
        wanted[place] = linear(source + 3 * place);
        drawn[place] = linear(shown + 3 * place);
      }
      error += mean_distance(wanted, drawn);
      blur(wanted, room);
      blur(drawn, room);
      blurred += mean_distance(wanted, drawn);
      errors++;
      memcpy(source_before, source, pixels * 3);
      memcpy(shown_before, shown, pixels * 3);
    } else if (number % STEP == 1) {
      double sum = 0;
      size_t still = 0;
      for (size_t place = 0; place < 3 * pixels; place += 3) {
        if (!is_still(source + place, source_before + place)) continue;
        still++;
        if (memcmp(shown + place, shown_before + place, 3) == 0) continue;
        sum += distance(linear(shown + place), linear(shown_before + place));
      }
      if (still == 0) continue;
      flicker += sum / (double)still;
      flickers++;
    }
  }
  if (errors == 0) return 65;
  printf("%.3f %.3f ", error / errors, blurred / errors);
  printf(flickers > 0 ? "%.3f\n" : "-\n", flicker / flickers);
  return 0;
}
