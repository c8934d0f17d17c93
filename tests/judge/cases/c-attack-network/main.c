#include <arpa/inet.h>
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(80)};
  inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
  int handle = socket(AF_INET, SOCK_STREAM, 0);
  puts(handle < 0 ? "no socket" : "socket");
  if (handle >= 0 && connect(handle, (struct sockaddr *)&address, sizeof address) == 0) puts("connected");
  return 0;
}
