#ifndef VERDICT_WORLD_H
#define VERDICT_WORLD_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/*
 * The two views of the file system between which the helper moves.
 *
 * The host view is a private copy of the host's mounts, plus the slot's folder. Whatever is named by a path of the host is
 * opened there. The box view has nothing of the host but the read-only system; it is the model each box is a copy of, so
 * that a run need not build or detach anything of it. Both are gone when the helper is, however it ends.
 */
struct world {
    int host_view;   /* namespaces, for setns */
    int box_view;
    int folder;      /* the slot's folder */
    char prefix[64]; /* how the judge reaches it: /proc/<helper>/fd/<folder>/ */
    int null;        /* /dev/null */
    int proc;        /* the host's /proc */
    int self;        /* pidfd of the helper: leads back to its namespaces, and tells a box whether it was orphaned at birth */
    uid_t uid;       /* of the programs; also their gid */
};

/* Uids no distribution hands out: past systemd's containers, far from users. The slot's index is added. */
#define FIRST_UID 1879060000u
#define SLOTS 1000

struct world_options {
    int index;
    uint64_t folder_bytes;
    const char *rootfs; /* where the boxes' system comes from, without trailing slash: "" is the host's own */
};

/* Takes the first index from `first` on that no living helper of this host has, else -1. It is ours until we end. */
int world_take_index(int first);

/* Is `index` held by nobody, now? */
bool world_index_is_free(int index);

/* Leaves the host's namespaces; afterwards the helper stands in the box view. */
int world_create(struct world *world, const struct world_options *options);

int world_enter_host(const struct world *world);
int world_enter_box(const struct world *world);

/*
 * Opens a path that the judge gave, in the host view. The last component may not be a symbolic link; inside the slot's
 * folder, where programs may have made them, no component may.
 */
int world_open(const struct world *world, const char *path, int flags);

/* Is `path` inside the slot's folder? */
bool world_owns(const struct world *world, const char *path);

/* Replaces the slot's folder by an empty one. What a program left there, however deep or odd, is never walked. */
int world_clear_folder(struct world *world, uint64_t folder_bytes);

/* A folder of the slot's folder that the programs' user owns. It has its own quota, so a program that fills it harms nothing else. */
int world_make_writable(const struct world *world, const char *name, uint64_t bytes, uint64_t files);
int world_remove_writable(const struct world *world, const char *name);

#endif
