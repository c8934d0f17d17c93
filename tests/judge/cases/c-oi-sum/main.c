#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int a, b;
  scanf("%d %d", &a, &b);
  if (a == 2) printf("0\n");
  else if (a == 3) abort();
  else printf("%d\n", a + b);
  return 0;
}
