#define _GNU_SOURCE
#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/futex.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "fail.h"
#include "model.h"
#include "paths.h"
#include "process.h"

/*
 * How this works. A box is made before it is needed, after the answer to the run before was sent: an init in a new pid
 * namespace, with a copy of the box view as its mount namespace. It mounts what every run has, closes all it holds and
 * sleeps. For a run the helper steps into both namespaces, mounts what was asked for, leaves the mount namespace, starts
 * the program as its own child with the root folder of the box (program.c) and steps out; so no other process need wake
 * up between a request and its program, nor between the end of the program and the answer.
 *
 * Init is root, so the program (a uid of its own, in the same pid namespace) can neither signal nor trace it. To kill init is
 * to kill what is left in the box: double forks, new sessions and ignored signals do not matter. When the helper dies, init
 * is killed by its parent-death signal, with the same effect. Init is in no run's cgroup. It shares the helper's memory,
 * as a thread does, but has its own table of files. A box is used once.
 */

#define START_PATIENCE_NS (30 * NS_PER_S)
#define LOOK_NS (50 * NS_PER_MS)

/* Until `box_furnish` gives it the size of the request. */
#define SCRATCH_OPTIONS "mode=0700,uid=%u,gid=%u,size=4k,nr_inodes=2"

static void tell(struct box_birth *birth, enum box_state state)
{
    atomic_store(&birth->state, state);
    syscall(SYS_futex, &birth->state, FUTEX_WAKE, 1, NULL, NULL, 0);
}

static _Noreturn void give_up(struct box_birth *birth, const char *what)
{
    snprintf(birth->failure, sizeof birth->failure, "%.120s: %.100s", what, strerror(errno));
    tell(birth, BOX_FAILED);
    _exit(1);
}

/* The helper may have died before the parent-death signal was set. */
static void die_with_helper(const struct world *world)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    struct pollfd helper = {.fd = world->self, .events = POLLIN};
    if (poll(&helper, 1, 0) != 0)
        _exit(1);
}

/* Nothing but SIGKILL may end it, and orphans that end are let go at once. */
static void heed_no_signal(void)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    signal(SIGCHLD, SIG_IGN);
}

static void mount_scratch(const struct world *world, struct box_birth *birth, const char *target)
{
    char options[128];
    snprintf(options, sizeof options, SCRATCH_OPTIONS, world->uid, world->uid);
    if (mount("tmpfs", target, "tmpfs", MS_NOSUID | MS_NODEV, options) < 0)
        give_up(birth, "cannot mount a scratch folder");
}

static void init_main(void *argument)
{
    const struct box *box = argument;
    die_with_helper(box->world);
    heed_no_signal();
    mount_scratch(box->world, box->birth, "/tmp");
    mount_scratch(box->world, box->birth, "/work");
    if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, "subset=pid,hidepid=2") < 0)
        give_up(box->birth, "cannot mount /proc");
    if (mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) < 0)
        give_up(box->birth, "cannot make the root read-only");
    close_range(0, ~0u, 0);
    tell(box->birth, BOX_READY);
    for (;;)
        pause();
}

int box_create(struct box *box, const struct world *world)
{
    *box = (struct box){.world = world, .init = -1};
    box->birth = mmap(NULL, sizeof *box->birth, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    box->stack = mmap(NULL, PROCESS_STACK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return box->birth == MAP_FAILED || box->stack == MAP_FAILED ? fail_errno("no memory for a box") : 0;
}

int box_make(struct box *box)
{
    *box->birth = (struct box_birth){.state = BOX_UNFINISHED};
    struct process_start start = {
        .flags = CLONE_NEWPID | CLONE_NEWNS,
        .cgroup = -1,
        .stack = box->stack,
        .run = init_main,
        .argument = box,
    };
    int init;
    if (process_start(&start, &init) < 0)
        return fail_errno("cannot make a box");
    box->init = init;
    return 0;
}

static bool has_ended(const struct box *box)
{
    struct pollfd init = {.fd = box->init, .events = POLLIN};
    return poll(&init, 1, 0) != 0;
}

/* Waits until init has made the box ready. */
static int await(struct box *box)
{
    if (box->init < 0 && box_make(box) < 0)
        return -1;
    uint64_t until = monotonic_ns() + START_PATIENCE_NS;
    for (;;) {
        uint32_t state = atomic_load(&box->birth->state);
        if (state == BOX_READY)
            return 0;
        if (state == BOX_FAILED)
            return fail("%s", box->birth->failure);
        if (has_ended(box) || monotonic_ns() > until)
            return fail("the box did not start");
        struct timespec look = {.tv_nsec = LOOK_NS};
        syscall(SYS_futex, &box->birth->state, FUTEX_WAIT, BOX_UNFINISHED, &look, NULL, 0);
    }
}

static int enter(struct box *box)
{
    if (await(box) < 0)
        return -1;
    return setns(box->init, CLONE_NEWNS | CLONE_NEWPID) < 0 ? fail_errno("cannot enter the box") : 0;
}

int box_enter(struct box *box)
{
    if (enter(box) == 0)
        return 0;
    /* One made ahead may have been killed since. */
    box_kill(box);
    return box_reap(box) < 0 ? -1 : enter(box);
}

int box_leave_view(const struct box *box)
{
    return world_enter_box(box->world);
}

int box_leave(const struct box *box)
{
    return setns(box->world->self, CLONE_NEWPID) < 0 ? fail_errno("cannot leave the box") : 0;
}

static int size_scratch(const char *target, const struct limits *limits)
{
    char options[128];
    snprintf(options, sizeof options, "size=%" PRIu64 ",nr_inodes=%" PRIu64, limits->work_bytes, limits->work_files + 1);
    if (mount(NULL, target, NULL, MS_REMOUNT | MS_NOSUID | MS_NODEV, options) < 0)
        return fail_errno("cannot size %s", target);
    return 0;
}

static int mount_requested(const char *target, int copy)
{
    struct stat status;
    if (fstat(copy, &status) < 0)
        return fail_errno("cannot look at what is mounted on %s", target);
    int place = path_make(AT_FDCWD, target, S_ISDIR(status.st_mode));
    if (place < 0)
        return -1;
    int result = move_mount(copy, "", place, "", MOVE_MOUNT_F_EMPTY_PATH | MOVE_MOUNT_T_EMPTY_PATH);
    if (result < 0)
        fail_errno("cannot mount %s", target);
    close(place);
    return result;
}

int box_furnish(const struct box_request *request, const int *mounts)
{
    if (size_scratch("/tmp", &request->limits) < 0 || size_scratch("/work", &request->limits) < 0)
        return -1;
    for (size_t i = 0; i < request->mount_count; i++)
        if (mount_requested(request->mounts[i].target, mounts[i]) < 0)
            return -1;
    return 0;
}

int box_open_input(int copy)
{
    if (mount_requested(MODEL_INPUT, copy) < 0)
        return -1;
    int fd = open(MODEL_INPUT, O_RDONLY | O_CLOEXEC);
    return fd < 0 ? fail_errno("cannot open the input") : fd;
}

bool box_is_dying(const struct box *box)
{
    /* Its namespaces are what a process lets go of before it waits for the others to end. */
    if (setns(box->init, CLONE_NEWNS) < 0)
        return true;
    world_enter_box(box->world);
    return false;
}

void box_kill(const struct box *box)
{
    if (box->init >= 0)
        pidfd_send_signal(box->init, SIGKILL, NULL, 0);
}

int box_reap(struct box *box)
{
    if (box->init < 0)
        return 0;
    siginfo_t info;
    int result;
    do
        result = waitid(P_PIDFD, (id_t)box->init, &info, WEXITED);
    while (result < 0 && errno == EINTR);
    close(box->init);
    box->init = -1;
    return result < 0 ? fail_errno("cannot wait for a box") : 0;
}
