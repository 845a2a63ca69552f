// What the raster drivers share: draw lists, the clock and the report.
//
// A file of draw lists is what `animrender-bench raster-flat SCENE FILE` writes: little endian, u32 width,
// height, frames and 0; f32 background red, green, blue and 36 words that are not used; for each frame u32
// n and n draws.
#pragma once

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct {
  float is_ellipse, matrix[6], width, height, radius, color[4];
} Draw;

typedef struct {
  uint32_t count;
  Draw *draws;
} Frame;

typedef struct {
  uint32_t width, height, frame_count;
  float background[3];
  Frame *frames;
} Lists;

static void need(int ok, const char *what) {
  if (ok) return;
  fprintf(stderr, "error: %s\n", what);
  exit(2);
}

static Lists read_lists(const char *path) {
  Lists lists = {0};
  uint32_t zero, unused[36];
  FILE *file = fopen(path, "rb");
  need(file != NULL, "cannot open the draw lists");
  need(fread(&lists.width, 4, 3, file) == 3 && fread(&zero, 4, 1, file) == 1, "no header");
  need(fread(lists.background, 4, 3, file) == 3 && fread(unused, 4, 36, file) == 36, "no header");
  lists.frames = calloc(lists.frame_count, sizeof(Frame));
  for (uint32_t i = 0; i < lists.frame_count; i++) {
    Frame *frame = &lists.frames[i];
    need(fread(&frame->count, 4, 1, file) == 1, "a frame is missing");
    frame->draws = calloc(frame->count + 1, sizeof(Draw));
    need(fread(frame->draws, sizeof(Draw), frame->count, file) == frame->count, "a draw is missing");
  }
  fclose(file);
  return lists;
}

static double processor_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

// Draws all frames, or every BENCH_STEP-th, `repeats` times and prints {"frames": n, "cpu": [seconds, ...]}.
static void measure(uint32_t frames, int repeats, void (*draw)(uint32_t)) {
  const char *text = getenv("BENCH_STEP");
  const uint32_t step = text != NULL && atoi(text) > 0 ? (uint32_t)atoi(text) : 1;
  draw(0);
  printf("{\"frames\": %u, \"cpu\": [", (frames + step - 1) / step);
  for (int k = 0; k < repeats; k++) {
    const double begin = processor_seconds();
    for (uint32_t i = 0; i < frames; i += step) draw(i);
    printf("%s%.9f", k ? ", " : "", processor_seconds() - begin);
  }
  printf("]}\n");
}
