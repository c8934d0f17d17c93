template <int N> struct Deep {
  typename Deep<N + 1>::type operator->();
  using type = Deep<N + 1>;
};

int main() {
  Deep<0> deep;
  deep->missing;
}
