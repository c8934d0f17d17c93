#define _GNU_SOURCE
#include "relay.h"

#include <errno.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fail.h"
#include "process.h"

#define CHUNK_BYTES (1 << 16)
/* Noted of each box: 20,000 characters are shown, of up to four bytes, from both. */
#define NOTED_BYTES (80u << 10)
#define FINISH_PATIENCE_MS 1000

enum { SOURCE, SINK, TRANSCRIPT };

static void set_up(const struct relay_plan *plan)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    dup2(plan->source, SOURCE);
    dup2(plan->sink, SINK);
    dup2(plan->transcript, TRANSCRIPT);
    close_range(3, ~0u, 0);
    if (plan->cpu < 0)
        return;
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((size_t)plan->cpu, &set);
    sched_setaffinity(0, sizeof set, &set);
}

/* Returns whether it was written: a full folder ends the notes, not the conversation. */
static bool note(int box, char *bytes, size_t length)
{
    unsigned char head[] = {(unsigned char)box, (unsigned char)length, (unsigned char)(length >> 8),
                            (unsigned char)(length >> 16), (unsigned char)(length >> 24)};
    struct iovec parts[] = {{head, sizeof head}, {bytes, length}};
    return writev(TRANSCRIPT, parts, 2) == (ssize_t)(sizeof head + length);
}

/* Returns the room that is left. */
static size_t note_within(size_t room, int box, char *bytes, size_t length)
{
    if (room == 0)
        return 0;
    if (length < room)
        return note(box, bytes, length) ? room - length : 0;
    if (note(box, bytes, room))
        note(box, bytes, 0);
    return 0;
}

static void pass_on(const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t wrote = write(SINK, bytes, length);
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            _exit(0); /* nobody reads any more */
        bytes += wrote;
        length -= (size_t)wrote;
    }
}

static void relay_main(void *argument)
{
    static char chunk[CHUNK_BYTES];
    const struct relay_plan *plan = argument;
    int box = plan->box;
    size_t room = NOTED_BYTES;
    set_up(plan);
    for (;;) {
        ssize_t got = read(SOURCE, chunk, sizeof chunk);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            _exit(0);
        room = note_within(room, box, chunk, (size_t)got);
        pass_on(chunk, (size_t)got);
    }
}

int relay_start(const struct relay_plan *plan)
{
    struct process_start start = {.cgroup = -1, .run = relay_main, .argument = (void *)(uintptr_t)plan};
    int relay = -1;
    return process_start(&start, &relay) < 0 ? fail_errno("cannot make a relay") : relay;
}

void relay_finish(int *relay)
{
    if (*relay < 0)
        return;
    struct pollfd end = {.fd = *relay, .events = POLLIN};
    if (poll(&end, 1, FINISH_PATIENCE_MS) != 1)
        pidfd_send_signal(*relay, SIGKILL, NULL, 0);
    siginfo_t info;
    while (waitid(P_PIDFD, (id_t)*relay, &info, WEXITED) < 0 && errno == EINTR)
        continue;
    close(*relay);
    *relay = -1;
}
