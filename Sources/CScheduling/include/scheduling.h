// Which processor a thread runs on. Swift does not see these functions of Linux, as they are GNU's.

#pragma once

/// The number of the processor that this thread runs on (it may be another one right after); -1 where that
/// is not known.
int scheduling_processor(void);

/// Moves this thread to another processor if it runs on this one and others are allowed; it may come back
/// later. Does nothing where the system has no such call.
void scheduling_leave(int processor);
