import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

public class Main {
    private static StreamTokenizer in;

    private static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws IOException {
        in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        int n = next(), m = next();
        long[] wait = new long[n + 1], arrival = new long[n + 1];
        for (int v = 1; v <= n; v++) wait[v] = next();
        wait[1] = 0;
        List<List<int[]>> buses = new ArrayList<>();
        for (int v = 0; v <= n; v++) buses.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int u = next(), v = next(), d = next();
            buses.get(u).add(new int[] {v, d});
            buses.get(v).add(new int[] {u, d});
        }

        Arrays.fill(arrival, -1);
        PriorityQueue<long[]> events = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        events.add(new long[] {0, 1});
        while (!events.isEmpty()) {
            long[] event = events.poll();
            int stop = (int) event[1];
            if (arrival[stop] >= 0) continue;
            arrival[stop] = event[0];
            for (int[] bus : buses.get(stop))
                if (arrival[bus[0]] < 0) events.add(new long[] {event[0] + wait[stop] + bus[1], bus[0]});
        }
        System.out.println(arrival[n]);
    }
}
