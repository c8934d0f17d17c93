#include "pieces.h"

long long pieces(const std::vector<long long> &ropes, long long length) {
    long long count = 0;
    for (long long rope : ropes) count += rope / length;
    return count;
}
