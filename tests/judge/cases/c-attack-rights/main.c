#define _GNU_SOURCE
#include <grp.h>
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
  TRY(setuid(0));
  TRY(setgid(0));
  TRY(setresuid(0, 0, 0));
  TRY(setgroups(1, (gid_t[]){0}));
  TRY(prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0));
  TRY(prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, CAP_SYS_ADMIN, 0, 0));
  TRY(prctl(PR_SET_SECUREBITS, 1));
  TRY(syscall(SYS_capset, &(struct __user_cap_header_struct){_LINUX_CAPABILITY_VERSION_3, 0}, (struct __user_cap_data_struct[2]){{-1u, -1u, -1u}, {-1u, -1u, -1u}}));
  TRY(chown("/work", 0, 0));
  TRY(setpriority(PRIO_PROCESS, 0, -20));
  TRY(setrlimit(RLIMIT_CPU, &(struct rlimit){RLIM_INFINITY, RLIM_INFINITY}));
  TRY(setrlimit(RLIMIT_CORE, &(struct rlimit){RLIM_INFINITY, RLIM_INFINITY}));
  puts("the end");
  return 0;
}
