// Tries every set of bands: right for a few, too slow for many. 20 points.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> minutes, gain;

long long best(std::size_t band, int rest) {
    if (band == minutes.size()) return 0;
    long long without = best(band + 1, rest);
    if (minutes[band] > rest) return without;
    return std::max(without, best(band + 1, rest - minutes[band]) + gain[band]);
}

int main() {
    int n, t;
    std::cin >> n >> t;
    minutes.resize(n);
    gain.resize(n);
    for (int i = 0; i < n; i++) std::cin >> minutes[i] >> gain[i];
    std::cout << best(0, t) << "\n";
}
