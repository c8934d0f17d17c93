using System;

class Program {
  static void Main() {
    throw new Exception("thrown");
  }
}
