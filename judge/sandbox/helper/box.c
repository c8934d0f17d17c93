#define _GNU_SOURCE
#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/sched.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "fail.h"
#include "paths.h"
#include "program.h"
#include "program_wait.h"

/*
 * How this works. `clone3` makes the init of a new pid namespace, with a copy of the box view as its mount namespace. It
 * mounts what is the run's own, starts the program, closes everything it holds and waits. It is root, so the program (a
 * uid of its own, in the same pid namespace) can neither signal nor trace it. When the main process ends, init ends, and
 * the kernel kills what is left: double forks, new sessions and ignored signals do not matter. When the helper dies, init
 * is killed by its parent-death signal, with the same effect. Init stays outside the run's cgroup.
 */

static pid_t clone_with(uint64_t flags, int *pidfd, int cgroup)
{
    struct clone_args arguments = {
        .flags = flags | (pidfd == NULL ? 0 : CLONE_PIDFD) | (cgroup < 0 ? 0 : CLONE_INTO_CGROUP),
        .pidfd = (uint64_t)(uintptr_t)pidfd,
        .exit_signal = SIGCHLD,
        .cgroup = cgroup < 0 ? 0u : (unsigned long long)cgroup,
    };
    return (pid_t)syscall(SYS_clone3, &arguments, sizeof arguments);
}

_Noreturn void box_give_up(struct box_report *report, const char *what)
{
    if (report->failure[0] == '\0')
        snprintf(report->failure, sizeof report->failure, "%.120s: %.100s", what, strerror(errno));
    _exit(1);
}

/* The helper may have died before the parent-death signal was set. */
static void die_with_helper(const struct box_plan *plan)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    struct pollfd helper = {.fd = plan->helper, .events = POLLIN};
    if (poll(&helper, 1, 0) != 0)
        _exit(1);
}

static void mount_scratch(const struct box_plan *plan, struct box_report *report, const char *target)
{
    const struct limits *limits = &plan->request->limits;
    char options[160];
    snprintf(options, sizeof options, "mode=0700,uid=%u,gid=%u,size=%" PRIu64 ",nr_inodes=%" PRIu64, plan->uid, plan->uid,
             limits->work_bytes, limits->work_files + 1);
    if (mount("box", target, "tmpfs", MS_NOSUID | MS_NODEV, options) < 0)
        box_give_up(report, "cannot mount a scratch folder");
}

static bool is_covered(const struct box_request *request, const char *target)
{
    for (size_t i = 0; i < request->mount_count; i++)
        if (strcmp(request->mounts[i].target, target) == 0)
            return true;
    return false;
}

static void mount_requested(const struct box_plan *plan, struct box_report *report)
{
    for (size_t i = 0; i < plan->request->mount_count; i++) {
        const char *target = plan->request->mounts[i].target;
        struct stat status;
        if (fstat(plan->mounts[i], &status) < 0)
            box_give_up(report, target);
        int place = path_make(AT_FDCWD, target, S_ISDIR(status.st_mode));
        if (place < 0)
            box_give_up(report, target);
        if (move_mount(plan->mounts[i], "", place, "", MOVE_MOUNT_F_EMPTY_PATH | MOVE_MOUNT_T_EMPTY_PATH) < 0)
            box_give_up(report, target);
        close(place);
    }
}

static void mount_all(const struct box_plan *plan, struct box_report *report)
{
    mount_scratch(plan, report, "/tmp");
    if (!is_covered(plan->request, "/work"))
        mount_scratch(plan, report, "/work");
    if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, "subset=pid,hidepid=2") < 0)
        box_give_up(report, "cannot mount /proc");
    mount_requested(plan, report);
    if (mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) < 0)
        box_give_up(report, "cannot make the root read-only");
}

static _Noreturn void init_main(const struct box_plan *plan, struct box_report *report)
{
    die_with_helper(plan);
    mount_all(plan, report);
    pid_t program = clone_with(0, NULL, cgroup_clone_target(plan->group));
    if (program < 0)
        box_give_up(report, "cannot make the process of the program");
    if (program == 0)
        program_become(plan, report);
    /* Whoever reads the program's pipes must see their end when the program closes them. */
    close_range(0, ~0u, 0);
    program_wait(program, plan, report);
}

int box_start(const struct box_plan *plan, struct box_report *report)
{
    memset(report, 0, sizeof *report);
    int pidfd = -1;
    pid_t init = clone_with(CLONE_NEWPID | CLONE_NEWNS, &pidfd, -1);
    if (init < 0)
        return fail_errno("cannot make a box");
    if (init == 0)
        init_main(plan, report);
    return pidfd;
}
