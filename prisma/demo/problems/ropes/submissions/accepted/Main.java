import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer first = new StringTokenizer(in.readLine());
        int[] ropes = new int[Integer.parseInt(first.nextToken())];
        long k = Long.parseLong(first.nextToken());
        StringTokenizer second = new StringTokenizer(in.readLine());
        for (int i = 0; i < ropes.length; i++) ropes[i] = Integer.parseInt(second.nextToken());

        int low = 0, high = 1_000_000_001;
        while (high - low > 1) {
            int length = low + (high - low) / 2;
            long pieces = 0;
            for (int rope : ropes) pieces += rope / length;
            if (pieces >= k) low = length;
            else high = length;
        }
        System.out.println(low);
    }
}
