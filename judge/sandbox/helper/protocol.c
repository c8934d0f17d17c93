#define _GNU_SOURCE
#include "protocol.h"

#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fail.h"
#include "stop.h"

#define HEADER_BYTES 4

/* Returns 1 when all was read, 0 at the end of the stream or when asked to stop, -1 on failure. */
static int read_all(int fd, void *buffer, size_t length)
{
    char *next = buffer;
    while (length > 0) {
        if (stop_requested())
            return 0;
        ssize_t got = read(fd, next, length);
        if (got == 0)
            return 0;
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail_errno("cannot read a request");
        next += got;
        length -= (size_t)got;
    }
    return 1;
}

int frame_read(int fd, struct frame *frame)
{
    unsigned char header[HEADER_BYTES];
    int got = read_all(fd, header, sizeof header);
    if (got <= 0)
        return got;
    size_t length = header[0] | (size_t)header[1] << 8 | (size_t)header[2] << 16 | (size_t)header[3] << 24;
    if (length == 0 || length > FRAME_MAX_BYTES)
        return fail("a request of %zu bytes is refused", length);
    char *bytes = realloc(frame->bytes, length);
    if (bytes == NULL)
        return fail_errno("no memory for a request");
    frame->bytes = bytes;
    frame->length = length;
    got = read_all(fd, bytes, length);
    if (got == 1 && bytes[length - 1] != '\0')
        return fail("a request does not end in NUL");
    return got;
}

const char *frame_next(const struct frame *frame, const char *field)
{
    const char *next = field == NULL ? frame->bytes : field + strlen(field) + 1;
    return next < frame->bytes + frame->length ? next : NULL;
}

const char *field_value(const char *field, const char *key)
{
    size_t length = strlen(key);
    return strncmp(field, key, length) == 0 && field[length] == '=' ? field + length + 1 : NULL;
}

void reply_start(struct reply *reply)
{
    reply->length = HEADER_BYTES;
}

void reply_add(struct reply *reply, const char *key, const char *format, ...)
{
    size_t room = sizeof reply->bytes - reply->length;
    char *next = (char *)reply->bytes + reply->length;
    size_t key_length = strlen(key);
    if (room < key_length + 2)
        return;
    memcpy(next, key, key_length);
    next[key_length] = '=';
    room -= key_length + 1;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(next + key_length + 1, room, format, arguments);
    va_end(arguments);
    size_t stored = length < 0 ? 0 : (size_t)length < room ? (size_t)length : room - 1;
    reply->length += key_length + 1 + stored + 1;
}

int reply_send(int fd, struct reply *reply)
{
    size_t body = reply->length - HEADER_BYTES;
    for (int i = 0; i < HEADER_BYTES; i++)
        reply->bytes[i] = (unsigned char)(body >> (8 * i));
    size_t sent = 0;
    while (sent < reply->length) {
        ssize_t wrote = write(fd, reply->bytes + sent, reply->length - sent);
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return fail_errno("cannot write a reply");
        sent += (size_t)wrote;
    }
    return 0;
}
