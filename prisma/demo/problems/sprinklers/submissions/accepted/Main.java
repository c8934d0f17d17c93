import java.util.Scanner;

public class Main {
    /** Overlap of two circles that cross, by the angles at their centres. */
    static double overlap(double d, double r1, double r2) {
        double a = 2 * Math.acos((d * d + r1 * r1 - r2 * r2) / (2 * d * r1));
        double b = 2 * Math.acos((d * d + r2 * r2 - r1 * r1) / (2 * d * r2));
        return r1 * r1 / 2 * (a - Math.sin(a)) + r2 * r2 / 2 * (b - Math.sin(b));
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        for (int t = in.nextInt(); t > 0; t--) {
            int x1 = in.nextInt(), y1 = in.nextInt(), r1 = in.nextInt();
            int x2 = in.nextInt(), y2 = in.nextInt(), r2 = in.nextInt();
            long square = (long) (x1 - x2) * (x1 - x2) + (long) (y1 - y2) * (y1 - y2);
            double area = Math.PI * ((double) r1 * r1 + (double) r2 * r2);
            if (square <= (long) (r1 - r2) * (r1 - r2)) {
                area = Math.PI * Math.max(r1, r2) * Math.max(r1, r2);
            } else if (square < (long) (r1 + r2) * (r1 + r2)) {
                area -= overlap(Math.sqrt(square), r1, r2);
            }
            out.append(area).append('\n');
        }
        System.out.print(out);
    }
}
