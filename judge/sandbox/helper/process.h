#ifndef VERDICT_PROCESS_H
#define VERDICT_PROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define PROCESS_STACK_BYTES (64u << 10)

struct process_start {
    uint64_t flags; /* of clone3: namespaces, CLONE_VFORK */
    int cgroup;     /* v2: a descriptor of the group it is born in; -1: ours */
    void *stack;    /* PROCESS_STACK_BYTES of its own while it shares our memory; NULL: it gets a copy of our memory */
    void (*run)(void *argument); /* must not return */
    void *argument;
};

/* Starts a child of ours. Stores its pidfd. Returns its process id, or -1 with errno set. */
pid_t process_start(const struct process_start *start, int *pidfd);

#endif
