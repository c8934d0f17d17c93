#define _GNU_SOURCE
#include <sched.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timex.h>
#include <time.h>
#include <unistd.h>

/* Tells each call that was not refused. */
#define TRY(call) do { errno = 0; if ((long)(call) != -1) puts(#call); } while (0)

int main(void) {
  TRY(settimeofday(&(struct timeval){0, 0}, 0));
  TRY(clock_settime(CLOCK_REALTIME, &(struct timespec){0, 0}));
  TRY(adjtimex(&(struct timex){.modes = ADJ_TICK, .tick = 9000}));
  TRY(syscall(SYS_clock_adjtime, CLOCK_REALTIME, &(struct timex){.modes = ADJ_OFFSET}));
  TRY(sched_setscheduler(0, SCHED_FIFO, &(struct sched_param){1}));
  TRY(sched_setaffinity(0, sizeof(cpu_set_t), &(cpu_set_t){{-1ul}}));
  TRY(unshare(CLONE_NEWTIME));
  puts("the end");
  return 0;
}
