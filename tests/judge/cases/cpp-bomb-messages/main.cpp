#define A x x x x x x x x
#define B A A A A A A A A
#define C B B B B B B B B
#define D C C C C C C C C

int main() { D; D; D; D; }
