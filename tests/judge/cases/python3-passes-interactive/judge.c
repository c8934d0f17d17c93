#include <stdio.h>
#include <string.h>

/* Says its input and expects it in capitals; after "first" there is a second pass. */
int main(int count, char **values) {
  char path[256], word[16], said[16];
  FILE *file = fopen(values[1], "r");
  if (count < 4 || file == NULL || fscanf(file, "%15s", word) != 1) return 1;
  printf("%s\n", word);
  fflush(stdout);
  int is_first = strcmp(word, "first") == 0;
  if (scanf("%15s", said) != 1 || strcmp(said, is_first ? "FIRST" : "SECOND") != 0) return 43;
  if (is_first) {
    snprintf(path, sizeof path, "%snextpass.in", values[3]);
    FILE *next = fopen(path, "w");
    fputs("second\n", next);
    fclose(next);
  }
  return 42;
}
