#define _GNU_SOURCE
#include "stream.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fail.h"

#define PIPE_BYTES (1 << 20)
#define CHUNK_BYTES (1 << 16)
#define CHUNKS_AT_ONCE 16

int stream_open(struct stream *stream, const char *path, uint64_t room, uid_t owner, int *write_end)
{
    *stream = (struct stream){.pipe = -1, .file = -1, .room = room};
    stream->file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    if (stream->file < 0)
        return fail_errno("cannot make %s", path);
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) < 0) {
        fail_errno("cannot make a pipe");
        stream_close(stream);
        return -1;
    }
    stream->pipe = ends[0];
    *write_end = ends[1];
    /* A host may allow less; then the program waits a little more often. */
    fcntl(stream->pipe, F_SETPIPE_SZ, PIPE_BYTES);
    if (fchown(stream->pipe, owner, owner) < 0 || fcntl(stream->pipe, F_SETFL, O_NONBLOCK) < 0)
        return fail_errno("cannot set up a pipe");
    return 0;
}

static int store(struct stream *stream, const char *bytes, size_t length)
{
    if (length > stream->room) {
        length = stream->room;
        stream->overflowed = true;
    }
    stream->room -= length;
    while (length > 0) {
        ssize_t wrote = write(stream->file, bytes, length);
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return fail_errno("cannot store what the program wrote");
        bytes += wrote;
        length -= (size_t)wrote;
    }
    return 0;
}

/* Returns the bytes taken, 0 when there are none now, -1 on failure. Closes the pipe at its end. */
static ssize_t take_chunk(struct stream *stream)
{
    static char chunk[CHUNK_BYTES];
    ssize_t got = read(stream->pipe, chunk, sizeof chunk);
    if (got < 0)
        return errno == EAGAIN || errno == EINTR ? 0 : fail_errno("cannot read what the program wrote");
    if (got == 0) {
        close(stream->pipe);
        stream->pipe = -1;
        return 0;
    }
    return store(stream, chunk, (size_t)got) < 0 ? -1 : got;
}

int stream_take(struct stream *stream)
{
    int came = 0;
    for (int i = 0; i < CHUNKS_AT_ONCE && stream->pipe >= 0; i++) {
        ssize_t got = take_chunk(stream);
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        came = 1;
    }
    return came;
}

int stream_finish(struct stream *stream)
{
    while (stream->pipe >= 0) {
        ssize_t got = take_chunk(stream);
        if (got < 0)
            return -1;
        if (got == 0)
            break;
    }
    return 0;
}

void stream_close(struct stream *stream)
{
    if (stream->pipe >= 0)
        close(stream->pipe);
    if (stream->file >= 0)
        close(stream->file);
    *stream = (struct stream){.pipe = -1, .file = -1};
}
