#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cgroup.h"
#include "cgroup_mounts.h"
#include "fail.h"
#include "files.h"

/*
 * How this works. v1: groups are made below our own group of each controller, so that a container's limits hold.
 * v2: a group with processes may not hand controllers to its children ("no internal processes"), except the real top.
 * On a host we therefore work at the top. In a container what we see as the top is an ordinary group that holds us: its
 * processes are moved to a child of their own first.
 */

#define MAX_PATH 4096
#define RESIDENTS "verdict-residents" /* where the container's own processes go */

static int open_folder(const char *path)
{
    int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return fd < 0 ? fail_errno("cannot open %s", path) : fd;
}

/* Being root is not enough: the mount may be read-only. */
static int check_writable(int folder, const char *path)
{
    if (access(path, W_OK) == 0 && faccessat(folder, ".", W_OK, 0) == 0)
        return 0;
    return fail_errno("cgroup folder %s is not writable", path);
}

static const char *const V1_CONTROLLERS[HIERARCHIES] = {
    [HIERARCHY_MEMORY] = "memory",
    [HIERARCHY_CPU] = "cpuacct",
    [HIERARCHY_PIDS] = "pids",
};

static int find_v1(struct cgroup_host *host)
{
    static char path[MAX_PATH];
    for (int i = 0; i < HIERARCHIES; i++) {
        int found = cgroup_v1_folder(V1_CONTROLLERS[i], path, sizeof path);
        if (found < 0)
            return -1;
        if (found == 0)
            return fail("no cgroup v1 mount has the controller %s", V1_CONTROLLERS[i]);
        host->parents[i] = open_folder(path);
        if (host->parents[i] < 0 || check_writable(host->parents[i], path) < 0)
            return -1;
    }
    host->kind = CGROUP_V1;
    return 0;
}

static int move_residents(int top)
{
    if (mkdirat(top, RESIDENTS, 0755) < 0 && errno != EEXIST)
        return fail_errno("cannot make the cgroup " RESIDENTS);
    int fd = openat(top, "cgroup.procs", O_RDONLY | O_CLOEXEC);
    FILE *file = fd < 0 ? NULL : fdopen(fd, "r");
    if (file == NULL)
        return fail_errno("cannot read cgroup.procs");
    int process;
    while (fscanf(file, "%d", &process) == 1)
        /* One that has just ended cannot be moved and need not be. */
        if (file_write(top, RESIDENTS "/cgroup.procs", "%d", process) < 0 && errno != ESRCH)
            break;
    fclose(file);
    return 0;
}

static int enable_controllers(int top)
{
    for (int tries = 0; tries < 5; tries++) {
        if (file_write(top, "cgroup.subtree_control", "+memory +pids") == 0)
            return 0;
        if (errno != EBUSY)
            break;
        /* Processes may be born between our reading the list and the second write. */
        if (move_residents(top) < 0)
            return -1;
    }
    return fail_errno("cgroup v2: the controllers memory and pids cannot be enabled");
}

static int find_v2(struct cgroup_host *host, const char *path)
{
    int top = open_folder(path);
    if (top < 0 || check_writable(top, path) < 0 || enable_controllers(top) < 0)
        return -1;
    host->parents[HIERARCHY_MEMORY] = top;
    host->kind = CGROUP_V2;
    return 0;
}

static bool has_memory_controller(const char *path)
{
    char file[MAX_PATH + 32], text[1024];
    snprintf(file, sizeof file, "%s/cgroup.controllers", path);
    return file_read(AT_FDCWD, file, text, sizeof text) == 0 && strstr(text, "memory") != NULL;
}

int cgroup_find(struct cgroup_host *host)
{
    static char path[MAX_PATH];
    host->kind = CGROUP_NONE;
    for (int i = 0; i < HIERARCHIES; i++)
        host->parents[i] = -1;
    int found = cgroup_v2_folder(path, sizeof path);
    if (found < 0)
        return -1;
    if (found == 1 && has_memory_controller(path))
        return find_v2(host, path);
    found = cgroup_v1_folder("memory", path, sizeof path);
    if (found < 0)
        return -1;
    if (found == 0)
        return fail("no cgroup mount, v1 or v2, has the controller memory");
    return find_v1(host);
}

static void sweep_folder(int parent, bool (*is_free)(int index))
{
    int copy = openat(parent, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *list = copy < 0 ? NULL : fdopendir(copy);
    if (list == NULL)
        return;
    struct dirent *entry;
    int index;
    while ((entry = readdir(list)) != NULL)
        /* The processes of a killed helper's box have died with it, so the group is empty, or soon will be. */
        if (sscanf(entry->d_name, "verdict-sandbox-%d-", &index) == 1 && is_free(index))
            cgroup_remove_folder(parent, entry->d_name);
    closedir(list);
}

void cgroup_sweep(const struct cgroup_host *host, bool (*is_free)(int index))
{
    for (int i = 0; i < HIERARCHIES; i++)
        if (host->parents[i] >= 0)
            sweep_folder(host->parents[i], is_free);
}
