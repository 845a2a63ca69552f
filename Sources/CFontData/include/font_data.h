#pragma once

#include <stddef.h>
#include <stdint.h>

/// One embedded font file.
struct FontData {
  const uint8_t *bytes;
  size_t count;
  /// CSS: 400 regular … 700 bold.
  int weight;
};

enum {
  embeddedFontCount = 4,
  /// Signs that Inter lacks, as outlines of our own.
  embeddedSigns = embeddedFontCount,
};

/// Inter's faces from the lightest to the boldest, below `embeddedFontCount`, and `embeddedSigns`. They live as long as
/// the program.
struct FontData embeddedFont(int index);
