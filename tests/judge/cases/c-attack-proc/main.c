#define _GNU_SOURCE
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
  TRY(open("/proc/1/environ", O_RDONLY));
  TRY(open("/proc/1/root", O_RDONLY));
  TRY(open("/proc/1/fd", O_RDONLY));
  TRY(open("/proc/kcore", O_RDONLY));
  TRY(open("/proc/kmsg", O_RDONLY));
  TRY(open("/proc/meminfo", O_RDONLY));
  TRY(open("/proc/sysrq-trigger", O_WRONLY));
  TRY(open("/proc/sys/kernel/core_pattern", O_WRONLY));
  TRY(open("/proc/sys/kernel/hostname", O_WRONLY));
  TRY(open("/proc/self/oom_score_adj", O_WRONLY) >= 0 ? write(open("/proc/self/oom_score_adj", O_WRONLY), "-1000", 5) : -1);
  TRY(open("/sys/kernel", O_RDONLY));
  TRY(open("/sys/fs/cgroup", O_RDONLY));
  TRY(open("/dev/mem", O_RDONLY));
  TRY(open("/dev/kvm", O_RDWR));
  TRY(open("/dev/fuse", O_RDWR));
  TRY(open("/dev/tty", O_RDWR));
  TRY(open("/dev/ptmx", O_RDWR));
  TRY(open("/dev/null/../sda", O_RDONLY));
  puts("the end");
  return 0;
}
