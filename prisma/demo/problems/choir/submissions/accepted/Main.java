import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), k = in.nextInt(), step = n / 2;
        if (n > 1 && k > step) {
            System.out.println("Impossible");
            return;
        }
        StringBuilder row = new StringBuilder();
        if (n == 1) row.append("1 ");
        // Odd: steps of n / 2 around the circle of all voices. Even: two interleaved halves.
        else if (n % 2 == 1) for (int i = 0, voice = step; i < n; i++, voice = (voice + step + 1) % n) row.append(voice + 1).append(' ');
        else for (int low = step; low > 0; low--) row.append(low).append(' ').append(low + step).append(' ');
        System.out.println(row.toString().trim());
    }
}
