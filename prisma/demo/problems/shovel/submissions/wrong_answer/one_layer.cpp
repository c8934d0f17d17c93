// Marks a square as seen whether or not the shovel was still whole: the first to arrive may have broken it.
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
    std::vector<std::vector<int>> steps(rows, std::vector<int>(columns, -1));
    std::queue<std::array<int, 3>> queue;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            if (map[r][c] == 'S') {
                steps[r][c] = 0;
                queue.push({r, c, 1});
            }
    const int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
    int answer = -1;
    while (!queue.empty() && answer < 0) {
        auto [r, c, shovel] = queue.front();
        queue.pop();
        if (map[r][c] == 'G') answer = steps[r][c];
        for (int i = 0; i < 4; i++) {
            int nr = r + dr[i], nc = c + dc[i], left = shovel;
            if (nr < 0 || nr >= rows || nc < 0 || nc >= columns || steps[nr][nc] >= 0) continue;
            if (map[nr][nc] == '#' && left-- == 0) continue;
            steps[nr][nc] = steps[r][c] + 1;
            queue.push({nr, nc, left});
        }
    }
    std::cout << answer << "\n";
}
