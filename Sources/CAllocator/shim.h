#pragma once

// Swift's module of glibc leaves this header out; other C libraries do not have it.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
