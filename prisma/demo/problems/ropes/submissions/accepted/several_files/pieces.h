#pragma once

#include <vector>

/** Number of pieces of the given length (at least 1) that can be cut from the ropes. */
long long pieces(const std::vector<long long> &ropes, long long length);
