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
  TRY(unshare(CLONE_NEWUSER));
  TRY(unshare(CLONE_NEWNS));
  TRY(unshare(CLONE_NEWPID));
  TRY(unshare(CLONE_NEWNET));
  TRY(unshare(CLONE_NEWIPC));
  TRY(unshare(CLONE_NEWUTS));
  TRY(unshare(CLONE_NEWCGROUP));
  TRY(unshare(CLONE_NEWUSER | CLONE_NEWNS));
  TRY(syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0));
  TRY(syscall(SYS_clone, CLONE_NEWPID | SIGCHLD, 0, 0, 0, 0));
  TRY(syscall(SYS_clone3, &(struct { long flags[11]; }){{CLONE_NEWUSER}}, 88));
  TRY(setns(open("/proc/self/ns/mnt", O_RDONLY), 0));
  TRY(setns(syscall(SYS_pidfd_open, 1, 0), CLONE_NEWNS));
  puts("the end");
  return 0;
}
