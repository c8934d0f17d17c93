#ifndef VERDICT_SECCOMP_FILTER_H
#define VERDICT_SECCOMP_FILTER_H

#include <linux/filter.h>
#include <stdbool.h>

/* Builds a filter for programs, which refuses file locks unless `allows_locks`. The result stays in memory. */
int seccomp_filter_build(struct sock_fprog *program, bool allows_locks);

/* Puts the calling process under it. Returns 0, or -1 with errno set. */
int seccomp_filter_install(const struct sock_fprog *program);

#endif
