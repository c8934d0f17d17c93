#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "fail.h"
#include "run.h"
#include "stop.h"

/*
 * How this works. One loop over: the death of each box's init, what the programs write, the end of the judge's input, and a
 * tick on which CPU time, wall time and memory kills are looked at. To kill is to kill init; the kernel does the rest, and
 * init counts as dead only when every process of the box is.
 */

#define TICK_NS (20 * NS_PER_MS)
#define START_PATIENCE_NS (30 * NS_PER_S)

static void kill_box(struct box_run *box, enum kill_reason reason)
{
    if (box->init < 0 || box->killed != KILLED_NOT)
        return;
    box->killed = reason;
    /* Before the signal: the other one of a pair may end of it before we see this one dead. */
    box->killed_ns = monotonic_ns();
    pidfd_send_signal(box->init, SIGKILL, NULL, 0);
}

/* Without cgroups the figures are those of the main process, as init sees it. */
static void take_weak_figures(struct box_run *box)
{
    if (box->group.host->kind != CGROUP_NONE)
        return;
    box->figures.cpu_ns = atomic_load(&box->report->cpu_ns);
    box->figures.memory_bytes = atomic_load(&box->report->memory_bytes);
    box->figures.oom_kills = box->figures.memory_bytes > box->plan.request->limits.memory_bytes ? 1 : 0;
}

static int check_limits(struct box_run *box, uint64_t now)
{
    const struct limits *limits = &box->plan.request->limits;
    uint64_t started = atomic_load(&box->report->started_ns);
    if (started == 0)
        return now - box->made_ns > START_PATIENCE_NS ? fail("the box did not start in time") : 0;
    if (cgroup_watch(&box->group, &box->figures) < 0)
        return -1;
    take_weak_figures(box);
    if (box->figures.cpu_ns > limits->cpu_ms * NS_PER_MS)
        kill_box(box, KILLED_FOR_CPU);
    else if (now - started > limits->wall_ms * NS_PER_MS)
        kill_box(box, KILLED_FOR_WALL);
    else if (box->figures.oom_kills > 0)
        kill_box(box, KILLED_FOR_MEMORY);
    return 0;
}

static int take_output(struct box_run *box)
{
    int output = stream_take(&box->output);
    int errors = stream_take(&box->errors);
    if (box->output.overflowed)
        kill_box(box, KILLED_FOR_OUTPUT);
    return output < 0 || errors < 0 ? -1 : output | errors;
}

static int bury(struct box_run *box)
{
    siginfo_t info;
    if (waitid(P_PIDFD, (id_t)box->init, &info, WEXITED) < 0)
        return fail_errno("cannot wait for a box");
    close(box->init);
    box->init = -1;
    uint64_t ended = atomic_load(&box->report->ended_ns);
    box->ended_ns = ended != 0 ? ended : box->killed_ns != 0 ? box->killed_ns : monotonic_ns();
    take_weak_figures(box);
    if (stream_finish(&box->output) < 0 || stream_finish(&box->errors) < 0)
        return -1;
    return cgroup_finish(&box->group, &box->figures);
}

struct watch {
    struct pollfd entries[1 + 3 * MAX_BOXES];
    struct box_run *owners[1 + 3 * MAX_BOXES];
    nfds_t count;
};

static void watch_add(struct watch *watch, int fd, short events, struct box_run *owner)
{
    if (fd < 0)
        return;
    watch->entries[watch->count] = (struct pollfd){.fd = fd, .events = events};
    watch->owners[watch->count++] = owner;
}

static void wait_for_news(struct runner *runner, int box_count, bool with_streams, uint64_t until, struct watch *watch)
{
    watch->count = 0;
    watch_add(watch, runner->control, POLLRDHUP, NULL);
    for (int i = 0; i < box_count; i++) {
        struct box_run *box = &runner->boxes[i];
        watch_add(watch, box->init, POLLIN, box);
        if (!with_streams)
            continue;
        watch_add(watch, box->output.pipe, POLLIN, box);
        watch_add(watch, box->errors.pipe, POLLIN, box);
    }
    uint64_t now = monotonic_ns();
    uint64_t left = until > now ? until - now : 0;
    struct timespec timeout = {.tv_sec = (time_t)(left / NS_PER_S), .tv_nsec = (long)(left % NS_PER_S)};
    if (ppoll(watch->entries, watch->count, &timeout, NULL) <= 0)
        for (nfds_t i = 0; i < watch->count; i++)
            watch->entries[i].revents = 0;
}

/* The first moment at which a limit of time could be passed, or the next tick. */
static uint64_t next_look(struct runner *runner, int box_count, uint64_t tick)
{
    for (int i = 0; i < box_count; i++) {
        struct box_run *box = &runner->boxes[i];
        uint64_t started = box->init < 0 ? 0 : atomic_load(&box->report->started_ns);
        uint64_t end = started + box->plan.request->limits.wall_ms * NS_PER_MS;
        if (started != 0 && box->killed == KILLED_NOT && end < tick)
            tick = end + 1;
    }
    return tick;
}

static int handle_news(struct watch *watch, bool *came)
{
    int result = 0;
    *came = false;
    for (nfds_t i = 1; i < watch->count; i++) {
        struct box_run *box = watch->owners[i];
        if (watch->entries[i].revents == 0 || box->init < 0)
            continue;
        if (watch->entries[i].fd == box->init) {
            if (bury(box) < 0)
                result = -1;
            continue;
        }
        int taken = take_output(box);
        if (taken < 0)
            result = -1;
        *came |= taken > 0;
    }
    return result;
}

static bool any_alive(const struct runner *runner, int box_count)
{
    for (int i = 0; i < box_count; i++)
        if (runner->boxes[i].init >= 0)
            return true;
    return false;
}

int run_supervise(struct runner *runner, const struct request *request, int result)
{
    for (int i = 0; result < 0 && i < request->box_count; i++)
        kill_box(&runner->boxes[i], KILLED_FOR_OURS);
    bool came = false;
    uint64_t tick = monotonic_ns() + TICK_NS;
    struct watch watch;
    while (any_alive(runner, request->box_count)) {
        uint64_t until = next_look(runner, request->box_count, tick);
        if (came && monotonic_ns() + STREAM_PAUSE_NS < until)
            until = monotonic_ns() + STREAM_PAUSE_NS;
        wait_for_news(runner, request->box_count, !came, until, &watch);

        if (watch.entries[0].revents != 0 || stop_requested())
            result = fail("the judge went away");
        if (handle_news(&watch, &came) < 0)
            result = -1;
        uint64_t now = monotonic_ns();
        if (now >= next_look(runner, request->box_count, tick)) {
            for (int i = 0; i < request->box_count; i++)
                if (runner->boxes[i].init >= 0 && check_limits(&runner->boxes[i], now) < 0)
                    result = -1;
            if (now >= tick)
                tick = now + TICK_NS;
        }
        for (int i = 0; result < 0 && i < request->box_count; i++)
            kill_box(&runner->boxes[i], KILLED_FOR_OURS);
    }
    return result;
}
