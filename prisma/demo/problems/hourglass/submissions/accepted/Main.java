import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String c = in.next();
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < n; row++) {
            int blanks = Math.min(row, n - 1 - row);
            out.append(" ".repeat(blanks)).append(c.repeat(n - 2 * blanks)).append('\n');
        }
        System.out.print(out);
    }
}
