#define _GNU_SOURCE
#include "world.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/openat2.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/pidfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#include "fail.h"
#include "model.h"

/*
 * How this works.
 * The index (and so the uid) is held by binding an abstract socket of the host's network namespace: the kernel lets go of
 * it when the helper dies, and no lock file is left.
 * PLACE is an empty folder of the host on which both views mount, each for itself; the host sees neither.
 * The network, IPC and host-name namespaces last as long as the helper: there is nothing in the empty network to find, and
 * the calls that would leave something in the IPC namespace are refused by the seccomp filter. Making them once saves
 * milliseconds per run.
 */

#define PLACE "/run/verdict-sandbox"
#define FOLDER_INODES 200000
#define MODEL_OPTIONS "mode=0755,size=16m,nr_inodes=8k"

static int bind_index(int index)
{
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return -1;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int length = snprintf(address.sun_path + 1, sizeof address.sun_path - 1, "verdict-sandbox-%d", index);
    if (bind(fd, (struct sockaddr *)&address, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)length)) == 0)
        return fd;
    close(fd);
    return -1;
}

int world_take_index(int first)
{
    for (int i = 0; i < SLOTS; i++) {
        int index = (first + i) % SLOTS;
        /* The descriptor is kept open, which is what holds the index. */
        if (bind_index(index) >= 0)
            return index;
    }
    return fail("all %d slots of this host are taken", SLOTS);
}

bool world_index_is_free(int index)
{
    int fd = bind_index(index);
    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

static int mount_folder(struct world *world, uint64_t bytes)
{
    char options[96];
    snprintf(options, sizeof options, "mode=0700,size=%" PRIu64 ",nr_inodes=%d", bytes, FOLDER_INODES);
    if (mount("verdict-folder", PLACE, "tmpfs", MS_NOSUID | MS_NODEV, options) < 0)
        return fail_errno("cannot mount the slot's folder");
    int fd = open(PLACE, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return fail_errno("cannot open the slot's folder");
    if (world->folder < 0) {
        world->folder = fd;
        return 0;
    }
    /* The number stays, so the judge's path leads to the new folder. */
    int result = dup3(fd, world->folder, O_CLOEXEC);
    close(fd);
    return result < 0 ? fail_errno("cannot replace the slot's folder") : 0;
}

static int open_view(void)
{
    int fd = open("/proc/self/ns/mnt", O_RDONLY | O_CLOEXEC);
    return fd < 0 ? fail_errno("cannot open the mount namespace") : fd;
}

static int make_host_view(struct world *world, uint64_t folder_bytes)
{
    if (unshare(CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS) < 0)
        return fail_errno("cannot make namespaces");
    if (sethostname("box", 3) < 0)
        return fail_errno("cannot name the box");
    /* Slave: what the host mounts later is seen, what we mount is not. */
    if (mount(NULL, "/", NULL, MS_REC | MS_SLAVE, NULL) < 0)
        return fail_errno("cannot part from the host's mounts");
    if (mkdir(PLACE, 0700) < 0 && errno != EEXIST)
        return fail_errno("cannot make " PLACE);
    if (mount_folder(world, folder_bytes) < 0)
        return -1;
    world->host_view = open_view();
    return world->host_view < 0 ? -1 : 0;
}

static int make_box_view(struct world *world, const char *rootfs)
{
    if (unshare(CLONE_NEWNS) < 0)
        return fail_errno("cannot make a mount namespace");
    world->box_view = open_view();
    if (world->box_view < 0)
        return -1;
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) < 0)
        return fail_errno("cannot make the box private");
    if (mount("verdict-box", PLACE, "tmpfs", MS_NOSUID | MS_NODEV, MODEL_OPTIONS) < 0 || chdir(PLACE) < 0)
        return fail_errno("cannot mount the box's root");
    umask(0022);
    if (model_build(rootfs, world->uid) < 0)
        return -1;
    if (syscall(SYS_pivot_root, ".", ".") < 0 || umount2(".", MNT_DETACH) < 0 || chdir("/") < 0)
        return fail_errno("cannot leave the host's root");
    return 0;
}

int world_create(struct world *world, const struct world_options *options)
{
    *world = (struct world){.host_view = -1, .box_view = -1, .folder = -1};
    world->uid = FIRST_UID + (uid_t)options->index;
    world->null = open("/dev/null", O_RDWR | O_CLOEXEC);
    world->proc = open("/proc", O_PATH | O_DIRECTORY | O_CLOEXEC);
    world->self = pidfd_open(getpid(), 0);
    if (world->null < 0 || world->proc < 0 || world->self < 0)
        return fail_errno("cannot open /dev/null, /proc or a pidfd");
    if (make_host_view(world, options->folder_bytes) < 0)
        return -1;
    snprintf(world->prefix, sizeof world->prefix, "/proc/%d/fd/%d/", (int)getpid(), world->folder);
    return make_box_view(world, options->rootfs);
}

int world_enter_host(const struct world *world)
{
    return setns(world->host_view, CLONE_NEWNS) < 0 ? fail_errno("cannot enter the host view") : 0;
}

int world_enter_box(const struct world *world)
{
    return setns(world->box_view, CLONE_NEWNS) < 0 ? fail_errno("cannot enter the box view") : 0;
}

bool world_owns(const struct world *world, const char *path)
{
    return strncmp(path, world->prefix, strlen(world->prefix)) == 0;
}

int world_open(const struct world *world, const char *path, int flags)
{
    int fd;
    if (world_owns(world, path)) {
        struct open_how how = {
            .flags = (unsigned long long)(flags | O_CLOEXEC),
            .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
        };
        fd = (int)syscall(SYS_openat2, world->folder, path + strlen(world->prefix), &how, sizeof how);
    } else {
        fd = open(path, flags | O_NOFOLLOW | O_CLOEXEC);
    }
    return fd < 0 ? fail_errno("cannot open %s", path) : fd;
}

int world_clear_folder(struct world *world, uint64_t folder_bytes)
{
    if (world_enter_host(world) < 0)
        return -1;
    int result = umount2(PLACE, MNT_DETACH) < 0 ? fail_errno("cannot drop the slot's folder") : mount_folder(world, folder_bytes);
    return world_enter_box(world) < 0 ? -1 : result;
}

/* In the host view. */
static int mount_writable(const struct world *world, const char *name, uint64_t bytes, uint64_t files)
{
    char path[512], options[160];
    if ((size_t)snprintf(path, sizeof path, PLACE "/%s", name) >= sizeof path)
        return fail("the name of a folder is too long");
    snprintf(options, sizeof options, "mode=0700,uid=%u,gid=%u,size=%" PRIu64 ",nr_inodes=%" PRIu64, world->uid, world->uid,
             bytes, files + 1);
    if (mkdir(path, 0700) < 0)
        return fail_errno("cannot make the folder %s", name);
    if (mount("verdict-writable", path, "tmpfs", MS_NOSUID | MS_NODEV, options) == 0)
        return 0;
    fail_errno("cannot mount the folder %s", name);
    rmdir(path);
    return -1;
}

int world_make_writable(const struct world *world, const char *name, uint64_t bytes, uint64_t files)
{
    if (world_enter_host(world) < 0)
        return -1;
    int result = mount_writable(world, name, bytes, files);
    return world_enter_box(world) < 0 ? -1 : result;
}

int world_remove_writable(const struct world *world, const char *name)
{
    if (world_enter_host(world) < 0)
        return -1;
    char path[512];
    snprintf(path, sizeof path, PLACE "/%s", name);
    int result = umount2(path, MNT_DETACH | UMOUNT_NOFOLLOW) < 0 || rmdir(path) < 0 ? fail_errno("cannot remove the folder %s", name) : 0;
    return world_enter_box(world) < 0 ? -1 : result;
}
