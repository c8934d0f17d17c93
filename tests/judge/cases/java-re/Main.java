import java.util.*;

public class Main {
  public static void main(String[] args) {
    throw new IllegalStateException("thrown");
  }
}
