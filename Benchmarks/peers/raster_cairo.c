// raster_cairo LISTS REPEATS: an image surface, a path and a fill for each rounded rectangle.
#include <cairo.h>
#include "draw_lists.h"

static Lists lists;
static cairo_surface_t *surface;
static cairo_t *context;

static void add_path(const Draw *d) {
  const double right = d->width / 2, bottom = d->height / 2, r = d->radius;
  cairo_new_path(context);
  if (r <= 0) {
    cairo_rectangle(context, -right, -bottom, d->width, d->height);
    return;
  }
  const double turn = 1.5707963267948966;
  cairo_arc(context, right - r, r - bottom, r, -turn, 0);
  cairo_arc(context, right - r, bottom - r, r, 0, turn);
  cairo_arc(context, r - right, bottom - r, r, turn, 2 * turn);
  cairo_arc(context, r - right, r - bottom, r, 2 * turn, 3 * turn);
  cairo_close_path(context);
}

static void draw(uint32_t index) {
  const Frame *frame = &lists.frames[index];
  cairo_identity_matrix(context);
  cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_rgb(context, lists.background[0], lists.background[1], lists.background[2]);
  cairo_paint(context);
  cairo_set_operator(context, CAIRO_OPERATOR_OVER);
  for (uint32_t k = 0; k < frame->count; k++) {
    const Draw *d = &frame->draws[k];
    const float *m = d->matrix;
    cairo_matrix_t matrix = {m[0], m[1], m[2], m[3], m[4], m[5]};
    cairo_set_matrix(context, &matrix);
    add_path(d);
    cairo_set_source_rgba(context, d->color[0], d->color[1], d->color[2], d->color[3]);
    cairo_fill(context);
  }
  cairo_surface_flush(surface);
}

int main(int argc, char **argv) {
  need(argc == 3, "usage: raster_cairo LISTS REPEATS");
  lists = read_lists(argv[1]);
  surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)lists.width, (int)lists.height);
  context = cairo_create(surface);
  measure(lists.frame_count, atoi(argv[2]), draw);
}
