int main() { return 0; }

__attribute__((used)) int huge[1 << 28] = {1};
