// The hot loops of the layers above, one header a client.

#pragma once

#include "png_kernels.h"
