#include <array>
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int main() {
    int rows, columns;
    std::cin >> rows >> columns;
    std::vector<std::string> map(rows);
    for (std::string &row : map) std::cin >> row;

    // steps[shovel][square]: -1 where nobody has been.
    std::array<std::vector<int>, 2> steps;
    steps.fill(std::vector<int>(rows * columns, -1));
    std::queue<std::array<int, 3>> queue;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            if (map[r][c] == 'S') {
                steps[1][r * columns + c] = 0;
                queue.push({r, c, 1});
            }

    const int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
    while (!queue.empty()) {
        auto [r, c, shovel] = queue.front();
        queue.pop();
        int now = steps[shovel][r * columns + c];
        if (map[r][c] == 'G') {
            std::cout << now << "\n";
            return 0;
        }
        for (int i = 0; i < 4; i++) {
            int nr = r + dr[i], nc = c + dc[i], left = shovel;
            if (nr < 0 || nr >= rows || nc < 0 || nc >= columns) continue;
            if (map[nr][nc] == '#' && left-- == 0) continue;
            int &there = steps[left][nr * columns + nc];
            if (there >= 0) continue;
            there = now + 1;
            queue.push({nr, nc, left});
        }
    }
    std::cout << -1 << "\n";
}
