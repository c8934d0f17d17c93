package app;

class Adder {
  static long sum(long a, long b) {
    return a + b;
  }
}
