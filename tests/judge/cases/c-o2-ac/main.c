#include <stdio.h>
_Static_assert(__STDC_VERSION__ == 201710L, "this is not C17");
#ifndef __OPTIMIZE__
#error not optimised
#endif

int main(void) {
  long long a, b;
  if (scanf("%lld %lld", &a, &b) != 2) return 1;
  printf("%lld\n", a + b);
}
