#pragma once

#include <expat.h>
#include <stddef.h>
