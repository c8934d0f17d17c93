#include "testlib.h"

#include <bounds.h>

#include <fstream>
#include <string>

int main(int count, char **values) {
  registerTestlibCmd(count, values);
  int sum = ouf.readInt(least, most) + ouf.readInt(least, most);
  int wanted = ans.readInt(least, most);
  std::ifstream file("known.txt");
  int known = 0;
  for (std::string line; std::getline(file, line);) known++;
  if (sum != wanted) quitf(_wa, "%d instead of %d, of %d known", sum, wanted, known);
  quitf(_ok, "%d", sum);
}
