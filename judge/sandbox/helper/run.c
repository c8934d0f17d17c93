#define _GNU_SOURCE
#include "run.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "fail.h"
#include "seccomp_filter.h"

int runner_create(struct runner *runner)
{
    for (int i = 0; i < MAX_BOXES; i++) {
        struct box_report *page =
            mmap(NULL, sizeof(struct box_report), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (page == MAP_FAILED)
            return fail_errno("no memory for a report");
        runner->boxes[i].report = page;
        runner->boxes[i].group.exists = false;
    }
    if (seccomp_filter_build(&runner->filter) < 0)
        return -1;
    runner_settle(runner);
    return 0;
}

static int start_boxes(struct runner *runner, const struct request *request)
{
    for (int i = 0; i < request->box_count; i++) {
        struct box_run *box = &runner->boxes[i];
        box->made_ns = monotonic_ns();
        box->init = box_start(&box->plan, box->report);
        if (box->init < 0)
            return -1;
    }
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
    else if (!atomic_load(&box->report->has_status))
        return fail("the box was killed from outside");
    else if (WIFSIGNALED(box->report->status)) {
        reply_add(reply, "end", "signalled");
        reply_add(reply, "signal", "SIG%s", signal_name(WTERMSIG(box->report->status)));
    } else {
        reply_add(reply, "end", "exited");
        reply_add(reply, "code", "%d", WEXITSTATUS(box->report->status));
    }
    return 0;
}

static int tell_box(struct box_run *box, struct reply *reply)
{
    if (box->report->failure[0] != '\0')
        return fail("%s", box->report->failure);
    uint64_t started = atomic_load(&box->report->started_ns);
    uint64_t wall_ns = started == 0 || box->ended_ns < started ? 0 : box->ended_ns - started;
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
        reply_add(reply, "ended_first", "%d", runner->boxes[1].ended_ns < runner->boxes[0].ended_ns ? 1 : 0);
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
    if (result == 0)
        result = tell_all(runner, request, reply);
    for (int i = 0; i < request->box_count; i++) {
        stream_close(&runner->boxes[i].output);
        stream_close(&runner->boxes[i].errors);
    }
    path_remove_recorded(&runner->made);
    return result;
}

void runner_settle(struct runner *runner)
{
    for (int i = 0; i < MAX_BOXES; i++)
        cgroup_remove(&runner->boxes[i].group);
    /* Only a single run is prepared for: pairs are rarer. A failure shows when the group is needed. */
    if (runner->cgroups.kind != CGROUP_NONE)
        cgroup_create(&runner->cgroups, runner->index, 0, &runner->boxes[0].group);
}

void runner_destroy(struct runner *runner)
{
    for (int i = 0; i < MAX_BOXES; i++)
        cgroup_remove(&runner->boxes[i].group);
}
