#pragma once

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

// As much as this checker needs of the interface of the usual header of this name.

enum TResult { _ok = 0, _wa = 1, _pe = 2, _fail = 3 };

inline void quitf(TResult result, const char *format, ...) {
  const char *names[] = {"ok ", "wrong answer ", "wrong output format ", "FAIL "};
  std::fputs(names[result], stderr);
  va_list values;
  va_start(values, format);
  std::vfprintf(stderr, format, values);
  va_end(values);
  std::exit(result);
}

struct InStream {
  std::FILE *file = nullptr;
  TResult fault = _fail;

  int readInt(int least, int most) {
    int value;
    if (std::fscanf(file, "%d", &value) != 1) quitf(fault, "a number is missing");
    if (value < least || value > most) quitf(fault, "%d is not between %d and %d", value, least, most);
    return value;
  }
};

inline InStream inf, ouf, ans;

inline void registerTestlibCmd(int count, char **values) {
  if (count < 4) quitf(_fail, "three files are wanted");
  InStream *streams[] = {&inf, &ouf, &ans};
  for (int i = 0; i < 3; i++)
    if ((streams[i]->file = std::fopen(values[i + 1], "r")) == nullptr) quitf(_fail, "cannot read %s", values[i + 1]);
  ouf.fault = _pe;
}
