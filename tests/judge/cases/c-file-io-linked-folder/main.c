#include <unistd.h>

int main(void) { return symlink("/etc", "out"); }
