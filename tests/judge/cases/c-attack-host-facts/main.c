#define _GNU_SOURCE
#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void print_mounts(const char *path) {
  char line[4096];
  FILE *file = fopen(path, "r");
  while (file != NULL && fgets(line, sizeof line, file) != NULL) printf("%s: %s", path, line);
}

static void print_groups(const char *path) {
  char line[4096];
  FILE *file = fopen(path, "r");
  while (file != NULL && fgets(line, sizeof line, file) != NULL)
    if (strcmp(strrchr(line, ':'), ":/\n") != 0) printf("%s: %s", path, line);
}

static void print_local(void) {
  struct dirent *entry;
  DIR *folder = opendir("/usr/local");
  while (folder != NULL && (entry = readdir(folder)) != NULL)
    if (entry->d_name[0] != '.' && strcmp(entry->d_name, "include") != 0 && strncmp(entry->d_name, "lib", 3) != 0)
      printf("/usr/local/%s\n", entry->d_name);
}

int main(void) {
  print_mounts("/proc/self/mountinfo");
  print_mounts("/proc/self/mounts");
  print_mounts("/proc/self/mountstats");
  print_groups("/proc/self/cgroup");
  print_local();
  char input[4096] = "";
  ssize_t length = readlink("/proc/self/fd/0", input, sizeof input - 1);
  if (length < 0 || strncmp(input, "/dev/", 5) != 0) printf("input: %s\n", input);
  puts("the end");
  return 0;
}
