#define _GNU_SOURCE
#include "main_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "clock.h"
#include "fail.h"
#include "files.h"

/*
 * How this works. Which of two joined programs ended first decides whose fault a broken pipe is. A dying process closes its
 * files before its parent hears of its death, so the other may die of the broken pipe, and be seen to have died, first;
 * likely so when both share a processor. Therefore the main process is traced, for nothing but the event at the very
 * start of its exit: it stays there, pipes open, until the time is written down. Where tracing is forbidden, and for a
 * main thread killed by another thread's exit, the time is that of the wait.
 */

void main_process_trace(const struct main_process *process)
{
    ptrace(PTRACE_SEIZE, process->id, NULL, (void *)PTRACE_O_TRACEEXIT);
}

/* `status` is the signal it stopped at, and above that the event. */
static void resume(struct main_process *process, int status)
{
    int event = status >> 8;
    int number = status & 0x7f;
    if (event == PTRACE_EVENT_EXIT) {
        if (process->ended_ns == 0)
            process->ended_ns = monotonic_ns();
        ptrace(PTRACE_CONT, process->id, NULL, NULL);
    } else if (event == PTRACE_EVENT_STOP) {
        bool is_group_stop = number == SIGSTOP || number == SIGTSTP || number == SIGTTIN || number == SIGTTOU;
        ptrace(is_group_stop ? PTRACE_LISTEN : PTRACE_CONT, process->id, NULL, NULL);
    } else {
        ptrace(PTRACE_CONT, process->id, NULL, (void *)(intptr_t)number);
    }
}

void main_process_serve(struct main_process *process)
{
    siginfo_t info = {0};
    while (process->pidfd >= 0 && waitid(P_PIDFD, (id_t)process->pidfd, &info, WSTOPPED | WNOHANG) == 0 && info.si_pid != 0) {
        resume(process, info.si_status);
        info.si_pid = 0;
    }
}

void main_process_sample(struct main_process *process, int proc)
{
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(process->id, &clock) == 0 && clock_gettime(clock, &time) == 0)
        process->cpu_ns = (uint64_t)time.tv_sec * NS_PER_S + (uint64_t)time.tv_nsec;
    char path[64], text[4096];
    snprintf(path, sizeof path, "%d/status", (int)process->id);
    const char *line = file_read(proc, path, text, sizeof text) < 0 ? NULL : strstr(text, "VmHWM:");
    if (line != NULL)
        process->memory_bytes = strtoull(line + strlen("VmHWM:"), NULL, 10) * 1024;
}

static uint64_t nanoseconds(struct timeval time)
{
    return (uint64_t)time.tv_sec * NS_PER_S + (uint64_t)time.tv_usec * 1000;
}

int main_process_reap(struct main_process *process)
{
    siginfo_t info;
    struct rusage usage;
    /* The C library's waitid leaves out the usage. */
    if (syscall(SYS_waitid, P_PIDFD, process->pidfd, &info, WEXITED, &usage) < 0)
        return fail_errno("cannot wait for the program");
    close(process->pidfd);
    process->pidfd = -1;
    process->was_signalled = info.si_code != CLD_EXITED;
    process->number = info.si_status;
    process->cpu_ns = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
    process->memory_bytes = (uint64_t)usage.ru_maxrss * 1024;
    if (process->ended_ns == 0)
        process->ended_ns = monotonic_ns();
    return 0;
}
