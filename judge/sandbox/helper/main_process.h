#ifndef VERDICT_MAIN_PROCESS_H
#define VERDICT_MAIN_PROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* The process a run began with, watched by the helper, whose child it is. */
struct main_process {
    pid_t id;
    int pidfd; /* -1: reaped, or never started */
    bool was_signalled;
    int number;        /* exit code, or signal */
    uint64_t ended_ns; /* or when it was decided to kill it; 0: not yet */
    /* Without a cgroup: sampled while it runs; at its end with the children it waited for. */
    uint64_t cpu_ns;
    uint64_t memory_bytes;
};

/* From now on its end is written down before its pipes close. Does nothing where tracing is forbidden. */
void main_process_trace(const struct main_process *process);

/* Lets a traced process go on after whatever stopped it, its end included. */
void main_process_serve(struct main_process *process);

/* Takes a sample of its figures. `proc` is the host's /proc. */
void main_process_sample(struct main_process *process, int proc);

/* Reaps it when it has ended. Returns 0, or -1 after `fail`. */
int main_process_reap(struct main_process *process);

#endif
