import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().split(" ");
        int rows = Integer.parseInt(size[0]), columns = Integer.parseInt(size[1]);
        int squares = rows * columns;
        StringBuilder read = new StringBuilder();
        for (int r = 0; r < rows; r++) read.append(in.readLine());
        char[] map = read.toString().toCharArray();

        // A state is the square, plus `squares` once the shovel is broken.
        int[] steps = new int[2 * squares], queue = new int[2 * squares];
        Arrays.fill(steps, -1);
        int head = 0, tail = 0;
        queue[tail++] = read.indexOf("S");
        steps[queue[0]] = 0;
        int[] dr = {1, -1, 0, 0}, dc = {0, 0, 1, -1};
        while (head < tail) {
            int state = queue[head++], square = state % squares;
            if (map[square] == 'G') {
                System.out.println(steps[state]);
                return;
            }
            for (int i = 0; i < 4; i++) {
                int r = square / columns + dr[i], c = square % columns + dc[i];
                if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                int next = r * columns + c + (state - square);
                if (map[r * columns + c] == '#') {
                    if (state >= squares) continue;
                    next += squares;
                }
                if (steps[next] >= 0) continue;
                steps[next] = steps[state] + 1;
                queue[tail++] = next;
            }
        }
        System.out.println(-1);
    }
}
