// Threads, and which processors they run on. Swift does not see those functions of Linux that are GNU's, and each
// C library's threads differ a little in it.

#pragma once

/// The number of the processor that this thread runs on (it may be another one right after); -1 where that
/// is not known.
int scheduling_processor(void);

/// Moves this thread to another processor if it runs on this one and others are allowed; it may come back
/// later. Does nothing where the system has no such call.
void scheduling_leave(int processor);

/// Starts a thread that nobody waits for. Signals go to other threads, but for those of its own faults and the one
/// that profilers count with.
///
/// Returns 0; where there is no thread to be had, errno's number, and the body is not called.
int scheduling_start_thread(
    void *_Nullable (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);
