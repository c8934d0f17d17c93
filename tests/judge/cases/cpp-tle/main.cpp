int main() {
  volatile unsigned long i = 0;
  while (true) i = i + 1;
}
