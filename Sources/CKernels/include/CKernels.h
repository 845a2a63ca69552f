// The hot loops of the layers above, one header a client.

#pragma once

#include "gif_kernels.h"
#include "png_kernels.h"
#include "raster_kernels.h"
#include "system.h"
