int big[160 * 1000 * 1000] = {1};
int main(void) { return big[1]; }
