#include <cstdio>

int main() { std::printf("0.33333\n"); }
