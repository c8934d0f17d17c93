#ifndef VERDICT_STREAM_H
#define VERDICT_STREAM_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/*
 * How this works. Standard output and error of a program are pipes that the helper empties into a file. A file in the
 * program's hands would do with less copying, but: its pages would count as the program's memory, RLIMIT_FSIZE is ignored
 * by languages that ignore SIGXFSZ (Python, Java), and a program can seek in it, cut it, or punch holes. Waking up for each small
 * write would slow a program that flushes every line; so after taking something the helper leaves the pipe alone for half a
 * millisecond, and the pipe is large enough for what comes meanwhile.
 */
struct stream {
    int pipe; /* read end; -1: nothing to take, or no longer */
    int file;
    uint64_t room; /* bytes the file may still grow by */
    bool overflowed;
};

#define STREAM_PAUSE_NS 400000ull

/*
 * In the host view. Makes a new file at `path` (which must not exist; no link is followed) and a pipe into it; stores the
 * pipe's write end in `write_end`. The pipe is `owner`'s, so that the program may open /dev/stdout by name.
 */
int stream_open(struct stream *stream, const char *path, uint64_t room, uid_t owner, int *write_end);

/* Takes what is there, but not for ever from a program that writes as fast. Returns 1 when something came, 0, or -1 on failure. */
int stream_take(struct stream *stream);

/* Takes all the rest, once no process holds the write end. */
int stream_finish(struct stream *stream);

void stream_close(struct stream *stream);

#endif
