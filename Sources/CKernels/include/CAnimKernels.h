// The hot loops of the layers above, with one header for each client.

#pragma once

#include "gif_kernels.h"
#include "png_kernels.h"
#include "raster_kernels.h"
#include "sequence_kernels.h"
#include "system.h"
