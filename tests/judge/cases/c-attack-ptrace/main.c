#define _GNU_SOURCE
#include <sys/ptrace.h>
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
  TRY(ptrace(PTRACE_TRACEME, 0, 0, 0));
  TRY(ptrace(PTRACE_ATTACH, 1, 0, 0));
  TRY(ptrace(PTRACE_SEIZE, 1, 0, 0));
  TRY(syscall(SYS_process_vm_readv, 1, 0, 0, 0, 0, 0));
  TRY(syscall(SYS_process_vm_writev, 1, 0, 0, 0, 0, 0));
  TRY(syscall(SYS_pidfd_getfd, syscall(SYS_pidfd_open, 1, 0), 0, 0));
  TRY(syscall(SYS_kcmp, 1, getpid(), 0, 0, 0));
  TRY(open("/proc/1/mem", O_RDWR));
  TRY(open("/proc/1/maps", O_RDONLY));
  TRY(syscall(SYS_pidfd_send_signal, syscall(SYS_pidfd_open, 1, 0), SIGKILL, 0, 0));
  puts("the end");
  return 0;
}
