import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        int[] books = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            books[i] = (int) in.nval;
        }
        int[] sorted = Arrays.stream(books).sorted().distinct().toArray();
        int[] tree = new int[n + 2];
        long swaps = 0;
        for (int i = n - 1; i >= 0; i--) {
            int rank = Arrays.binarySearch(sorted, books[i]);
            for (int r = rank; r > 0; r &= r - 1) swaps += tree[r];
            for (int r = rank + 1; r <= n; r += r & -r) tree[r]++;
        }
        System.out.println(swaps);
    }
}
