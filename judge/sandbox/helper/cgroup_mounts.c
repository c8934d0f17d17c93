#define _GNU_SOURCE
#include "cgroup_mounts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"

#define MAX_PATH 4096

/* Is `word` one of the comma-separated words of `list`? */
static bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = list; (at = strstr(at, word)) != NULL; at += length) {
        bool starts = at == list || at[-1] == ',';
        bool ends = at[length] == ',' || at[length] == '\0' || at[length] == '\n';
        if (starts && ends)
            return true;
    }
    return false;
}

/* A line of mountinfo: id parent device root mountpoint options [tags] - type source super-options. */
static bool parse_mount(char *line, const char *type, const char *controller, char root[MAX_PATH], char point[MAX_PATH])
{
    char *tail = strstr(line, " - ");
    char found_type[64], options[1024];
    if (tail == NULL || sscanf(tail, " - %63s %*s %1023s", found_type, options) != 2 || strcmp(found_type, type) != 0)
        return false;
    if (controller != NULL && !has_word(options, controller))
        return false;
    return sscanf(line, "%*s %*s %*s %4095s %4095s", root, point) == 2;
}

static int find_mount(const char *type, const char *controller, char root[MAX_PATH], char point[MAX_PATH])
{
    FILE *file = fopen("/proc/self/mountinfo", "re");
    if (file == NULL)
        return fail_errno("cannot read /proc/self/mountinfo");
    char *line = NULL;
    size_t size = 0;
    int found = 0;
    while (found == 0 && getline(&line, &size, file) > 0)
        found = parse_mount(line, type, controller, root, point) ? 1 : 0;
    free(line);
    fclose(file);
    return found;
}

/* Our own group in the hierarchy of `controller`, from a line "4:memory:/path". "/" when it is not told. */
static void own_group(const char *controller, char path[MAX_PATH])
{
    strcpy(path, "/");
    FILE *file = fopen("/proc/self/cgroup", "re");
    if (file == NULL)
        return;
    char line[MAX_PATH], list[1024];
    while (fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "%*d:%1023[^:]:%4095[^\n]", list, path) == 2 && has_word(list, controller))
            break;
        else
            strcpy(path, "/");
    fclose(file);
}

int cgroup_v1_folder(const char *controller, char *path, size_t size)
{
    static char root[MAX_PATH], point[MAX_PATH], own[MAX_PATH];
    int found = find_mount("cgroup", controller, root, point);
    if (found <= 0)
        return found;
    own_group(controller, own);

    /* In a container the mount shows only the part of the hierarchy below `root`. */
    const char *below = own;
    size_t root_length = strcmp(root, "/") == 0 ? 0 : strlen(root);
    if (strncmp(own, root, root_length) == 0 && (own[root_length] == '/' || own[root_length] == '\0'))
        below = own + root_length;
    else
        below = "";
    if (strstr(below, "/..") != NULL || strcmp(below, "/") == 0)
        below = "";
    if ((size_t)snprintf(path, size, "%s%s", point, below) >= size)
        return fail("the path of the %s cgroup is too long", controller);
    return 1;
}

int cgroup_v2_folder(char *path, size_t size)
{
    static char root[MAX_PATH], point[MAX_PATH];
    int found = find_mount("cgroup2", NULL, root, point);
    if (found == 1 && (size_t)snprintf(path, size, "%s", point) >= size)
        return fail("the path of the cgroup mount is too long");
    return found;
}
