#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Prints each call that was not refused. */
#define TRY(call) do { errno = 0; if ((long)(call) != -1) puts(#call); } while (0)

int main(void) {
  struct flock range = {.l_type = F_RDLCK, .l_len = 1};
  struct flock question = {.l_type = F_WRLCK, .l_len = 1};
  uint64_t hint = 2;
  int program = open("/program/main", O_RDONLY);
  int folder = open("/usr/bin", O_RDONLY);
  if (program < 0 || folder < 0) return 1;
  TRY(inotify_init());
  TRY(inotify_init1(0));
  TRY(fcntl(folder, F_NOTIFY, DN_ACCESS));
  TRY(flock(0, LOCK_EX | LOCK_NB));
  TRY(flock(program, LOCK_SH | LOCK_NB));
  TRY(fcntl(0, F_SETLK, &range));
  TRY(fcntl(0, F_SETLKW, &range));
  TRY(fcntl(0, F_GETLK, &question));
  TRY(fcntl(program, F_OFD_SETLK, &range));
  TRY(fcntl(program, F_OFD_GETLK, &question));
  TRY(syscall(SYS_fcntl, 0, 1ul << 32 | F_SETLK, &range));
  TRY(fcntl(program, F_SET_RW_HINT, &hint));
  puts("the end");
  return 0;
}
