class Program {
  static void Main() {
    Missing();
  }
}
