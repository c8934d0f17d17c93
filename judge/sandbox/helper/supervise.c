#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "clock.h"
#include "fail.h"
#include "run.h"
#include "stop.h"

/*
 * How this works. One loop over: the death of each main process, what the programs write, the end of the judge's input, and
 * a tick on which CPU time, wall time and memory kills are looked at.
 *
 * When the main process is dead and its cgroup is empty, nothing in the box runs any more: the run is over, and the box's
 * init is left to be dropped after the answer. When something does still run, or there is no cgroup to tell, init is killed and
 * the kernel kills the rest; init counts as dead only when every process of the box is. The main process is our child, so the
 * kernel also waits for us to reap it.
 */

#define TICK_NS (20 * NS_PER_MS)

static void kill_box(struct box_run *box, enum kill_reason reason)
{
    if (!box->is_alive || box->killed != KILLED_NOT)
        return;
    box->killed = reason;
    /* Before the signal: the other one of a pair may end of it before we see this one dead. */
    if (box->main.ended_ns == 0)
        box->main.ended_ns = monotonic_ns();
    box_kill(&box->box);
}

/* Without cgroups the figures are those of the main process. */
static void take_weak_figures(struct box_run *box)
{
    if (box->group.host->kind != CGROUP_NONE)
        return;
    if (box->main.pidfd >= 0)
        main_process_sample(&box->main, box->box.world->proc);
    box->figures.cpu_ns = box->main.cpu_ns;
    box->figures.memory_bytes = box->main.memory_bytes;
    box->figures.oom_kills = box->figures.memory_bytes > box->plan.request->limits.memory_bytes ? 1 : 0;
}

static int check_limits(struct box_run *box, uint64_t now)
{
    const struct limits *limits = &box->plan.request->limits;
    uint64_t started = atomic_load(&box->plan.report->started_ns);
    if (started == 0)
        return 0;
    if (cgroup_watch(&box->group, &box->figures) < 0)
        return -1;
    take_weak_figures(box);
    if (box->figures.cpu_ns > limits->cpu_ms * NS_PER_MS)
        kill_box(box, KILLED_FOR_CPU);
    else if (now > started && now - started > limits->wall_ms * NS_PER_MS)
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

/* Nothing in the box runs any more. */
static int bury(struct box_run *box)
{
    box->is_alive = false;
    take_weak_figures(box);
    if (stream_finish(&box->output) < 0 || stream_finish(&box->errors) < 0)
        return -1;
    return cgroup_finish(&box->group, &box->figures);
}

static int end_main_process(struct box_run *box)
{
    if (main_process_reap(&box->main) < 0)
        return -1;
    if (box->killed == KILLED_NOT && box->main.was_signalled && box->main.number == SIGKILL)
        box->was_destroyed = box_is_dying(&box->box);
    const char *failure = box->plan.report->failure;
    int result = failure[0] == '\0' ? 0 : fail("%s", failure);
    if (cgroup_is_empty(&box->group))
        return bury(box) < 0 ? -1 : result;
    box_kill(&box->box);
    return result;
}

static int end_box(struct box_run *box)
{
    return box_reap(&box->box) < 0 ? -1 : bury(box);
}

struct watch {
    struct pollfd entries[2 + 3 * MAX_BOXES];
    struct box_run *owners[2 + 3 * MAX_BOXES];
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
    watch_add(watch, box_count > 1 ? runner->child_news : -1, POLLIN, NULL);
    for (int i = 0; i < box_count; i++) {
        struct box_run *box = &runner->boxes[i];
        if (box->is_alive)
            watch_add(watch, box->main.pidfd >= 0 ? box->main.pidfd : box->box.init, POLLIN, box);
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
        uint64_t started = box->is_alive ? atomic_load(&box->plan.report->started_ns) : 0;
        uint64_t end = started + box->plan.request->limits.wall_ms * NS_PER_MS;
        if (started != 0 && box->killed == KILLED_NOT && end < tick)
            tick = end + 1;
    }
    return tick;
}

/* A joined main process stopped, or began to end. One signal may stand for several. */
static void serve_traced(struct runner *runner, int box_count)
{
    struct signalfd_siginfo news;
    while (read(runner->child_news, &news, sizeof news) > 0)
        continue;
    for (int i = 0; i < box_count; i++)
        main_process_serve(&runner->boxes[i].main);
}

static int handle_entry(const struct pollfd *entry, struct box_run *box, bool *came)
{
    if (entry->fd == box->main.pidfd)
        return end_main_process(box);
    if (entry->fd == box->box.init)
        return end_box(box);
    int taken = take_output(box);
    *came |= taken > 0;
    return taken < 0 ? -1 : 0;
}

static int handle_news(struct watch *watch, bool *came)
{
    int result = 0;
    *came = false;
    for (nfds_t i = 0; i < watch->count; i++) {
        struct box_run *box = watch->owners[i];
        if (box != NULL && watch->entries[i].revents != 0 && box->is_alive && handle_entry(&watch->entries[i], box, came) < 0)
            result = -1;
    }
    return result;
}

static bool any_alive(const struct runner *runner, int box_count)
{
    for (int i = 0; i < box_count; i++)
        if (runner->boxes[i].is_alive)
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
        if (request->box_count > 1)
            serve_traced(runner, request->box_count);
        if (handle_news(&watch, &came) < 0)
            result = -1;
        uint64_t now = monotonic_ns();
        if (now >= next_look(runner, request->box_count, tick)) {
            for (int i = 0; i < request->box_count; i++)
                if (runner->boxes[i].main.pidfd >= 0 && check_limits(&runner->boxes[i], now) < 0)
                    result = -1;
            if (now >= tick)
                tick = now + TICK_NS;
        }
        for (int i = 0; result < 0 && i < request->box_count; i++)
            kill_box(&runner->boxes[i], KILLED_FOR_OURS);
    }
    return result;
}
