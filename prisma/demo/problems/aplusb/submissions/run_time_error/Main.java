// parseInt throws NumberFormatException on a number that needs 64 bits.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(Integer.parseInt(in.next()) + Integer.parseInt(in.next()));
    }
}
