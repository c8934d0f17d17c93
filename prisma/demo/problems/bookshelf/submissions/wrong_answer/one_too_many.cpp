// Counts the last look at the shelf as a swap.
#include <algorithm>
#include <iostream>
#include <vector>

long long sort(std::vector<int> &books, int first, int last) {
    if (last - first < 2) return 0;
    int middle = (first + last) / 2;
    long long swaps = sort(books, first, middle) + sort(books, middle, last);
    for (int left = first, right = middle; left < middle; left++) {
        while (right < last && books[right] < books[left]) right++;
        swaps += right - middle;
    }
    std::inplace_merge(books.begin() + first, books.begin() + middle, books.begin() + last);
    return swaps;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> books(n);
    for (int &book : books) std::cin >> book;
    std::cout << sort(books, 0, n) + 1 << "\n";
}
