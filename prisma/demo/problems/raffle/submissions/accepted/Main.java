import java.io.IOException;
import java.util.Arrays;

public class Main {
    private static byte[] input;
    private static int position = 0;

    /** Next number of the input. */
    private static int next() {
        while (input[position] < '0') position++;
        int number = 0;
        while (position < input.length && input[position] >= '0') number = number * 10 + input[position++] - '0';
        return number;
    }

    public static void main(String[] args) throws IOException {
        input = System.in.readAllBytes();
        int[] numbers = new int[next()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = next();
        Arrays.sort(numbers);
        int different = 0, length = 0, best = 0, bestStart = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (i > 0 && numbers[i] == numbers[i - 1]) continue;
            different++;
            length = i > 0 && numbers[i] == numbers[i - 1] + 1 ? length + 1 : 1;
            if (length > best) {
                best = length;
                bestStart = numbers[i] - length + 1;
            }
        }
        System.out.println(different);
        System.out.println(best + " " + bestStart);
    }
}
