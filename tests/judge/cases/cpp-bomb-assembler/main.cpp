asm(".data\n.rept 1000000000\n.quad 1, 2, 3, 4\n.endr");

int main() {}
