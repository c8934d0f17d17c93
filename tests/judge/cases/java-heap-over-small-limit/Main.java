public class Main {
  public static void main(String[] args) {
    byte[] held = new byte[10 << 20];
    for (int i = 0; i < held.length; i += 4096) held[i] = 1;
    System.out.println(held[4096]);
  }
}
