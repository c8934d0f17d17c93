#define _GNU_SOURCE
#include "run.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "clock.h"
#include "fail.h"
#include "process.h"
#include "seccomp_filter.h"

static void *shared_memory(size_t size)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

/* Blocked, so that news of children waits until it is asked for. */
static int watch_children(struct runner *runner)
{
    sigset_t children;
    sigemptyset(&children);
    sigaddset(&children, SIGCHLD);
    sigprocmask(SIG_BLOCK, &children, NULL);
    runner->child_news = signalfd(-1, &children, SFD_NONBLOCK | SFD_CLOEXEC);
    return runner->child_news < 0 ? fail_errno("cannot watch for children") : 0;
}

int runner_create(struct runner *runner)
{
    for (int i = 0; i < MAX_BOXES; i++) {
        struct program_plan *plan = &runner->boxes[i].plan;
        plan->report = shared_memory(sizeof *plan->report);
        plan->stack = shared_memory(PROCESS_STACK_BYTES);
        if (plan->report == NULL || plan->stack == NULL)
            return fail_errno("no memory for a run");
        if (box_create(&runner->boxes[i].box, &runner->world) < 0)
            return -1;
        runner->boxes[i].group.exists = false;
        runner->relays[i] = -1;
    }
    if (watch_children(runner) < 0 || seccomp_filter_build(&runner->filter, false) < 0 ||
        seccomp_filter_build(&runner->lock_filter, true) < 0)
        return -1;
    runner_settle(runner);
    return 0;
}

static int start_program(struct box_run *box)
{
    box->main.id = program_start(&box->plan, &box->main.pidfd);
    if (box->main.id < 0)
        return -1;
    box->is_alive = true;
    if (box->plan.is_joined)
        main_process_trace(&box->main);
    atomic_store(&box->plan.report->is_watched, true);
    return 0;
}

/* In the box. */
static int furnish(struct program_plan *plan)
{
    if (box_furnish(plan->request, plan->mounts) < 0)
        return -1;
    if (plan->stdin_mount >= 0 && (plan->stdin_fd = box_open_input(plan->stdin_mount)) < 0)
        return -1;
    plan->root = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
    return plan->root < 0 ? fail_errno("cannot open the root of the box") : 0;
}

static int start_in_box(struct box_run *box)
{
    if (box_enter(&box->box) < 0)
        return -1;
    int result = furnish(&box->plan);
    if (box_leave_view(&box->box) < 0)
        result = -1;
    if (result == 0)
        result = start_program(box);
    return box_leave(&box->box) < 0 ? -1 : result;
}

static int start_boxes(struct runner *runner, const struct request *request)
{
    for (int i = 0; i < request->box_count; i++)
        if (start_in_box(&runner->boxes[i]) < 0)
            return -1;
    return 0;
}

static const char *signal_name(int number)
{
    const char *name = sigabbrev_np(number);
    return name == NULL ? "UNKNOWN" : name;
}

/* The order is that of `RunEnd` in sandbox.types.ts. */
static int tell_end(const struct box_run *box, uint64_t wall_ns, struct reply *reply)
{
    const struct limits *limits = &box->plan.request->limits;
    if (box->output.overflowed)
        reply_add(reply, "end", "output-limit");
    else if (box->killed == KILLED_FOR_CPU || box->figures.cpu_ns > limits->cpu_ms * NS_PER_MS)
        reply_add(reply, "end", "cpu-limit");
    else if (box->killed == KILLED_FOR_WALL || wall_ns > limits->wall_ms * NS_PER_MS)
        reply_add(reply, "end", "wall-limit");
    else if (box->killed == KILLED_FOR_MEMORY || box->figures.oom_kills > 0)
        reply_add(reply, "end", "memory-limit");
    else if (box->was_destroyed)
        return fail("the box was killed from outside");
    else if (box->main.was_signalled) {
        reply_add(reply, "end", "signalled");
        reply_add(reply, "signal", "SIG%s", signal_name(box->main.number));
    } else {
        reply_add(reply, "end", "exited");
        reply_add(reply, "code", "%d", box->main.number);
    }
    return 0;
}

static int tell_box(struct box_run *box, struct reply *reply)
{
    uint64_t started = atomic_load(&box->plan.report->started_ns);
    uint64_t ended = box->main.ended_ns;
    uint64_t wall_ns = started == 0 || ended < started ? 0 : ended - started;
    reply_add(reply, "box", "1");
    reply_add(reply, "cpu_ns", "%" PRIu64, box->figures.cpu_ns);
    reply_add(reply, "wall_ns", "%" PRIu64, wall_ns);
    reply_add(reply, "memory_bytes", "%" PRIu64, box->figures.memory_bytes);
    return tell_end(box, wall_ns, reply);
}

static int tell_all(struct runner *runner, const struct request *request, struct reply *reply)
{
    for (int i = 0; i < request->box_count; i++)
        if (tell_box(&runner->boxes[i], reply) < 0)
            return -1;
    if (request->box_count == 2)
        reply_add(reply, "ended_first", "%d", runner->boxes[1].main.ended_ns < runner->boxes[0].main.ended_ns ? 1 : 0);
    return 0;
}

int runner_run(struct runner *runner, const struct request *request, struct reply *reply)
{
    int result = run_prepare(runner, request);
    if (result == 0)
        result = start_boxes(runner, request);
    run_release(runner, request->box_count);
    if (run_supervise(runner, request, result) < 0)
        result = -1;
    for (int i = 0; i < MAX_BOXES; i++)
        relay_finish(&runner->relays[i]);
    if (result == 0)
        result = tell_all(runner, request, reply);
    for (int i = 0; i < request->box_count; i++) {
        stream_close(&runner->boxes[i].output);
        stream_close(&runner->boxes[i].errors);
    }
    path_remove_recorded(&runner->made);
    return result;
}

static void kill_boxes(struct runner *runner)
{
    for (int i = 0; i < MAX_BOXES; i++)
        box_kill(&runner->boxes[i].box);
}

static void reap_boxes(struct runner *runner)
{
    for (int i = 0; i < MAX_BOXES; i++)
        box_reap(&runner->boxes[i].box);
}

static void remove_groups(struct runner *runner)
{
    for (int i = 0; i < MAX_BOXES; i++)
        cgroup_remove(&runner->boxes[i].group);
}

void runner_settle(struct runner *runner)
{
    /* The kernel takes its time for the mounts of used boxes, so more is done before the wait for it. */
    kill_boxes(runner);
    remove_groups(runner);
    /* Only a single run is prepared for: pairs are rarer. A failure shows when the group, or the box, is needed. */
    if (runner->cgroups.kind != CGROUP_NONE)
        cgroup_create(&runner->cgroups, runner->index, 0, &runner->boxes[0].group);
    reap_boxes(runner);
    box_make(&runner->boxes[0].box);
}

void runner_destroy(struct runner *runner)
{
    /* A group can only be removed when all in it are dead, and nobody comes to sweep after the last. */
    kill_boxes(runner);
    reap_boxes(runner);
    remove_groups(runner);
}
