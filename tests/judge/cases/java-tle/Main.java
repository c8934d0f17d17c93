import java.util.*;

public class Main {
  public static void main(String[] args) {
    long i = 0;
    while (System.nanoTime() != 0) i++;
  }
}
