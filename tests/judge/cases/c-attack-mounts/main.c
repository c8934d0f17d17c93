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
  TRY(mount("none", "/tmp", "tmpfs", 0, 0));
  TRY(mount("/usr", "/work", 0, MS_BIND, 0));
  TRY(mount(0, "/", 0, MS_REMOUNT | MS_BIND, 0));
  TRY(umount2("/proc", MNT_DETACH));
  TRY(umount2("/tmp", 0));
  TRY(chroot("/tmp"));
  TRY(syscall(SYS_pivot_root, "/tmp", "/tmp"));
  TRY(syscall(SYS_open_tree, AT_FDCWD, "/usr", 1));
  TRY(syscall(SYS_fsopen, "tmpfs", 0));
  TRY(syscall(SYS_move_mount, 0, "", 1, "", 4));
  TRY(syscall(SYS_mount_setattr, AT_FDCWD, "/usr", 0, "", 32));
  TRY(syscall(SYS_open_by_handle_at, 0, "", 0));
  puts("the end");
  return 0;
}
