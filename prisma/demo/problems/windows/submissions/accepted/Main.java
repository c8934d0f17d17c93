import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (int n = Integer.parseInt(in.readLine()); n > 0; n--) {
            String letters = in.readLine().replaceAll("[^A-Za-z]", "").toUpperCase();
            String reversed = new StringBuilder(letters).reverse().toString();
            System.out.println(letters.equals(reversed) ? "MIRROR" : "PLAIN");
            System.out.println();
        }
    }
}
