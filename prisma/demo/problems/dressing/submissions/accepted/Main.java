import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().split(" ");
        int n = Integer.parseInt(size[0]), m = Integer.parseInt(size[1]);
        Map<String, List<String>> earlier = new HashMap<>();
        Map<String, Integer> open = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String name = in.readLine();
            earlier.put(name, new ArrayList<>());
            open.put(name, 0);
        }
        for (int i = 0; i < m; i++) {
            String[] rule = in.readLine().split(" ");
            earlier.get(rule[1]).add(rule[0]);
            open.merge(rule[0], 1, Integer::sum);
        }
        // From the outermost garment inwards.
        ArrayDeque<String> free = new ArrayDeque<>();
        open.forEach((name, count) -> { if (count == 0) free.push(name); });
        ArrayDeque<String> order = new ArrayDeque<>();
        while (!free.isEmpty()) {
            String name = free.pop();
            order.push(name);
            for (String before : earlier.get(name)) if (open.merge(before, -1, Integer::sum) == 0) free.push(before);
        }
        System.out.println(order.size() < n ? "naked" : String.join("\n", order));
    }
}
