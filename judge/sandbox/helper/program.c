#define _GNU_SOURCE
#include "program.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clock.h"
#include "fail.h"
#include "process.h"
#include "seccomp_filter.h"
#include "stop.h"

/*
 * From a root process of the box to the submitted program. The order matters: what needs rights comes first, the filter
 * last but for exec. The wall clock starts after the cgroup is joined, which has locks of the whole machine in its way.
 *
 * Until exec the child shares the helper's memory and the helper sleeps, as with vfork (process.c); the kernel picks no
 * such process when memory runs out in a cgroup, so the helper is not killed with it. One of two joined programs gets a copy
 * of the memory instead: the helper must be awake to watch it (main_process.c) before it begins.
 */

#define OPEN_FILES 512
/* No core file is that small. With 0 the kernel still starts the program of a piped core_pattern, as root of the host. */
#define NO_CORE 1
#define CPU_GRACE_S 2
#define LAST_CAPABILITY_TO_TRY 63
#define NOT_EXECUTABLE 126

/* Without writable cgroups: room above the limit, so that a program over it is seen to be so. */
#define WEAK_MEMORY_SLACK(limit) ((limit) / 4 + (16u << 20))

static _Noreturn void give_up(struct program_report *report, const char *what)
{
    snprintf(report->failure, sizeof report->failure, "%.120s: %.100s", what, strerror(errno));
    _exit(1);
}

static void limit(struct program_report *report, int resource, uint64_t value)
{
    struct rlimit now;
    if (getrlimit((__rlimit_resource_t)resource, &now) < 0)
        give_up(report, "cannot read a resource limit");
    /* A container may lack the right to raise a hard limit. */
    rlim_t allowed = value < now.rlim_max ? value : now.rlim_max;
    struct rlimit wanted = {allowed, allowed};
    if (setrlimit((__rlimit_resource_t)resource, &wanted) < 0)
        give_up(report, "cannot set a resource limit");
}

/* Where the hard limit is 0 and may not be raised it stays. */
static void forbid_cores(struct program_report *report)
{
    struct rlimit wanted = {NO_CORE, NO_CORE};
    if (setrlimit(RLIMIT_CORE, &wanted) < 0)
        limit(report, RLIMIT_CORE, 0);
}

static void set_limits(const struct program_plan *plan)
{
    const struct limits *limits = &plan->request->limits;
    struct program_report *report = plan->report;
    forbid_cores(report);
    limit(report, RLIMIT_MEMLOCK, 0);
    limit(report, RLIMIT_MSGQUEUE, 0);
    limit(report, RLIMIT_NOFILE, OPEN_FILES);
    limit(report, RLIMIT_STACK, limits->stack_bytes);
    limit(report, RLIMIT_FSIZE, limits->work_bytes);
    limit(report, RLIMIT_CPU, (limits->cpu_ms + 999) / 1000 + CPU_GRACE_S);
    if (plan->group->host->kind == CGROUP_NONE) {
        limit(report, RLIMIT_NPROC, limits->processes);
        limit(report, RLIMIT_DATA, limits->memory_bytes + WEAK_MEMORY_SLACK(limits->memory_bytes));
    }
}

static void pin(const struct program_plan *plan)
{
    if (plan->cpu < 0)
        return;
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((size_t)plan->cpu, &set);
    if (plan->request->uses_spare)
        CPU_OR(&set, &set, plan->spare);
    if (sched_setaffinity(0, sizeof set, &set) < 0)
        give_up(plan->report, "cannot pin the program to its processors");
}

static void connect_streams(const struct program_plan *plan)
{
    const int streams[] = {plan->stdin_fd, plan->stdout_fd, plan->stderr_fd};
    for (int i = 0; i < 3; i++)
        if (dup2(streams[i], i) < 0)
            give_up(plan->report, "cannot connect the standard streams");
    close_range(3, ~0u, 0);
}

static void drop_rights(const struct program_plan *plan)
{
    for (unsigned long capability = 0; capability <= LAST_CAPABILITY_TO_TRY; capability++)
        if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) < 0) {
            if (errno == EINVAL)
                break; /* there are no more */
            give_up(plan->report, "cannot drop capabilities");
        }
    if (setgroups(0, NULL) < 0 || setresgid(plan->uid, plan->uid, plan->uid) < 0 ||
        setresuid(plan->uid, plan->uid, plan->uid) < 0)
        give_up(plan->report, "cannot become the slot's user");
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0)
        give_up(plan->report, "cannot renounce new rights");
}

/*
 * A file that is there, but that the kernel cannot execute, is the submitted program's doing, and told as a shell does.
 * Otherwise whoever makes an odd executable could have us fail as often as it is tried again.
 */
static _Noreturn void end_unexecuted(const struct program_plan *plan)
{
    const char *file = plan->request->arguments[0];
    int reason = errno;
    bool is_ours = reason == E2BIG || reason == EAGAIN || reason == EFAULT || reason == EMFILE || reason == ENFILE;
    if (!is_ours && faccessat(AT_FDCWD, file, F_OK, AT_EACCESS) == 0)
        _exit(NOT_EXECUTABLE);
    errno = reason;
    give_up(plan->report, file);
}

/*
 * The program gets the root folder of the box but not its mount namespace: the lists of mounts in /proc hold the mounts
 * of the namespace that can be reached from the root, which are none. They would show folders of the host and the key of
 * the program. The cgroup namespace makes the group of the run the top in /proc/self/cgroup.
 */
static void enter_views(const struct program_plan *plan)
{
    if (unshare(CLONE_NEWCGROUP) < 0)
        give_up(plan->report, "cannot make a cgroup namespace");
    if (fchdir(plan->root) < 0 || chroot(".") < 0)
        give_up(plan->report, "cannot enter the box");
}

static void become_program(void *argument)
{
    const struct program_plan *plan = argument;
    struct program_report *report = plan->report;
    if (cgroup_join(plan->group) < 0)
        give_up(report, "cannot join the cgroup");
    enter_views(plan);
    if (setsid() < 0)
        give_up(report, "cannot start a session");
    umask(0022);
    stop_uninstall();
    pin(plan);
    connect_streams(plan);
    set_limits(plan);
    drop_rights(plan);
    while (!atomic_load(&report->is_watched))
        sched_yield();
    if (chdir(plan->request->cwd) < 0)
        give_up(report, "cannot enter the working folder");
    atomic_store(&report->started_ns, monotonic_ns());
    if (seccomp_filter_install(plan->filter) < 0)
        give_up(report, "cannot install the seccomp filter");
    execve(plan->request->arguments[0], plan->request->arguments, plan->request->environment);
    end_unexecuted(plan);
}

pid_t program_start(const struct program_plan *plan, int *pidfd)
{
    memset(plan->report, 0, sizeof *plan->report);
    atomic_store(&plan->report->is_watched, !plan->is_joined);
    struct process_start start = {
        .flags = plan->is_joined ? 0 : CLONE_VFORK,
        .cgroup = cgroup_clone_target(plan->group),
        .stack = plan->is_joined ? NULL : plan->stack,
        .run = become_program,
        .argument = (void *)(uintptr_t)plan,
    };
    pid_t program = process_start(&start, pidfd);
    /* The change of user closed the memory, ours too, to all without CAP_SYS_PTRACE, and so /proc/<helper>/fd to the judge. */
    prctl(PR_SET_DUMPABLE, 1);
    return program < 0 ? fail_errno("cannot make the process of the program") : program;
}
