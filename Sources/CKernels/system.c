#include "system.h"

#include <pthread.h>
#include <signal.h>
#include <stddef.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// A thread's own faults, and the profiling signal.
static const int own_signals[] = {SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGPROF};

static void *run(void *body) {
  ((void (*)(void))body)();
  return NULL;
}

int system_start_thread(void (*body)(void)) {
  pthread_attr_t attributes;
  int code = pthread_attr_init(&attributes);
  if (code != 0) return code;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
#ifdef __APPLE__
  // The default is 512 KB, and a dictionary of strings alone takes 300 KB.
  pthread_attr_setstacksize(&attributes, 1 << 20);
  // A caller waits for the thread's work. Without this class, the thread may run on a slow core.
  pthread_attr_set_qos_class_np(&attributes, QOS_CLASS_USER_INITIATED, 0);
#endif
  // The thread inherits the signal mask.
  sigset_t blocked, previous;
  sigfillset(&blocked);
  for (size_t i = 0; i < sizeof own_signals / sizeof *own_signals; i++)
    sigdelset(&blocked, own_signals[i]);
  pthread_sigmask(SIG_SETMASK, &blocked, &previous);
  pthread_t thread;
  code = pthread_create(&thread, &attributes, run, (void *)body);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  pthread_attr_destroy(&attributes);
  return code;
}

uintptr_t system_thread(void) { return (uintptr_t)pthread_self(); }

void system_share_freed_memory(void) {
#ifdef __GLIBC__
  // Frames are allocated on one thread and freed on another. By default each thread has its own arena, whose free
  // memory other threads cannot use.
  mallopt(M_ARENA_MAX, 1);
  // Freed frames stay allocated to the process, because the next frame needs as much memory.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
