#ifndef VERDICT_PATHS_H
#define VERDICT_PATHS_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Makes sure that `path` (relative to `folder`) is there, as a folder or an empty file, with its parents. Symbolic links
 * on the way are refused, since a program may have made them. Returns a descriptor of the place (O_PATH), or -1 after `fail`.
 */
int path_make(int folder, const char *path, bool is_folder);

/* What `path_make_recorded` made, so that it can be taken away again. */
#define MAX_RECORDED 256
struct recorded_paths {
    char *paths[MAX_RECORDED];
    size_t count;
};

/* The same from the root, remembering what was not there before. It is no failure when the path cannot be made. */
void path_make_recorded(const char *path, bool is_folder, struct recorded_paths *made);

/* Removes what was made, last first. */
void path_remove_recorded(struct recorded_paths *made);

#endif
