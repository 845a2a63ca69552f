#pragma once

#include <stddef.h>
#include <stdint.h>

/// A file that is part of the program.
struct EmbeddedFile {
  const uint8_t *bytes;
  size_t count;
};

/// The style, script, page or library of parts with a name such as `report/report.css`; without bytes if there is none. It lives as long
/// as the program.
struct EmbeddedFile embeddedFile(const char *name);
