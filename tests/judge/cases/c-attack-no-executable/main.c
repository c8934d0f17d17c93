/* Longer than any path: the kernel takes the file for none of its formats. */
__asm__(".pushsection .interp, \"a\"\n.fill 5000, 1, 65\n.popsection");

int main(void) { return 0; }
