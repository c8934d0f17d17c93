#ifndef VERDICT_RUN_H
#define VERDICT_RUN_H

#include "box.h"
#include "cgroup.h"
#include "main_process.h"
#include "paths.h"
#include "program.h"
#include "protocol.h"
#include "relay.h"
#include "request.h"
#include "stream.h"
#include "world.h"

enum kill_reason { KILLED_NOT, KILLED_FOR_OUTPUT, KILLED_FOR_CPU, KILLED_FOR_WALL, KILLED_FOR_MEMORY, KILLED_FOR_OURS };

/* One box of a run, from preparation to its figures. */
struct box_run {
    struct box box;
    struct program_plan plan;
    struct main_process main;
    struct cgroup group;
    struct cgroup_figures figures;
    struct stream output;
    struct stream errors;
    enum kill_reason killed;
    bool is_alive;      /* from the start of the program until nothing in the box runs any more */
    bool was_destroyed; /* by somebody else, as far as we know */
};

/* What lasts from one run to the next. */
struct runner {
    struct world world;
    struct cgroup_host cgroups;
    struct sock_fprog filter;
    struct sock_fprog lock_filter; /* the same, but file locks are allowed */
    int index;
    int cpu; /* -1: any */
    cpu_set_t spare;
    int control; /* the judge's end of input means: stop */
    int child_news; /* signalfd: a traced process stopped */
    struct box_run boxes[MAX_BOXES];
    int relays[MAX_BOXES]; /* pidfds, by the box whose words they pass on; -1: there is none */
    struct recorded_paths made;
};

int runner_create(struct runner *runner);

/* Runs one request and fills the reply. Returns 0, or -1 after `fail` (the box is dead and released all the same). */
int runner_run(struct runner *runner, const struct request *request, struct reply *reply);

/* After the reply is sent: removes what the run used and makes ready what the next needs. */
void runner_settle(struct runner *runner);

void runner_destroy(struct runner *runner);

/* Opens and makes all that a run needs. Returns 0, or -1 after `fail`; `run_release` is due in both cases. */
int run_prepare(struct runner *runner, const struct request *request);

/* Closes what `run_prepare` opened and the box has now. The streams stay. */
void run_release(struct runner *runner, int box_count);

/* Watches the boxes until all are dead. With `result` -1 (not all could be started) they are killed at once. */
int run_supervise(struct runner *runner, const struct request *request, int result);

#endif
