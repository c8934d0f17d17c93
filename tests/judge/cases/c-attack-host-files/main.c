#include <dirent.h>
#include <stdio.h>

int main(void) {
  const char *secret[] = {"/etc/shadow", "/root/.bashrc", "/proc/1/environ", "/case/answer", "/program/../case/answer"};
  const char *folders[] = {"/root", "/home", "/work/..", "/proc/1/root", "/proc/1/cwd"};
  for (int i = 0; i < 5; i++) if (fopen(secret[i], "r") != NULL) puts(secret[i]);
  for (int i = 0; i < 5; i++) {
    DIR *folder = opendir(folders[i]);
    if (folder != NULL && i != 2) puts(folders[i]);
  }
  return 0;
}
