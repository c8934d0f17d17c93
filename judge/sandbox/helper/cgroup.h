#ifndef VERDICT_CGROUP_H
#define VERDICT_CGROUP_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The kernel's accounting of a whole process tree, in both of its forms. A host is of one kind; a group is made for each
 * run and removed after it. Directories are held open, so they are reached from any mount namespace.
 */

enum cgroup_kind { CGROUP_NONE, CGROUP_V1, CGROUP_V2 };

/* v1 has a hierarchy for each; v2 has one, which stands first. */
enum { HIERARCHY_MEMORY, HIERARCHY_CPU, HIERARCHY_PIDS, HIERARCHIES };

struct cgroup_host {
    enum cgroup_kind kind;
    int parents[HIERARCHIES]; /* -1 where not used */
};

struct cgroup {
    const struct cgroup_host *host;
    char name[64];
    int folders[HIERARCHIES]; /* -1 where not used */
    uint64_t sampled_memory_bytes;
    bool exists;
};

struct cgroup_figures {
    uint64_t cpu_ns;
    uint64_t memory_bytes; /* peak */
    uint64_t oom_kills;
};

/* Finds and opens the place where groups can be made. Fails with a sentence naming what is missing. */
int cgroup_find(struct cgroup_host *host);

/* Removes what a helper that was killed left behind. `is_free` tells whether nobody holds that index now. */
void cgroup_sweep(const struct cgroup_host *host, bool (*is_free)(int index));

/* Makes an empty group for the `box`th box of helper `index`; its name is never used twice by one helper. */
int cgroup_create(const struct cgroup_host *host, int index, int box, struct cgroup *group);

int cgroup_limit(const struct cgroup *group, uint64_t memory_bytes, uint64_t processes);

/* v2: the descriptor for CLONE_INTO_CGROUP. -1 for other kinds. */
int cgroup_clone_target(const struct cgroup *group);

/* v1: the calling process joins. Does nothing for other kinds. */
int cgroup_join(const struct cgroup *group);

/* What can be told while the program runs: CPU time and the kills. Also takes a sample of memory where the kernel has no peak. */
int cgroup_watch(struct cgroup *group, struct cgroup_figures *figures);

/* Has the last process of the group been reaped? Never told without cgroups. */
bool cgroup_is_empty(const struct cgroup *group);

/* Everything, after the tree is dead. */
int cgroup_finish(struct cgroup *group, struct cgroup_figures *figures);

void cgroup_remove(struct cgroup *group);

/* Waits a while for processes that are still ending. */
void cgroup_remove_folder(int parent, const char *name);

#endif
