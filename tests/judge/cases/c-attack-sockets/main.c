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
  TRY(socket(AF_INET, SOCK_DGRAM, 0));
  TRY(socket(AF_INET, SOCK_RAW, 1));
  TRY(socket(AF_INET6, SOCK_STREAM, 0));
  TRY(socket(AF_NETLINK, SOCK_RAW, 0));
  TRY(socket(AF_PACKET, SOCK_RAW, 0));
  TRY(socket(AF_VSOCK, SOCK_STREAM, 0));
  TRY(socket(AF_ALG, SOCK_SEQPACKET, 0));
  TRY(socket(AF_BLUETOOTH, SOCK_RAW, 0));
  TRY(socketpair(AF_TIPC, SOCK_STREAM, 0, (int[2]){0}));
  puts("the end");
  return 0;
}
