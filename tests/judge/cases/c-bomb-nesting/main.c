#define A(x) ((((((((((x))))))))))
#define B(x) A(A(A(A(A(A(A(A(A(A(x))))))))))
#define C(x) B(B(B(B(B(B(B(B(B(B(x))))))))))
#define D(x) C(C(C(C(C(C(C(C(C(C(x))))))))))
#define E(x) D(D(D(D(D(D(D(D(D(D(x))))))))))

int main(void) { return E(E(1)); }
