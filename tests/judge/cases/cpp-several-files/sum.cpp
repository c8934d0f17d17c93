#include "sum.hpp"

long long sum(long long a, long long b) { return a + b; }
