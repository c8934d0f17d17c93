#ifndef VERDICT_MODEL_H
#define VERDICT_MODEL_H

#include <stdbool.h>
#include <sys/types.h>

/*
 * Builds the box view in the current (empty) folder: the read-only system of `rootfs` ("" is the host's own), a small
 * /etc, devices, and empty folders for what each box mounts for itself.
 */
int model_build(const char *rootfs, uid_t uid);

/* A detached copy of the mount of `source` (a folder or a regular file, no symbolic link): nosuid, nodev, and read-only unless `writable`. */
int mount_copy(const char *source, bool writable);

#endif
