asm(".data\n.fill 0x300000000, 1, 1");

int main() {}
