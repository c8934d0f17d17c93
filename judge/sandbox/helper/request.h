#ifndef VERDICT_REQUEST_H
#define VERDICT_REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "protocol.h"

/*
 * Fields of a request: `op` first. `clear` empties the slot's folder. `make` makes a folder in it that programs may write
 * to: `name`, `bytes`, `files`; `remove` takes one away: `name`. `run`: one or two boxes, each opened by a field `box=`; after it,
 * in any order, `arg` and `env` (repeated), `cwd`, `stdin`, `stdout`, `stderr` (a path of the host; left out: /dev/null),
 * one field for each limit, and for each mount `source`, `target`, and `writable=1` if so, `source` first. With two boxes
 * the standard output of each is the standard input of the other; `transcript`, before the first box, is a path of the host
 * for what they say to each other (relay.h). `spare=1` lets a box use the spare processors (main.c) besides its own,
 * `locks=1` lets it lock files (seccomp_filter.c).
 * Everything points into the frame and lives as long as it.
 */

#define MAX_BOXES 2
#define MAX_ARGUMENTS 1024
#define MAX_MOUNTS 64

struct mount_request {
    const char *source;
    const char *target;
    bool writable;
};

/* Units as in sandbox.types.ts. */
struct limits {
    uint64_t cpu_ms;
    uint64_t wall_ms;
    uint64_t memory_bytes;
    uint64_t stack_bytes;
    uint64_t output_bytes;
    uint64_t stderr_bytes;
    uint64_t processes;
    uint64_t work_bytes;
    uint64_t work_files;
};

struct box_request {
    char *arguments[MAX_ARGUMENTS + 1];
    size_t argument_count;
    char *environment[MAX_ARGUMENTS + 1];
    size_t environment_count;
    struct mount_request mounts[MAX_MOUNTS];
    size_t mount_count;
    const char *cwd;
    const char *stdin_path;
    const char *stdout_path;
    const char *stderr_path;
    bool uses_spare;
    bool may_lock;
    struct limits limits;
};

enum operation { OPERATION_RUN, OPERATION_CLEAR, OPERATION_MAKE, OPERATION_REMOVE };

/* A folder inside the slot's folder, with a quota of its own. */
struct folder_request {
    const char *name;
    uint64_t bytes;
    uint64_t files;
};

struct request {
    enum operation operation;
    struct folder_request folder;
    struct box_request boxes[MAX_BOXES];
    int box_count;
    const char *transcript_path; /* NULL: none */
};

/* Fills `request` from `frame`. Returns 0, or -1 after `fail`. */
int request_parse(const struct frame *frame, struct request *request);

#endif
