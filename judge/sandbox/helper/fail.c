#define _GNU_SOURCE
#include "fail.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char sentence[1024];

int fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    return -1;
}

int fail_errno(const char *format, ...)
{
    const char *reason = strerror(errno);
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    if (length >= 0 && (size_t)length < sizeof sentence)
        snprintf(sentence + length, sizeof sentence - (size_t)length, ": %s", reason);
    return -1;
}

const char *failure(void)
{
    return sentence;
}
