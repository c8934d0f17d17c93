#ifndef VERDICT_PROGRAM_H
#define VERDICT_PROGRAM_H

#include <linux/filter.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "cgroup.h"
#include "request.h"

/* Written by the process that becomes the program, read by the helper: a page both share, which exec takes away. */
struct program_report {
    _Atomic uint64_t started_ns; /* CLOCK_MONOTONIC just before exec; 0: not yet */
    _Atomic bool is_watched;     /* the helper is ready for the program to begin */
    char failure[256];           /* not empty: the program could not be started */
};

/* All a program needs, made ready in the helper. Descriptors stay the helper's to close. */
struct program_plan {
    const struct box_request *request;
    const struct sock_fprog *filter;
    const struct cgroup *group;
    struct program_report *report;
    void *stack; /* for the time until exec */
    int mounts[MAX_MOUNTS]; /* detached copies, in the order of the request */
    int root;        /* of the box */
    int stdin_mount; /* detached copy of the input file; -1: no file */
    int stdin_fd;
    int stdout_fd;
    int stderr_fd;
    uid_t uid;
    int cpu;                /* -1: any */
    const cpu_set_t *spare; /* processors it may use besides */
    bool is_joined;         /* to another program, by pipes */
};

/*
 * Starts the program as a child of the helper, which has entered the pid namespace of its box. Stores its pidfd. Returns
 * its process id, or -1 after `fail`. What goes wrong in the child is in the report.
 */
pid_t program_start(const struct program_plan *plan, int *pidfd);

#endif
