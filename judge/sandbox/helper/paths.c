#define _GNU_SOURCE
#include "paths.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "fail.h"

#define MAX_PATH 4096

static int open_strictly(int folder, const char *path)
{
    struct open_how how = {.flags = O_PATH | O_CLOEXEC, .resolve = RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS};
    return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
}

/* Makes one step of a path. An error other than "is there" shows when the whole is opened. */
static bool make_step(int folder, const char *path, bool is_folder)
{
    if (is_folder)
        return mkdirat(folder, path, 0755) == 0;
    int fd = openat(folder, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

/* Calls `step` for each parent of `path` and then for itself. */
static void make_steps(int folder, const char *path, bool is_folder, struct recorded_paths *made)
{
    char partial[MAX_PATH];
    for (const char *slash = path; slash != NULL;) {
        slash = strchr(slash + 1, '/');
        size_t length = slash == NULL ? strlen(path) : (size_t)(slash - path);
        if (length >= sizeof partial)
            return;
        memcpy(partial, path, length);
        partial[length] = '\0';
        bool is_new = make_step(folder, partial, slash != NULL || is_folder);
        if (is_new && made != NULL && made->count < MAX_RECORDED)
            made->paths[made->count++] = strdup(partial);
    }
}

int path_make(int folder, const char *path, bool is_folder)
{
    int place = open_strictly(folder, path);
    if (place < 0 && errno == ENOENT) {
        make_steps(folder, path, is_folder, NULL);
        place = open_strictly(folder, path);
    }
    return place < 0 ? fail_errno("cannot make %s in the box", path) : place;
}

void path_make_recorded(const char *path, bool is_folder, struct recorded_paths *made)
{
    make_steps(AT_FDCWD, path, is_folder, made);
}

void path_remove_recorded(struct recorded_paths *made)
{
    while (made->count > 0) {
        char *path = made->paths[--made->count];
        if (path != NULL && unlink(path) < 0)
            rmdir(path);
        free(path);
    }
}
