#ifndef VERDICT_SECCOMP_FILTER_H
#define VERDICT_SECCOMP_FILTER_H

#include <linux/filter.h>

/* Builds the filter every program runs under. Called once; the result stays in memory. */
int seccomp_filter_build(struct sock_fprog *program);

/* Puts the calling process under it. Returns 0, or -1 with errno set. */
int seccomp_filter_install(const struct sock_fprog *program);

#endif
