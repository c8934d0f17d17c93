#ifndef VERDICT_PROTOCOL_H
#define VERDICT_PROTOCOL_H

#include <stddef.h>

/*
 * How this works. Both directions carry frames: four bytes of length (little endian), then that many bytes of body. A
 * body is a list of fields `key=value`, each ended by a NUL byte; their order matters where the comment in request.h
 * says so. A value may hold anything but NUL. Each request is answered by exactly one reply.
 */

/* Larger requests are refused: no command line or mount list comes near. */
#define FRAME_MAX_BYTES (1u << 20)

struct frame {
    char *bytes;
    size_t length;
};

/* Reads one frame into `frame`, reusing its buffer. Returns 1, 0 at the end of the stream (or a stop signal), -1 on failure. */
int frame_read(int fd, struct frame *frame);

/* Steps through the fields: NULL starts; returns NULL after the last. */
const char *frame_next(const struct frame *frame, const char *field);

/* If `field` is `key=...` returns its value, else NULL. */
const char *field_value(const char *field, const char *key);

struct reply {
    unsigned char bytes[8192];
    size_t length;
};

void reply_start(struct reply *reply);
__attribute__((format(printf, 3, 4))) void reply_add(struct reply *reply, const char *key, const char *format, ...);
int reply_send(int fd, struct reply *reply);

#endif
