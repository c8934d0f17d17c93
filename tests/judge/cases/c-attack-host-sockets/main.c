#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

/* A leading @ stands for NUL: an abstract name. The sandbox itself has the last ones on the host. */
static const char *const NAMES[] = {
  "/run/docker.sock", "/run/containerd/containerd.sock", "/run/dbus/system_bus_socket", "/run/systemd/notify", "/run/systemd/private",
  "/var/run/postgresql/.s.PGSQL.5432", "/tmp/.X11-unix/X0", "@/tmp/.X11-unix/X0", "@/org/kernel/linux/storage/multipathd",
  "@verdict-sandbox-0", "@verdict-sandbox-400",
};

int main(void) {
  int reached = 0;
  for (unsigned i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strcpy(address.sun_path, NAMES[i]);
    if (NAMES[i][0] == '@') address.sun_path[0] = 0;
    socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + strlen(NAMES[i]));
    int handle = socket(AF_UNIX, SOCK_STREAM, 0);
    reached += connect(handle, (struct sockaddr *)&address, length) == 0;
  }
  puts(reached == 0 ? "nobody" : "somebody");
  return 0;
}
