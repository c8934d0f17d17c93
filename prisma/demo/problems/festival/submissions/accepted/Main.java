import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), t = in.nextInt();
        int[][] best = new int[n + 1][t + 1];
        for (int i = 1; i <= n; i++) {
            int minutes = in.nextInt(), gain = in.nextInt();
            for (int m = 0; m <= t; m++) {
                best[i][m] = best[i - 1][m];
                if (m >= minutes) best[i][m] = Math.max(best[i][m], best[i - 1][m - minutes] + gain);
            }
        }
        System.out.println(best[n][t]);
    }
}
