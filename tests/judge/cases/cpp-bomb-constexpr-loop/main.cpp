constexpr int spin() {
  int n = 0;
  while (true) n++;
  return n;
}

constexpr int value = spin();

int main() { return value; }
