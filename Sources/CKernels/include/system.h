// System calls that Swift cannot make in the same way on all platforms.

#pragma once

#include <stdint.h>

/// Starts a detached thread. It blocks all signals except its own faults and the profiling signal.
///
/// Returns 0, or an error number if no thread can be started.
int system_start_thread(void (*_Nonnull body)(void));

/// The number of the calling thread, above 0. Threads that live at the same time have different ones.
uintptr_t system_thread(void);

/// Makes memory freed by one thread available to all. Call it before other threads start.
void system_share_freed_memory(void);
