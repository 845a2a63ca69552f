#include "scheduling.h"

#include <pthread.h>
#include <signal.h>
#include <stddef.h>

/// Those that a thread brings upon itself, and the one that profilers count with.
static const int own_signals[] = {SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGPROF};

int scheduling_start_thread(void *(*body)(void *), void *context) {
  pthread_attr_t attributes;
  int code = pthread_attr_init(&attributes);
  if (code != 0) return code;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
#ifdef __APPLE__
  // Somebody waits for what it does: without a word of it, it may get a slow processor.
  pthread_attr_set_qos_class_np(&attributes, QOS_CLASS_USER_INITIATED, 0);
#endif
  // It inherits what is blocked.
  sigset_t blocked, previous;
  sigfillset(&blocked);
  for (size_t i = 0; i < sizeof own_signals / sizeof *own_signals; i++)
    sigdelset(&blocked, own_signals[i]);
  pthread_sigmask(SIG_SETMASK, &blocked, &previous);
  pthread_t thread;
  code = pthread_create(&thread, &attributes, body, context);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  pthread_attr_destroy(&attributes);
  return code;
}
