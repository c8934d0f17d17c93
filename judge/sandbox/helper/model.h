#ifndef VERDICT_MODEL_H
#define VERDICT_MODEL_H

#include <stdbool.h>
#include <sys/types.h>

/* An empty file of each box, on which the input file is mounted. */
#define MODEL_INPUT "/dev/input"

/*
 * Builds the box view in the current (empty) folder: the read-only system of `rootfs` ("" is the host's own), a small
 * /etc, devices, and empty folders for what each box mounts for itself.
 */
int model_build(const char *rootfs, uid_t uid);

/*
 * A detached copy of the mount of `place`, an O_PATH descriptor that is closed in any case: nosuid, nodev, and read-only
 * unless `writable`. `name` is for the message when it is neither a folder nor a regular file.
 */
int mount_copy(int place, const char *name, bool writable);

#endif
