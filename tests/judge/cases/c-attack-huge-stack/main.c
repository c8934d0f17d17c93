int deep(int n) {
  volatile char frame[4096];
  frame[n % 4096] = 1;
  return deep(n + 1) + frame[0];
}

int main(void) { return deep(0); }
