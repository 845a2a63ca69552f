// The hot loops of the layers above, one header a client.

#pragma once

#include "raster_kernels.h"
