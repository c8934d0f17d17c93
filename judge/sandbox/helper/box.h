#ifndef VERDICT_BOX_H
#define VERDICT_BOX_H

#include <linux/filter.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "cgroup.h"
#include "request.h"

/* Written inside the box, read by the helper: a page both share. The program cannot reach it, exec takes it away. */
struct box_report {
    _Atomic uint64_t started_ns; /* CLOCK_MONOTONIC just before exec; 0: not yet */
    _Atomic uint64_t ended_ns;   /* when the main process ended; 0: it was killed with the box */
    _Atomic bool is_watched;     /* init is ready for the program to begin */
    _Atomic bool has_status;     /* false: the main process was killed with the box */
    int status;                  /* of the main process, as from wait */
    /* For weak mode: of the main process, sampled while it runs; at its end with the children it waited for. */
    _Atomic uint64_t cpu_ns;
    _Atomic uint64_t memory_bytes;
    char failure[256];           /* not empty: the box could not be set up */
};

/* All a box needs, made ready in the helper. Descriptors stay the helper's to close. */
struct box_plan {
    const struct box_request *request;
    const struct sock_fprog *filter;
    const struct cgroup *group;
    int mounts[MAX_MOUNTS]; /* detached copies, in the order of the request */
    int stdin_fd;
    int stdout_fd;
    int stderr_fd;
    int helper; /* pidfd */
    uid_t uid;
    int cpu;        /* -1: any */
    bool is_joined; /* to another box, by pipes */
};

/* Starts the box. Returns the pidfd of its init, whose death is the death of everything in it. */
int box_start(const struct box_plan *plan, struct box_report *report);

#endif
