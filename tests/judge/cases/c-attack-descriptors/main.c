#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  DIR *folder = opendir("/proc/self/fd");
  int open = 0;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;) open += entry->d_name[0] != '.' && atoi(entry->d_name) != dirfd(folder);
  puts(open == 3 ? "three" : "more");
  return 0;
}
