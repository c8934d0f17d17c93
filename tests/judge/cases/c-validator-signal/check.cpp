int main() { return *(volatile int *)nullptr; }
