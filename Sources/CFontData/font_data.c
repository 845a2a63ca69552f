#include "font_data.h"
