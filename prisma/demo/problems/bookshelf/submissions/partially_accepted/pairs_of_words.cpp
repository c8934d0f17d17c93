// Compares every pair and converts both words each time: too slow for all but the short shelves. 30 points.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<std::string> books(n);
    for (std::string &book : books) std::cin >> book;
    long long swaps = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (std::stoi(books[i]) > std::stoi(books[j])) swaps++;
    std::cout << swaps << "\n";
}
