#define _GNU_SOURCE
#include "model.h"

#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fail.h"
#include "paths.h"

#define MAX_PATH 4096

/* On most systems all but /usr are links into it. */
static const char *const SYSTEM[] = {"usr", "bin", "sbin", "lib", "lib32", "lib64", "libx32"};

/*
 * Of /usr/local only what compilers and interpreters of /usr search by themselves. Contestants must not see what else
 * an operator keeps there. Tools installed there are mounted elsewhere for the languages that need them.
 */
#define LOCAL "usr/local"
#define LOCAL_OPTIONS "mode=0755,size=4k,nr_inodes=16"
static const char *const SHOWN_LOCAL[] = {LOCAL "/include", LOCAL "/lib", LOCAL "/lib64"};

/*
 * Settings without which a language does not start. Folders are shown as they are, files are copied. Never /etc as a
 * whole: it holds the host's secrets.
 */
static const char *const SETTINGS[] = {
    "/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/java*", "/etc/mono",
    "/etc/php",          "/etc/fpc*",        "/etc/ghc*",       "/etc/python*",      "/var/lib/ghc",
};

static const char *const DEVICES[] = {"null", "zero", "full", "random", "urandom"};

static const char *const LINKS[][2] = {
    {"/proc/self/fd", "dev/fd"},       {"/proc/self/fd/0", "dev/stdin"}, {"/proc/self/fd/1", "dev/stdout"},
    {"/proc/self/fd/2", "dev/stderr"}, {"/tmp", "dev/shm"},
};

int mount_copy(int place, const char *name, bool writable)
{
    struct stat status;
    if (fstat(place, &status) < 0 || (!S_ISDIR(status.st_mode) && !S_ISREG(status.st_mode) && !S_ISCHR(status.st_mode))) {
        close(place);
        return fail("%s is neither a folder nor a regular file", name);
    }
    int copy = open_tree(place, "", AT_EMPTY_PATH | OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
    close(place);
    if (copy < 0)
        return fail_errno("cannot copy the mount of %s", name);
    struct mount_attr attributes = {
        .attr_set = MOUNT_ATTR_NOSUID | (S_ISCHR(status.st_mode) ? MOUNT_ATTR_NOEXEC : MOUNT_ATTR_NODEV) |
                    (writable ? 0 : MOUNT_ATTR_RDONLY),
    };
    if (mount_setattr(copy, "", AT_EMPTY_PATH, &attributes, sizeof attributes) < 0) {
        fail_errno("cannot make the mount of %s safe", name);
        close(copy);
        return -1;
    }
    return copy;
}

/* `target` is relative to the current folder. */
static int show(const char *source, const char *target)
{
    struct stat status;
    if (stat(source, &status) < 0)
        return fail_errno("cannot look at %s", source);
    int place = path_make(AT_FDCWD, target, S_ISDIR(status.st_mode));
    if (place < 0)
        return -1;
    int from = open(source, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    int copy = from < 0 ? fail_errno("cannot open %s", source) : mount_copy(from, source, false);
    int result = copy < 0 ? -1 : move_mount(copy, "", place, "", MOVE_MOUNT_F_EMPTY_PATH | MOVE_MOUNT_T_EMPTY_PATH);
    if (copy >= 0 && result < 0)
        fail_errno("cannot show %s in the box", source);
    close(place);
    if (copy >= 0)
        close(copy);
    return result;
}

static int copy_file(const char *source, const char *target)
{
    int from = open(source, O_RDONLY | O_CLOEXEC);
    int place = from < 0 ? -1 : path_make(AT_FDCWD, target, false);
    if (from < 0)
        return fail_errno("cannot read %s", source);
    if (place < 0) {
        close(from);
        return -1;
    }
    close(place);
    int to = open(target, O_WRONLY | O_CLOEXEC | O_TRUNC);
    ssize_t sent = 1;
    while (to >= 0 && sent > 0)
        sent = sendfile(to, from, NULL, 1 << 20);
    int result = to < 0 || sent < 0 ? fail_errno("cannot copy %s", source) : 0;
    if (to >= 0)
        close(to);
    close(from);
    return result;
}

static int show_system(const char *rootfs)
{
    for (size_t i = 0; i < sizeof SYSTEM / sizeof SYSTEM[0]; i++) {
        char source[MAX_PATH], link[MAX_PATH];
        snprintf(source, sizeof source, "%s/%s", rootfs, SYSTEM[i]);
        ssize_t length = readlink(source, link, sizeof link - 1);
        if (length > 0) {
            link[length] = '\0';
            if (symlink(link, SYSTEM[i]) < 0)
                return fail_errno("cannot link %s", SYSTEM[i]);
        } else if (access(source, F_OK) == 0 && show(source, SYSTEM[i]) < 0) {
            return -1;
        }
    }
    return 0;
}

static bool is_folder(const char *path)
{
    struct stat status;
    return lstat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static int hide_local(const char *rootfs)
{
    if (!is_folder(LOCAL))
        return 0;
    if (mount("verdict-box", LOCAL, "tmpfs", MS_NOSUID | MS_NODEV, LOCAL_OPTIONS) < 0)
        return fail_errno("cannot cover /" LOCAL);
    for (size_t i = 0; i < sizeof SHOWN_LOCAL / sizeof SHOWN_LOCAL[0]; i++) {
        char source[MAX_PATH];
        snprintf(source, sizeof source, "%s/%s", rootfs, SHOWN_LOCAL[i]);
        if (is_folder(source) && show(source, SHOWN_LOCAL[i]) < 0)
            return -1;
    }
    if (mount(NULL, LOCAL, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) < 0)
        return fail_errno("cannot make /" LOCAL " read-only");
    return 0;
}

static int show_settings(const char *rootfs)
{
    for (size_t i = 0; i < sizeof SETTINGS / sizeof SETTINGS[0]; i++) {
        char pattern[MAX_PATH];
        snprintf(pattern, sizeof pattern, "%s%s", rootfs, SETTINGS[i]);
        glob_t found;
        if (glob(pattern, 0, NULL, &found) != 0)
            continue;
        int result = 0;
        for (size_t j = 0; result == 0 && j < found.gl_pathc; j++) {
            const char *source = found.gl_pathv[j];
            const char *target = source + strlen(rootfs) + 1;
            struct stat status;
            if (lstat(source, &status) == 0 && S_ISDIR(status.st_mode))
                result = show(source, target);
            else if (lstat(source, &status) == 0 && S_ISREG(status.st_mode))
                result = copy_file(source, target);
        }
        globfree(&found);
        if (result < 0)
            return -1;
    }
    return 0;
}

__attribute__((format(printf, 2, 3))) static int write_text(const char *path, const char *format, ...)
{
    int place = path_make(AT_FDCWD, path, false);
    if (place < 0)
        return -1;
    close(place);
    FILE *file = fopen(path, "we");
    if (file == NULL)
        return fail_errno("cannot write %s", path);
    va_list arguments;
    va_start(arguments, format);
    vfprintf(file, format, arguments);
    va_end(arguments);
    return fclose(file) == 0 ? 0 : fail_errno("cannot write %s", path);
}

static int write_names(uid_t uid)
{
    if (write_text("etc/passwd", "root:x:0:0:root:/:/bin/sh\nbox:x:%u:%u:box:/tmp:/bin/sh\n", uid, uid) < 0)
        return -1;
    if (write_text("etc/group", "root:x:0:\nbox:x:%u:\n", uid) < 0)
        return -1;
    if (write_text("etc/hosts", "127.0.0.1 localhost\n") < 0)
        return -1;
    return write_text("etc/nsswitch.conf", "passwd: files\ngroup: files\nhosts: files\n");
}

static int show_devices(void)
{
    int input = path_make(AT_FDCWD, MODEL_INPUT + 1, false);
    if (input < 0)
        return -1;
    close(input);
    for (size_t i = 0; i < sizeof DEVICES / sizeof DEVICES[0]; i++) {
        char source[64], target[64];
        snprintf(source, sizeof source, "/dev/%s", DEVICES[i]);
        snprintf(target, sizeof target, "dev/%s", DEVICES[i]);
        if (show(source, target) < 0)
            return -1;
    }
    for (size_t i = 0; i < sizeof LINKS / sizeof LINKS[0]; i++)
        if (symlink(LINKS[i][0], LINKS[i][1]) < 0)
            return fail_errno("cannot link %s", LINKS[i][1]);
    return 0;
}

int model_build(const char *rootfs, uid_t uid)
{
    static const char *const EMPTY[] = {"proc", "tmp", "work"};
    for (size_t i = 0; i < sizeof EMPTY / sizeof EMPTY[0]; i++)
        if (mkdir(EMPTY[i], 0755) < 0)
            return fail_errno("cannot make /%s of the box", EMPTY[i]);
    if (show_system(rootfs) < 0 || hide_local(rootfs) < 0 || show_settings(rootfs) < 0)
        return -1;
    return write_names(uid) < 0 || show_devices() < 0 ? -1 : 0;
}
