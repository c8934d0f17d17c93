import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        // One bit of the channel after the other, from the highest.
        int below = 0;
        for (int bit = 1 << 19; bit > 0; bit >>= 1) {
            int called = below + bit;
            if (called > 1_000_000) continue;
            System.out.println(called);
            System.out.flush();
            String answer = in.readLine();
            if (answer.equals("found")) return;
            if (answer.equals("higher")) below = called;
        }
    }
}
