#define _GNU_SOURCE
#include "cgroup.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "fail.h"
#include "files.h"

/*
 * How this works. CPU time is read from the group, so that of orphans counts. A run is over its memory limit when the
 * kernel killed for it (the count of kills), never when peak equals limit: the peak holds page cache, which the kernel
 * takes back under pressure. For the same reason the peak told is less the file cache that is still charged at the end:
 * the test input that a program happened to read first is not its memory.
 */

#define STAT_BYTES 8192

int cgroup_create(const struct cgroup_host *host, int index, int box, struct cgroup *group)
{
    static unsigned serial;
    *group = (struct cgroup){.host = host, .folders = {-1, -1, -1}};
    snprintf(group->name, sizeof group->name, "verdict-sandbox-%d-%d-%u", index, box, serial++);
    group->exists = true;
    for (int i = 0; i < HIERARCHIES; i++) {
        if (host->parents[i] < 0)
            continue;
        /* Controllers may share a hierarchy, and so the group. */
        if (mkdirat(host->parents[i], group->name, 0755) < 0 && errno != EEXIST) {
            fail_errno("cannot make the cgroup %s", group->name);
            cgroup_remove(group);
            return -1;
        }
        group->folders[i] = openat(host->parents[i], group->name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (group->folders[i] < 0) {
            fail_errno("cannot open the cgroup %s", group->name);
            cgroup_remove(group);
            return -1;
        }
    }
    return 0;
}

/* Some kernels have no swap accounting; then the file is not there and there is nothing to cap. */
static int write_if_there(int folder, const char *name, uint64_t value)
{
    return file_write(folder, name, "%" PRIu64, value) < 0 && errno != ENOENT ? -1 : 0;
}

static int limit_v1(const struct cgroup *group, uint64_t memory_bytes, uint64_t processes)
{
    int memory = group->folders[HIERARCHY_MEMORY];
    if (file_write(memory, "memory.limit_in_bytes", "%" PRIu64, memory_bytes) < 0 ||
        write_if_there(memory, "memory.memsw.limit_in_bytes", memory_bytes) < 0)
        return fail_errno("cannot set the memory limit");
    if (file_write(group->folders[HIERARCHY_PIDS], "pids.max", "%" PRIu64, processes) < 0)
        return fail_errno("cannot set the process limit");
    return 0;
}

static int limit_v2(const struct cgroup *group, uint64_t memory_bytes, uint64_t processes)
{
    int folder = group->folders[HIERARCHY_MEMORY];
    if (file_write(folder, "memory.max", "%" PRIu64, memory_bytes) < 0 ||
        write_if_there(folder, "memory.swap.max", 0) < 0 || write_if_there(folder, "memory.oom.group", 1) < 0)
        return fail_errno("cannot set the memory limit");
    if (file_write(folder, "pids.max", "%" PRIu64, processes) < 0)
        return fail_errno("cannot set the process limit");
    return 0;
}

int cgroup_limit(const struct cgroup *group, uint64_t memory_bytes, uint64_t processes)
{
    switch (group->host->kind) {
    case CGROUP_V1:
        return limit_v1(group, memory_bytes, processes);
    case CGROUP_V2:
        return limit_v2(group, memory_bytes, processes);
    default:
        return 0;
    }
}

int cgroup_clone_target(const struct cgroup *group)
{
    return group->host->kind == CGROUP_V2 ? group->folders[HIERARCHY_MEMORY] : -1;
}

/*
 * By `tasks`, not by `cgroup.procs`: a whole process is only moved once no other of the machine is forking, ending or calling
 * exec, for which the kernel waits 10 ms and more unless it did so just before. The caller has one thread, so to move
 * that one is to move it all.
 */
int cgroup_join(const struct cgroup *group)
{
    if (group->host->kind != CGROUP_V1)
        return 0;
    for (int i = 0; i < HIERARCHIES; i++)
        if (file_write(group->folders[i], "tasks", "0") < 0)
            return -1;
    return 0;
}

/* The number after `key` at the start of a line, 0 when there is none. */
static uint64_t number_after(const char *text, const char *key)
{
    size_t length = strlen(key);
    for (const char *line = text; line != NULL && *line != '\0'; line = strchr(line, '\n')) {
        if (*line == '\n')
            line++;
        if (strncmp(line, key, length) == 0 && line[length] == ' ')
            return strtoull(line + length + 1, NULL, 10);
    }
    return 0;
}

static int watch_v1(struct cgroup *group, struct cgroup_figures *figures)
{
    char text[256];
    if (file_read(group->folders[HIERARCHY_CPU], "cpuacct.usage", text, sizeof text) < 0)
        return fail_errno("cannot read the CPU time");
    figures->cpu_ns = strtoull(text, NULL, 10);
    if (file_read(group->folders[HIERARCHY_MEMORY], "memory.oom_control", text, sizeof text) < 0)
        return fail_errno("cannot read the count of memory kills");
    figures->oom_kills = number_after(text, "oom_kill");
    return 0;
}

static int watch_v2(struct cgroup *group, struct cgroup_figures *figures)
{
    char text[1024];
    int folder = group->folders[HIERARCHY_MEMORY];
    if (file_read(folder, "cpu.stat", text, sizeof text) < 0)
        return fail_errno("cannot read the CPU time");
    figures->cpu_ns = number_after(text, "usage_usec") * 1000;
    if (file_read(folder, "memory.events", text, sizeof text) < 0)
        return fail_errno("cannot read the count of memory kills");
    figures->oom_kills = number_after(text, "oom_kill");
    if (file_read(folder, "memory.current", text, sizeof text) == 0) {
        uint64_t now = strtoull(text, NULL, 10);
        if (now > group->sampled_memory_bytes)
            group->sampled_memory_bytes = now;
    }
    return 0;
}

int cgroup_watch(struct cgroup *group, struct cgroup_figures *figures)
{
    switch (group->host->kind) {
    case CGROUP_V1:
        return watch_v1(group, figures);
    case CGROUP_V2:
        return watch_v2(group, figures);
    default:
        return 0;
    }
}

bool cgroup_is_empty(const struct cgroup *group)
{
    if (group->host->kind == CGROUP_NONE)
        return false;
    char text[64];
    int folder = group->folders[group->host->kind == CGROUP_V1 ? HIERARCHY_PIDS : HIERARCHY_MEMORY];
    return file_read(folder, "pids.current", text, sizeof text) == 0 && strtoull(text, NULL, 10) == 0;
}

static uint64_t file_cache_bytes(int folder, const char *inactive, const char *active)
{
    static char text[STAT_BYTES];
    if (file_read(folder, "memory.stat", text, sizeof text) < 0)
        return 0;
    return number_after(text, inactive) + number_after(text, active);
}

int cgroup_finish(struct cgroup *group, struct cgroup_figures *figures)
{
    if (group->host->kind == CGROUP_NONE)
        return 0;
    if (cgroup_watch(group, figures) < 0)
        return -1;
    char text[256];
    int folder = group->folders[HIERARCHY_MEMORY];
    bool is_v1 = group->host->kind == CGROUP_V1;
    uint64_t peak = group->sampled_memory_bytes;
    if (file_read(folder, is_v1 ? "memory.max_usage_in_bytes" : "memory.peak", text, sizeof text) == 0)
        peak = strtoull(text, NULL, 10);
    else if (errno != ENOENT || is_v1)
        return fail_errno("cannot read the memory peak");
    uint64_t cache = is_v1 ? file_cache_bytes(folder, "total_inactive_file", "total_active_file")
                           : file_cache_bytes(folder, "inactive_file", "active_file");
    figures->memory_bytes = peak > cache ? peak - cache : peak;
    return 0;
}

void cgroup_remove_folder(int parent, const char *name)
{
    /* A process that has been reaped may still count for a moment. */
    for (int tries = 0; tries < 200; tries++) {
        if (unlinkat(parent, name, AT_REMOVEDIR) == 0 || errno != EBUSY)
            return;
        struct timespec pause = {.tv_nsec = 500000};
        nanosleep(&pause, NULL);
    }
}

void cgroup_remove(struct cgroup *group)
{
    if (!group->exists)
        return;
    for (int i = 0; i < HIERARCHIES; i++) {
        if (group->folders[i] < 0)
            continue;
        close(group->folders[i]);
        group->folders[i] = -1;
    }
    for (int i = 0; i < HIERARCHIES; i++)
        if (group->host->parents[i] >= 0)
            cgroup_remove_folder(group->host->parents[i], group->name);
    group->exists = false;
}
