constexpr int deep(int n) { return n < 2 ? n : deep(n - 1) + deep(n - 2); }

constexpr int value = deep(60);

int main() { return value; }
