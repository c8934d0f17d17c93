#define _GNU_SOURCE
#include "program.h"

#include <errno.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clock.h"
#include "seccomp_filter.h"
#include "stop.h"

/*
 * From a root process of the box to the submitted program. The order matters: what needs rights comes first, the filter
 * last but for exec. The wall clock starts after the cgroup is joined, which may stall for milliseconds on v1.
 */

#define OPEN_FILES 512
#define CPU_GRACE_S 2
#define LAST_CAPABILITY_TO_TRY 63

/* Without writable cgroups: room above the limit, so that a program over it is seen to be so. */
#define WEAK_MEMORY_SLACK(limit) ((limit) / 4 + (16u << 20))

static void limit(struct box_report *report, int resource, uint64_t value)
{
    struct rlimit now;
    if (getrlimit((__rlimit_resource_t)resource, &now) < 0)
        box_give_up(report, "cannot read a resource limit");
    /* A container may lack the right to raise a hard limit. */
    rlim_t allowed = value < now.rlim_max ? value : now.rlim_max;
    struct rlimit wanted = {allowed, allowed};
    if (setrlimit((__rlimit_resource_t)resource, &wanted) < 0)
        box_give_up(report, "cannot set a resource limit");
}

static void set_limits(const struct box_plan *plan, struct box_report *report)
{
    const struct limits *limits = &plan->request->limits;
    limit(report, RLIMIT_CORE, 0);
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

static void pin(const struct box_plan *plan, struct box_report *report)
{
    if (plan->cpu < 0)
        return;
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((size_t)plan->cpu, &set);
    if (sched_setaffinity(0, sizeof set, &set) < 0)
        box_give_up(report, "cannot pin the program to its processor");
}

static void connect_streams(const struct box_plan *plan, struct box_report *report)
{
    const int streams[] = {plan->stdin_fd, plan->stdout_fd, plan->stderr_fd};
    for (int i = 0; i < 3; i++)
        if (dup2(streams[i], i) < 0)
            box_give_up(report, "cannot connect the standard streams");
    close_range(3, ~0u, 0);
}

static void drop_rights(const struct box_plan *plan, struct box_report *report)
{
    for (unsigned long capability = 0; capability <= LAST_CAPABILITY_TO_TRY; capability++)
        if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) < 0 && errno != EINVAL)
            box_give_up(report, "cannot drop capabilities");
    if (setgroups(0, NULL) < 0 || setresgid(plan->uid, plan->uid, plan->uid) < 0 ||
        setresuid(plan->uid, plan->uid, plan->uid) < 0)
        box_give_up(report, "cannot become the slot's user");
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0)
        box_give_up(report, "cannot renounce new rights");
}

_Noreturn void program_become(const struct box_plan *plan, struct box_report *report)
{
    if (cgroup_join(plan->group) < 0)
        box_give_up(report, "cannot join the cgroup");
    if (setsid() < 0)
        box_give_up(report, "cannot start a session");
    umask(0022);
    stop_uninstall();
    pin(plan, report);
    connect_streams(plan, report);
    set_limits(plan, report);
    drop_rights(plan, report);
    /* Init sets it right after our birth; by now it is set but for rare bad luck. */
    while (!atomic_load(&report->is_watched))
        sched_yield();
    if (chdir(plan->request->cwd) < 0)
        box_give_up(report, "cannot enter the working folder");
    atomic_store(&report->started_ns, monotonic_ns());
    if (seccomp_filter_install(plan->filter) < 0)
        box_give_up(report, "cannot install the seccomp filter");
    execve(plan->request->arguments[0], plan->request->arguments, plan->request->environment);
    box_give_up(report, plan->request->arguments[0]);
}
