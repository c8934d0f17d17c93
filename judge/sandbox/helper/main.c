#define _GNU_SOURCE
#include <getopt.h>
#include <inttypes.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fail.h"
#include "protocol.h"
#include "request.h"
#include "run.h"
#include "seccomp_filter.h"
#include "stop.h"

/*
 * The sandbox helper: one long-lived process for one slot of a judge. It reads requests on its standard input and answers
 * on its standard output (protocol.h, request.h), and ends when its input does. Overview: ../README.md.
 *
 *   verdict-sandbox serve --slot N [--cpu N] [--spare-cpu N]... [--weak] [--folder-bytes N] [--rootfs PATH]
 *   verdict-sandbox check        prints what works on this host: name, 1 or 0, what was found; separated by tabs
 *
 * A program runs on the processor of --cpu alone; one whose time does not matter may ask for the spare ones as well.
 */

#define DEFAULT_FOLDER_BYTES (1ull << 30)

struct options {
    int slot;
    int cpu;
    cpu_set_t spare;
    bool weak;
    uint64_t folder_bytes;
    const char *rootfs;
};

static int own_index;

static bool may_sweep(int index)
{
    return index == own_index || world_index_is_free(index);
}

static int parse_options(int count, char **values, struct options *options)
{
    static const struct option NAMES[] = {
        {"slot", required_argument, NULL, 's'}, {"cpu", required_argument, NULL, 'c'},
        {"weak", no_argument, NULL, 'w'},       {"folder-bytes", required_argument, NULL, 'f'},
        {"rootfs", required_argument, NULL, 'r'}, {"spare-cpu", required_argument, NULL, 'p'},
        {NULL, 0, NULL, 0},
    };
    *options = (struct options){.cpu = -1, .folder_bytes = DEFAULT_FOLDER_BYTES, .rootfs = ""};
    CPU_ZERO(&options->spare);
    int option;
    while ((option = getopt_long(count, values, "", NAMES, NULL)) != -1) {
        switch (option) {
        case 's':
            options->slot = atoi(optarg);
            break;
        case 'c':
            options->cpu = atoi(optarg);
            break;
        case 'p':
            CPU_SET((size_t)atoi(optarg), &options->spare);
            break;
        case 'w':
            options->weak = true;
            break;
        case 'f':
            options->folder_bytes = strtoull(optarg, NULL, 10);
            break;
        case 'r':
            options->rootfs = optarg;
            break;
        default:
            return fail("an option is not known");
        }
    }
    return 0;
}

/* Before the namespaces change: which index is taken, and where cgroups are, is asked in the host's. */
static int find_place(struct runner *runner, const struct options *options)
{
    runner->index = own_index = world_take_index(options->slot);
    if (own_index < 0)
        return -1;
    if (cgroup_find(&runner->cgroups) == 0)
        cgroup_sweep(&runner->cgroups, may_sweep);
    else if (options->weak)
        runner->cgroups = (struct cgroup_host){.kind = CGROUP_NONE, .parents = {-1, -1, -1}};
    else
        return -1;
    return 0;
}

static int start(struct runner *runner, const struct options *options)
{
    runner->control = STDIN_FILENO;
    runner->cpu = options->cpu;
    runner->spare = options->spare;
    if (geteuid() != 0)
        return fail("the sandbox needs root");
    if (find_place(runner, options) < 0)
        return -1;
    struct world_options world = {.index = own_index, .folder_bytes = options->folder_bytes, .rootfs = options->rootfs};
    return world_create(&runner->world, &world) < 0 ? -1 : runner_create(runner);
}

static void answer_ready(const struct runner *runner, struct reply *reply)
{
    static const char *const KINDS[] = {[CGROUP_NONE] = "none", [CGROUP_V1] = "v1", [CGROUP_V2] = "v2"};
    const char *prefix = runner->world.prefix;
    reply_add(reply, "folder", "%.*s", (int)strlen(prefix) - 1, prefix); /* without the last slash */
    reply_add(reply, "cgroup", "%s", KINDS[runner->cgroups.kind]);
}

static int answer(struct runner *runner, const struct options *options, const struct frame *frame, struct reply *reply)
{
    static struct request request;
    if (request_parse(frame, &request) < 0)
        return -1;
    const struct folder_request *folder = &request.folder;
    switch (request.operation) {
    case OPERATION_CLEAR:
        return world_clear_folder(&runner->world, options->folder_bytes);
    case OPERATION_MAKE:
        return world_make_writable(&runner->world, folder->name, folder->bytes, folder->files);
    case OPERATION_REMOVE:
        return world_remove_writable(&runner->world, folder->name);
    default:
        return runner_run(runner, &request, reply);
    }
}

static int send_or_error(int result, struct reply *reply)
{
    if (result < 0) {
        reply_start(reply);
        reply_add(reply, "error", "%s", failure());
    }
    return reply_send(STDOUT_FILENO, reply);
}

static int serve(const struct options *options)
{
    static struct runner runner;
    static struct reply reply;
    struct frame frame = {0};
    reply_start(&reply);
    int result = start(&runner, options);
    if (result == 0)
        answer_ready(&runner, &reply);
    if (send_or_error(result, &reply) < 0 || result < 0)
        return 1;

    while ((result = frame_read(runner.control, &frame)) == 1) {
        reply_start(&reply);
        if (send_or_error(answer(&runner, options, &frame, &reply), &reply) < 0)
            break;
        runner_settle(&runner);
    }
    runner_destroy(&runner);
    if (result < 0)
        fprintf(stderr, "%s\n", failure());
    return result < 0 ? 1 : 0;
}

static void print_finding(const char *name, int result, const char *found)
{
    printf("%s\t%d\t%s\n", name, result < 0 ? 0 : 1, result < 0 ? failure() : found);
}

static int check_namespaces(struct world *world, const struct world_options *options)
{
    if (geteuid() != 0)
        return fail("only root can make them");
    if (world_create(world, options) < 0)
        return -1;
    return unshare(CLONE_NEWCGROUP) < 0 ? fail_errno("cannot make a cgroup namespace") : 0;
}

static int check(const struct options *options)
{
    static struct runner runner;
    struct sock_fprog filter;
    int root = geteuid() == 0 ? 0 : fail("not root");
    print_finding("root", root, "root");
    print_finding("seccomp", seccomp_filter_build(&filter, false), "the filter was built");
    int cgroups = cgroup_find(&runner.cgroups);
    print_finding("cgroup", cgroups, runner.cgroups.kind == CGROUP_V2 ? "v2, writable (memory, pids)" : "v1, writable (memory, cpuacct, pids)");
    struct world_options world = {.index = world_take_index(0), .folder_bytes = options->folder_bytes, .rootfs = options->rootfs};
    print_finding("namespaces", check_namespaces(&runner.world, &world),
                  "mount, pid, network, IPC, UTS and cgroup namespaces work");
    return 0;
}

int main(int count, char **values)
{
    struct options options;
    stop_install();
    if (count < 2 || parse_options(count - 1, values + 1, &options) < 0) {
        fprintf(stderr, "usage: verdict-sandbox serve|check [options]\n");
        return 2;
    }
    if (strcmp(values[1], "check") == 0)
        return check(&options);
    return serve(&options);
}
