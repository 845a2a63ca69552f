#pragma once

// libevent's headers define _GNU_SOURCE, which changes `fd_set`. So the headers of the C library are included first,
// and the type is the same as in the other C modules.
#include <sys/types.h>

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
