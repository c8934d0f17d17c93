package app;

import java.util.Scanner;

public class Start {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    System.out.println(Adder.sum(in.nextLong(), in.nextLong()));
  }
}
