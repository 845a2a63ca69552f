// raster_rlottie LOTTIE REPEATS: each frame of a Lottie file, rendered in the calling thread.
#include <rlottie_capi.h>
#include "draw_lists.h"

static Lottie_Animation *animation;
static uint32_t *pixels;
static size_t width, height;

static void draw(uint32_t index) {
  lottie_animation_render(animation, index, pixels, width, height, width * 4);
}

int main(int argc, char **argv) {
  need(argc == 3, "usage: raster_rlottie LOTTIE REPEATS");
  animation = lottie_animation_from_file(argv[1]);
  need(animation != NULL, "cannot read the Lottie file");
  lottie_animation_get_size(animation, &width, &height);
  pixels = calloc(width * height, 4);
  measure((uint32_t)lottie_animation_get_totalframe(animation), atoi(argv[2]), draw);
}
