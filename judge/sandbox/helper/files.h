#ifndef VERDICT_FILES_H
#define VERDICT_FILES_H

#include <stddef.h>
#include <sys/types.h>

/* Small files of the kernel, read and written whole, relative to an open folder. */

/* Reads into `text` and ends it with NUL. Returns 0, or -1 with errno set. */
int file_read(int folder, const char *name, char *text, size_t size);

/* Returns 0, or -1 with errno set. */
__attribute__((format(printf, 3, 4))) int file_write(int folder, const char *name, const char *format, ...);

#endif
