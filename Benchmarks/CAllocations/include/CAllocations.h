#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/// How often this thread has asked for memory, or below 0 where that cannot be counted: under another C
/// library than glibc.
long allocation_count(void);

#endif
