// System calls that Swift cannot make in the same way on all platforms.

#pragma once

/// Starts a thread that nobody waits for. Signals go to other threads, except for faults of the thread itself and the
/// signal of profilers.
///
/// Returns 0, or an error number if the system starts no thread.
int system_start_thread(void (*_Nonnull body)(void));

/// Lets all threads reuse memory that one of them has freed. Call it before other threads start.
void system_share_freed_memory(void);
