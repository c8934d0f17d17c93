#ifndef VERDICT_BOX_H
#define VERDICT_BOX_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "request.h"
#include "world.h"

enum box_state { BOX_UNFINISHED, BOX_READY, BOX_FAILED };

/* Written by the init of a box, read by the helper: a page both share. */
struct box_birth {
    _Atomic uint32_t state; /* enum box_state; a futex */
    char failure[256];
};

/* A pid namespace and a mount namespace for one run, with an init whose death is the death of everything inside. */
struct box {
    const struct world *world;
    struct box_birth *birth;
    void *stack;
    int init; /* pidfd; -1: there is no box */
};

/* Memory for the boxes that will be made one after the other. */
int box_create(struct box *box, const struct world *world);

/* Makes an empty box. What is not finished when this returns, its init goes on with. */
int box_make(struct box *box);

/* Mounts what the request asks for. `mounts` are detached copies, in the order of the request. In the box. */
int box_furnish(const struct box_request *request, const int *mounts);

/* Mounts a detached copy of the input file and opens it. Returns the descriptor. In the box. */
int box_open_input(int copy);

/*
 * Enters the empty box, which is made if there is none. Until `box_leave_view`, paths are those of the box; until
 * `box_leave`, children are born in its pid namespace.
 */
int box_enter(struct box *box);
int box_leave_view(const struct box *box);
int box_leave(const struct box *box);

/* Has its init been killed, though the kernel may not be through with it? */
bool box_is_dying(const struct box *box);

/* Everything inside is killed. `box_reap` waits for the end of it. */
void box_kill(const struct box *box);
int box_reap(struct box *box);

#endif
