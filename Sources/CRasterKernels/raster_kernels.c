#include "raster_kernels.h"
