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
  TRY(syscall(SYS_bpf, 0, 0, 0));
  TRY(syscall(SYS_bpf, 5, (char[128]){0}, 128));
  TRY(syscall(SYS_perf_event_open, (char[128]){0}, 0, -1, -1, 0));
  TRY(syscall(SYS_userfaultfd, 0));
  TRY(syscall(SYS_userfaultfd, 1));
  TRY(syscall(SYS_init_module, "", 0, ""));
  TRY(syscall(SYS_finit_module, 0, "", 0));
  TRY(syscall(SYS_kexec_load, 0, 0, 0, 0));
  TRY(syscall(SYS_reboot, 0xfee1dead, 672274793, 0x4321fedc, 0));
  TRY(syscall(SYS_syslog, 3, (char[64]){0}, 64));
  TRY(syscall(SYS_acct, "/work/acct"));
  TRY(syscall(SYS_swapon, "/work/swap", 0));
  TRY(syscall(SYS_quotactl, 0, 0, 0, 0));
  puts("the end");
  return 0;
}
