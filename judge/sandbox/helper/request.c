#define _GNU_SOURCE
#include "request.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"

static const struct {
    const char *key;
    size_t offset;
} LIMITS[] = {
    {"cpu_ms", offsetof(struct limits, cpu_ms)},
    {"wall_ms", offsetof(struct limits, wall_ms)},
    {"memory_bytes", offsetof(struct limits, memory_bytes)},
    {"stack_bytes", offsetof(struct limits, stack_bytes)},
    {"output_bytes", offsetof(struct limits, output_bytes)},
    {"stderr_bytes", offsetof(struct limits, stderr_bytes)},
    {"processes", offsetof(struct limits, processes)},
    {"work_bytes", offsetof(struct limits, work_bytes)},
    {"work_files", offsetof(struct limits, work_files)},
};
#define LIMIT_COUNT (sizeof LIMITS / sizeof LIMITS[0])

static int parse_number(const char *key, const char *text, uint64_t *number)
{
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || *number == 0)
        return fail("%s is not a positive whole number", key);
    return 0;
}

/* Returns 1 when the field was a limit, 0 when it is something else, -1 on failure. */
static int take_limit(struct limits *limits, const char *field)
{
    for (size_t i = 0; i < LIMIT_COUNT; i++) {
        const char *value = field_value(field, LIMITS[i].key);
        if (value == NULL)
            continue;
        uint64_t number;
        if (parse_number(LIMITS[i].key, value, &number) < 0)
            return -1;
        memcpy((char *)limits + LIMITS[i].offset, &number, sizeof number);
        return 1;
    }
    return 0;
}

static bool is_plain_path(const char *path)
{
    return path[0] == '/' && path[1] != '\0' && strstr(path, "/..") == NULL && strstr(path, "//") == NULL;
}

/* The frame's bytes are ours to point into; exec wants them writable. */
static char *text_of(const char *value)
{
    return (char *)(uintptr_t)value;
}

static int take_field(struct box_request *box, const char *field)
{
    const char *value;
    if ((value = field_value(field, "arg")) != NULL) {
        if (box->argument_count == MAX_ARGUMENTS)
            return fail("more than %d arguments", MAX_ARGUMENTS);
        box->arguments[box->argument_count++] = text_of(value);
        return 0;
    }
    if ((value = field_value(field, "env")) != NULL) {
        if (box->environment_count == MAX_ARGUMENTS)
            return fail("more than %d environment variables", MAX_ARGUMENTS);
        box->environment[box->environment_count++] = text_of(value);
        return 0;
    }
    if ((value = field_value(field, "source")) != NULL) {
        if (box->mount_count == MAX_MOUNTS)
            return fail("more than %d mounts", MAX_MOUNTS);
        box->mounts[box->mount_count++].source = value;
        return 0;
    }
    struct mount_request *mount = box->mount_count > 0 ? &box->mounts[box->mount_count - 1] : NULL;
    if (mount != NULL && (value = field_value(field, "target")) != NULL) {
        mount->target = value;
        return 0;
    }
    if (mount != NULL && field_value(field, "writable") != NULL) {
        mount->writable = true;
        return 0;
    }
    if (field_value(field, "spare") != NULL) {
        box->uses_spare = true;
        return 0;
    }
    if (field_value(field, "locks") != NULL) {
        box->may_lock = true;
        return 0;
    }
    if ((value = field_value(field, "cwd")) != NULL)
        box->cwd = value;
    else if ((value = field_value(field, "stdin")) != NULL)
        box->stdin_path = value;
    else if ((value = field_value(field, "stdout")) != NULL)
        box->stdout_path = value;
    else if ((value = field_value(field, "stderr")) != NULL)
        box->stderr_path = value;
    else {
        int taken = take_limit(&box->limits, field);
        return taken == 0 ? fail("field %s is not known", field) : taken < 0 ? -1 : 0;
    }
    return 0;
}

static int check_box(const struct box_request *box, bool is_pair)
{
    if (box->argument_count == 0 || box->arguments[0][0] != '/')
        return fail("the program is not an absolute path");
    if (box->cwd == NULL || !is_plain_path(box->cwd))
        return fail("the working folder is not a plain absolute path");
    if (is_pair && (box->stdin_path != NULL || box->stdout_path != NULL))
        return fail("joined programs have no files as standard input and output");
    for (size_t i = 0; i < box->mount_count; i++)
        if (box->mounts[i].target == NULL || !is_plain_path(box->mounts[i].target))
            return fail("the target of mount %s is not a plain absolute path", box->mounts[i].source);
    for (size_t i = 0; i < LIMIT_COUNT; i++) {
        uint64_t number;
        memcpy(&number, (const char *)&box->limits + LIMITS[i].offset, sizeof number);
        if (number == 0)
            return fail("limit %s is missing", LIMITS[i].key);
    }
    return 0;
}

static int parse_run(const struct frame *frame, const char *field, struct request *request)
{
    const char *value;
    while ((field = frame_next(frame, field)) != NULL) {
        if (field_value(field, "box") != NULL) {
            if (request->box_count == MAX_BOXES)
                return fail("more than %d boxes", MAX_BOXES);
            request->box_count++;
        } else if (request->box_count == 0 && (value = field_value(field, "transcript")) != NULL) {
            request->transcript_path = value;
        } else if (request->box_count == 0) {
            return fail("field %s comes before the first box", field);
        } else if (take_field(&request->boxes[request->box_count - 1], field) < 0) {
            return -1;
        }
    }
    if (request->box_count == 0)
        return fail("nothing to run");
    if (request->transcript_path != NULL && request->box_count != 2)
        return fail("one program alone has no transcript");
    for (int i = 0; i < request->box_count; i++)
        if (check_box(&request->boxes[i], request->box_count > 1) < 0)
            return -1;
    return 0;
}

/* `bytes` and `files` are asked for only where `with_quota`. */
static int parse_folder(const struct frame *frame, const char *field, bool with_quota, struct folder_request *folder)
{
    while ((field = frame_next(frame, field)) != NULL) {
        const char *value;
        if ((value = field_value(field, "name")) != NULL)
            folder->name = value;
        else if ((value = field_value(field, "bytes")) != NULL && parse_number("bytes", value, &folder->bytes) < 0)
            return -1;
        else if ((value = field_value(field, "files")) != NULL && parse_number("files", value, &folder->files) < 0)
            return -1;
    }
    const char *name = folder->name;
    if (name == NULL || name[0] == '\0' || name[0] == '.' || strchr(name, '/') != NULL)
        return fail("a folder's name is a single word that does not start with a dot");
    return with_quota && (folder->bytes == 0 || folder->files == 0) ? fail("a folder without a quota") : 0;
}

int request_parse(const struct frame *frame, struct request *request)
{
    memset(request, 0, sizeof *request);
    const char *field = frame_next(frame, NULL);
    const char *operation = field == NULL ? NULL : field_value(field, "op");
    if (operation == NULL)
        return fail("a request without an operation");
    if (strcmp(operation, "run") == 0) {
        request->operation = OPERATION_RUN;
        return parse_run(frame, field, request);
    }
    if (strcmp(operation, "clear") == 0) {
        request->operation = OPERATION_CLEAR;
        return 0;
    }
    bool is_make = strcmp(operation, "make") == 0;
    if (!is_make && strcmp(operation, "remove") != 0)
        return fail("operation %s is not known", operation);
    request->operation = is_make ? OPERATION_MAKE : OPERATION_REMOVE;
    return parse_folder(frame, field, is_make, &request->folder);
}
