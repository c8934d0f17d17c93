struct Huge {
  char bytes[1ul << 34];
  constexpr Huge() : bytes() {
    for (char &byte : bytes) byte = 1;
  }
};

constexpr Huge huge;

int main() { return huge.bytes[5]; }
