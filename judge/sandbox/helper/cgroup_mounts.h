#ifndef VERDICT_CGROUP_MOUNTS_H
#define VERDICT_CGROUP_MOUNTS_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Where the host keeps its cgroup hierarchies. Hosts differ: pure v2, pure v1 with or without joined controllers, and
 * hybrids whose v2 mount has no controllers. So nothing is assumed from folder names; /proc tells.
 */

/* The folder of our own v1 group of `controller`: 1 found, 0 there is none, -1 failure. */
int cgroup_v1_folder(const char *controller, char *path, size_t size);

/* The top of the v2 hierarchy as seen here: 1 found, 0 there is none, -1 failure. */
int cgroup_v2_folder(char *path, size_t size);

#endif
