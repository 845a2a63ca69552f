#include "font_data.h"

// The faces are part of the program, so that text needs no installed font and no file at run time.
// scripts/subset-fonts makes them. `#embed` is C23 and this file is C17, where clang calls it an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t regular[] = {
#embed "Fonts/Inter-Regular.otf"
};
static const uint8_t medium[] = {
#embed "Fonts/Inter-Medium.otf"
};
static const uint8_t semiBold[] = {
#embed "Fonts/Inter-SemiBold.otf"
};
static const uint8_t bold[] = {
#embed "Fonts/Inter-Bold.otf"
};
static const uint8_t signs[] = {
#embed "Fonts/Signs.otf"
};

struct FontData embeddedFont(int index) {
  switch (index) {
  case 0: return (struct FontData){regular, sizeof regular, 400};
  case 1: return (struct FontData){medium, sizeof medium, 500};
  case 2: return (struct FontData){semiBold, sizeof semiBold, 600};
  case 3: return (struct FontData){bold, sizeof bold, 700};
  case embeddedSigns: return (struct FontData){signs, sizeof signs, 400};
  default: return (struct FontData){NULL, 0, 0};
  }
}
