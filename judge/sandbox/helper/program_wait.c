#define _GNU_SOURCE
#include "program_wait.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "files.h"
#include "program.h"

/*
 * How this works. Which of two joined programs ended first decides whose fault a broken pipe is. A dying process closes its
 * files before its parent hears of its death, so the other may die of the broken pipe, and be seen to have died, first;
 * likely so when both share a processor. Therefore the main process is traced, for nothing but the event at the very
 * start of its exit: it stays there, pipes open, until the time is written down. Where tracing is forbidden, and for a
 * main thread killed by another thread's exit, the time is that of the wait.
 */

#define SAMPLE_NS (10 * NS_PER_MS)

/* Lets a traced process go on as if it were not traced. */
static void resume(pid_t program, int status, struct box_report *report)
{
    int event = status >> 16;
    int number = WSTOPSIG(status);
    if (event == PTRACE_EVENT_EXIT) {
        atomic_store(&report->ended_ns, monotonic_ns());
        ptrace(PTRACE_CONT, program, NULL, NULL);
    } else if (event == PTRACE_EVENT_STOP) {
        bool is_group_stop = number == SIGSTOP || number == SIGTSTP || number == SIGTTIN || number == SIGTTOU;
        ptrace(is_group_stop ? PTRACE_LISTEN : PTRACE_CONT, program, NULL, NULL);
    } else {
        ptrace(PTRACE_CONT, program, NULL, (void *)(intptr_t)number);
    }
}

static uint64_t nanoseconds(struct timeval time)
{
    return (uint64_t)time.tv_sec * NS_PER_S + (uint64_t)time.tv_usec * 1000;
}

static _Noreturn void finish(int status, const struct rusage *usage, struct box_report *report)
{
    report->status = status;
    atomic_store(&report->cpu_ns, nanoseconds(usage->ru_utime) + nanoseconds(usage->ru_stime));
    atomic_store(&report->memory_bytes, (uint64_t)usage->ru_maxrss * 1024);
    if (atomic_load(&report->ended_ns) == 0)
        atomic_store(&report->ended_ns, monotonic_ns());
    atomic_store(&report->has_status, true);
    _exit(0);
}

static void sample(pid_t program, struct box_report *report)
{
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(program, &clock) == 0 && clock_gettime(clock, &time) == 0)
        atomic_store(&report->cpu_ns, (uint64_t)time.tv_sec * NS_PER_S + (uint64_t)time.tv_nsec);
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%d/status", (int)program);
    const char *line = file_read(AT_FDCWD, path, text, sizeof text) < 0 ? NULL : strstr(text, "VmHWM:");
    if (line != NULL)
        atomic_store(&report->memory_bytes, strtoull(line + strlen("VmHWM:"), NULL, 10) * 1024);
}

/* As wait4 for any child, with samples taken until something happens. */
static pid_t wait_sampling(pid_t program, int *status, struct rusage *usage, struct box_report *report)
{
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigprocmask(SIG_BLOCK, &child, NULL);
    pid_t changed;
    while ((changed = wait4(-1, status, __WALL | WNOHANG, usage)) == 0) {
        sample(program, report);
        struct timespec pause = {.tv_nsec = SAMPLE_NS};
        sigtimedwait(&child, NULL, &pause);
    }
    return changed;
}

_Noreturn void program_wait(pid_t program, const struct box_plan *plan, struct box_report *report)
{
    bool is_weak = plan->group->host->kind == CGROUP_NONE;
    if (plan->is_joined)
        ptrace(PTRACE_SEIZE, program, NULL, (void *)PTRACE_O_TRACEEXIT);
    atomic_store(&report->is_watched, true);
    for (;;) {
        int status;
        struct rusage usage;
        pid_t changed = is_weak ? wait_sampling(program, &status, &usage, report) : wait4(-1, &status, __WALL, &usage);
        if (changed < 0 && errno != EINTR)
            box_give_up(report, "cannot wait for the program");
        if (changed != program)
            continue; /* an orphan handed to us */
        if (WIFSTOPPED(status))
            resume(program, status, report);
        else
            finish(status, &usage, report);
    }
}
