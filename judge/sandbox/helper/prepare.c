#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fail.h"
#include "model.h"
#include "run.h"

/*
 * All paths of the host are opened here, in the host view, before the box exists. The box gets descriptors and detached
 * mounts, never a path of the host to resolve.
 */

/* As a mount: a descriptor opened here would show the host's path as the target of /proc/self/fd/0. */
static int open_input(const struct world *world, const char *path)
{
    int place = world_open(world, path, O_PATH);
    if (place < 0)
        return -1;
    struct stat status;
    if (fstat(place, &status) < 0 || !S_ISREG(status.st_mode)) {
        close(place);
        return fail("%s is not a regular file", path);
    }
    return mount_copy(place, path, false);
}

/* What is writable must be capped, so it must be ours. */
static int open_mount(const struct world *world, const struct mount_request *mount)
{
    if (mount->writable && !world_owns(world, mount->source))
        return fail("the writable mount %s is not in the slot's folder", mount->source);
    int place = world_open(world, mount->source, O_PATH);
    return place < 0 ? -1 : mount_copy(place, mount->source, mount->writable);
}

static int open_box(const struct world *world, struct box_run *box, const struct box_request *request)
{
    struct program_plan *plan = &box->plan;
    if (request->stdin_path != NULL && (plan->stdin_mount = open_input(world, request->stdin_path)) < 0)
        return -1;
    if (request->stdout_path != NULL &&
        stream_open(&box->output, request->stdout_path, request->limits.output_bytes, plan->uid, &plan->stdout_fd) < 0)
        return -1;
    if (request->stderr_path != NULL &&
        stream_open(&box->errors, request->stderr_path, request->limits.stderr_bytes, plan->uid, &plan->stderr_fd) < 0)
        return -1;
    for (size_t i = 0; i < request->mount_count; i++)
        if ((plan->mounts[i] = open_mount(world, &request->mounts[i])) < 0)
            return -1;
    return 0;
}

/* Places for mounts outside /tmp and /work, where the box's own root is read-only: the model's is not, and it is the same. */
static void make_places(struct runner *runner, const struct box_run *box, const struct box_request *request)
{
    for (size_t i = 0; i < request->mount_count; i++) {
        struct stat status;
        if (fstat(box->plan.mounts[i], &status) == 0)
            path_make_recorded(request->mounts[i].target, S_ISDIR(status.st_mode), &runner->made);
    }
}

/* `ends` as from pipe(2). The slot's user may open it by name, as /dev/stdin or /dev/stdout. */
static int make_pipe(const struct runner *runner, int ends[2])
{
    if (pipe2(ends, O_CLOEXEC) < 0)
        return fail_errno("cannot make a pipe");
    if (fchown(ends[0], runner->world.uid, runner->world.uid) < 0) {
        fail_errno("cannot give the pipe to the program");
        close(ends[0]);
        close(ends[1]);
        return -1;
    }
    return 0;
}

/* Puts a relay into the way of what `from` writes. */
static int join_by_relay(struct runner *runner, int from, int transcript)
{
    int in[2], out[2];
    if (make_pipe(runner, in) < 0)
        return -1;
    runner->boxes[from].plan.stdout_fd = in[1];
    int result = make_pipe(runner, out);
    if (result == 0) {
        runner->boxes[1 - from].plan.stdin_fd = out[0];
        struct relay_plan plan = {.source = in[0], .sink = out[1], .transcript = transcript, .box = from, .cpu = runner->cpu};
        result = runner->relays[from] = relay_start(&plan);
        close(out[1]);
    }
    close(in[0]);
    return result < 0 ? -1 : 0;
}

static int join_directly(struct runner *runner, int from)
{
    int ends[2];
    if (make_pipe(runner, ends) < 0)
        return -1;
    runner->boxes[from].plan.stdout_fd = ends[1];
    runner->boxes[1 - from].plan.stdin_fd = ends[0];
    return 0;
}

/* Each program's standard output becomes the other's standard input. `transcript` -1: what they say is not noted. */
static int join_boxes(struct runner *runner, int transcript)
{
    for (int from = 0; from < 2; from++)
        if ((transcript < 0 ? join_directly(runner, from) : join_by_relay(runner, from, transcript)) < 0)
            return -1;
    return 0;
}

/* In the host view, as all that is named by a path. */
static int open_transcript(const char *path)
{
    int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    return fd < 0 ? fail_errno("cannot make %s", path) : fd;
}

static int prepare_group(struct runner *runner, int number, const struct limits *limits)
{
    struct cgroup *group = &runner->boxes[number].group;
    if (runner->cgroups.kind == CGROUP_NONE) {
        *group = (struct cgroup){.host = &runner->cgroups};
        return 0;
    }
    if (!group->exists && cgroup_create(&runner->cgroups, runner->index, number, group) < 0)
        return -1;
    return cgroup_limit(group, limits->memory_bytes, limits->processes);
}

static void blank(struct runner *runner, struct box_run *box, const struct box_request *request, bool is_joined)
{
    box->plan = (struct program_plan){
        .request = request,
        .filter = request->may_lock ? &runner->lock_filter : &runner->filter,
        .group = &box->group,
        .report = box->plan.report,
        .stack = box->plan.stack,
        .root = -1,
        .stdin_mount = -1,
        .stdin_fd = -1,
        .stdout_fd = -1,
        .stderr_fd = -1,
        .uid = runner->world.uid,
        .cpu = runner->cpu,
        .spare = &runner->spare,
        .is_joined = is_joined,
    };
    for (size_t i = 0; i < MAX_MOUNTS; i++)
        box->plan.mounts[i] = -1;
    box->figures = (struct cgroup_figures){0};
    box->output = box->errors = (struct stream){.pipe = -1, .file = -1};
    box->main = (struct main_process){.pidfd = -1};
    box->killed = KILLED_NOT;
    box->is_alive = box->was_destroyed = false;
}

static void fill_gaps(struct program_plan *plan, int null)
{
    int *streams[] = {&plan->stdin_fd, &plan->stdout_fd, &plan->stderr_fd};
    for (int i = 0; i < 3; i++)
        if (*streams[i] < 0)
            *streams[i] = null;
}

int run_prepare(struct runner *runner, const struct request *request)
{
    for (int i = 0; i < request->box_count; i++)
        blank(runner, &runner->boxes[i], &request->boxes[i], request->box_count > 1);
    for (int i = 0; i < request->box_count; i++)
        if (prepare_group(runner, i, &request->boxes[i].limits) < 0)
            return -1;

    if (world_enter_host(&runner->world) < 0)
        return -1;
    int result = 0;
    for (int i = 0; result == 0 && i < request->box_count; i++)
        result = open_box(&runner->world, &runner->boxes[i], &request->boxes[i]);
    int transcript = -1;
    if (result == 0 && request->transcript_path != NULL)
        result = transcript = open_transcript(request->transcript_path);
    if (world_enter_box(&runner->world) < 0)
        result = -1;
    if (result >= 0 && request->box_count == 2)
        result = join_boxes(runner, transcript);
    if (transcript >= 0)
        close(transcript);
    if (result < 0)
        return -1;

    for (int i = 0; i < request->box_count; i++) {
        make_places(runner, &runner->boxes[i], &request->boxes[i]);
        fill_gaps(&runner->boxes[i].plan, runner->world.null);
    }
    return 0;
}

static void close_unless(int *fd, int kept)
{
    if (*fd >= 0 && *fd != kept)
        close(*fd);
    *fd = -1;
}

void run_release(struct runner *runner, int box_count)
{
    for (int i = 0; i < box_count; i++) {
        struct program_plan *plan = &runner->boxes[i].plan;
        close_unless(&plan->root, -1);
        close_unless(&plan->stdin_mount, -1);
        close_unless(&plan->stdin_fd, runner->world.null);
        close_unless(&plan->stdout_fd, runner->world.null);
        close_unless(&plan->stderr_fd, runner->world.null);
        for (size_t j = 0; j < MAX_MOUNTS; j++)
            close_unless(&plan->mounts[j], -1);
    }
}
