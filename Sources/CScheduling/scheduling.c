#define _GNU_SOURCE

#include "scheduling.h"

#ifdef __linux__

#include <sched.h>

int scheduling_processor(void) { return sched_getcpu(); }

void scheduling_leave(int processor) {
  if (processor < 0 || processor >= CPU_SETSIZE || processor != sched_getcpu()) return;
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
  cpu_set_t others = allowed;
  CPU_CLR(processor, &others);
  if (CPU_COUNT(&others) == 0) return;
  // The first call moves the thread, the second lets it go wherever it could before.
  if (sched_setaffinity(0, sizeof others, &others) != 0) return;
  sched_setaffinity(0, sizeof allowed, &allowed);
}

#else

int scheduling_processor(void) { return -1; }

void scheduling_leave(int processor) { (void)processor; }

#endif
