template <class T, class U> struct Pair {};
template <int N> struct Grow { using type = Pair<typename Grow<N - 1>::type, typename Grow<N - 1>::type>; };
template <> struct Grow<0> { using type = int; };

int main() {
  Grow<18>::type wrong = 1;
  return wrong + 1;
}
