#include <fcntl.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static const char *const PLACES[] = {"/work/mark", "/tmp/mark", "/dev/shm/mark", "/mark", "/program/mark", "/dev/mark", "/usr/mark", "/etc/mark", "/proc/mark"};

/* A mark in every place where one can be left: files, a socket name, an open file of another process. */
int main(void) {
  int found = 0;
  for (int i = 0; i < 9; i++) found += access(PLACES[i], F_OK) == 0;
  struct sockaddr_un address = {AF_UNIX, "\0mark"};
  int handle = socket(AF_UNIX, SOCK_STREAM, 0);
  found += bind(handle, (struct sockaddr *)&address, sizeof address) < 0;
  puts(found == 0 ? "nothing" : "a mark");
  fflush(stdout);
  /* Some of the places lead to one another; what matters is what the next run sees. */
  for (int i = 0; i < 9; i++) close(open(PLACES[i], O_CREAT | O_WRONLY, 0666));
  if (fork() == 0) {
    setsid();
    for (;;) pause();
  }
  return 0;
}
