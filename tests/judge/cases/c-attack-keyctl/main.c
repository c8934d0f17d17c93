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
  TRY(syscall(SYS_add_key, "user", "mark", "loot", 4, -4));
  TRY(syscall(SYS_request_key, "user", "mark", 0, -4));
  TRY(syscall(SYS_keyctl, 0, -3, 1));
  TRY(syscall(SYS_keyctl, 1, "mark"));
  TRY(syscall(SYS_keyctl, 11, 1, 0, 0));
  puts("the end");
  return 0;
}
