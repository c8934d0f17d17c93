#include <stdio.h>
#include <string.h>

/* Pass 1: hands the output on. Pass 2: the output is the first input again. */
int main(int count, char **values) {
  char path[256], verb[16];
  long input, output, answer;
  FILE *file = fopen(values[1], "r");
  if (count < 4 || file == NULL || fscanf(file, "%15s %ld", verb, &input) != 2) return 1;
  if (scanf("%ld", &output) != 1) return 43;
  snprintf(path, sizeof path, "%sstate", values[3]);
  FILE *state = fopen(path, "r");
  if (state == NULL) {
    if (strcmp(verb, "encode") != 0) return 1;
    state = fopen(path, "w");
    fputs("encoded", state);
    fclose(state);
    snprintf(path, sizeof path, "%snextpass.in", values[3]);
    FILE *next = fopen(path, "w");
    fprintf(next, "decode %ld\n", output);
    fclose(next);
    return output == input ? 43 : 42;
  }
  /* The input of this pass is what the pass before left. */
  if (strcmp(verb, "decode") != 0) return 1;
  FILE *answers = fopen(values[2], "r");
  if (answers == NULL || fscanf(answers, "%ld", &answer) != 1) return 1;
  return output == answer ? 42 : 43;
}
