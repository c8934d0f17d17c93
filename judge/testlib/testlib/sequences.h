// Random elements, permutations, sets and partitions.
#pragma once

template <typename Container>
typename Container::value_type random_t::any(const Container& c) {
    if (c.empty()) testlib::fail("random_t::any(const Container& c): c.size() must be positive");
    return *std::next(c.begin(), next(int(c.size())));
}

template <typename Iterator>
typename Iterator::value_type random_t::any(const Iterator& begin, const Iterator& end) {
    const int size = int(std::distance(begin, end));
    if (size <= 0)
        testlib::fail("random_t::any(const Iter& begin, const Iter& end): range must have positive length");
    return *std::next(begin, next(size));
}

template <typename Container>
typename Container::value_type random_t::wany(const Container& c, int type) {
    if (c.empty()) testlib::fail("random_t::wany(const Container& c, int type): c.size() must be positive");
    return *std::next(c.begin(), wnext(int(c.size()), type));
}

template <typename Iterator>
typename Iterator::value_type random_t::wany(const Iterator& begin, const Iterator& end, int type) {
    const int size = int(std::distance(begin, end));
    if (size <= 0)
        testlib::fail("random_t::any(const Iter& begin, const Iter& end, int type): range must have positive length");
    return *std::next(begin, wnext(size, type));
}

/** Use this in place of std::shuffle and std::random_shuffle: it takes its numbers from `rnd`. */
template <typename Iterator>
void shuffle(Iterator first, Iterator last) {
    if (first == last) return;
    for (Iterator at = first + 1; at != last; ++at) std::iter_swap(at, first + rnd.next(int(at - first) + 1));
}

template <typename Iterator>
void random_shuffle(Iterator, Iterator) {
    testlib::fail("Don't use random_shuffle(), use shuffle() instead");
}

template <typename T, typename E>
std::vector<E> random_t::perm(T size, E first) {
    if (size < 0) testlib::fail("random_t::perm(T size, E first = 0): size must non-negative");
    std::vector<E> result;
    E value = first;
    for (T i = 0; i < size; i++) result.push_back(value++);
    for (T i = 1; i < size; i++) std::swap(result[size_t(i)], result[size_t(next(i + 1))]);
    return result;
}

template <typename T>
std::vector<T> random_t::distinct(int size, T from, T to) {
    std::vector<T> result;
    if (size == 0) return result;
    if (from > to) testlib::fail("random_t::distinct expected from <= to");
    if (size < 0) testlib::fail("random_t::distinct expected size >= 0");
    const unsigned long long range = (unsigned long long)(to) - (unsigned long long)(from) + 1;
    if ((unsigned long long)(size) > range) testlib::fail("random_t::distinct expected size <= to - from + 1");
    // Draws until all differ, unless that would take more draws than there are numbers.
    double draws = 0;
    for (int i = 1; i <= size; i++) draws += double(range) / double(range - (unsigned long long)(i) + 1);
    if (draws < double(range)) {
        std::set<T> seen;
        while (int(seen.size()) < size) {
            const T value = T(next(from, to));
            if (seen.insert(value).second) result.push_back(value);
        }
        return result;
    }
    if (range > 1000000000) testlib::fail("random_t::distinct here expected to - from + 1 <= 1000000000");
    const std::vector<T> all = perm(int(range), from);
    result.assign(all.begin(), all.begin() + size);
    return result;
}

template <typename T>
std::vector<T> random_t::distinct(int size, T upper) {
    if (size < 0) testlib::fail("random_t::distinct expected size >= 0");
    if (size == 0) return std::vector<T>();
    if (upper <= 0) testlib::fail("random_t::distinct expected upper > 0");
    if (size > upper) testlib::fail("random_t::distinct expected size <= upper");
    return distinct(size, T(0), T(upper - 1));
}

template <typename T>
std::vector<T> random_t::partition(int size, T sum, T minPart) {
    if (size < 0) testlib::fail("random_t::partition: size < 0");
    if (size == 0 && sum != 0) testlib::fail("random_t::partition: size == 0 && sum != 0");
    if (minPart * T(size) > sum) testlib::fail("random_t::partition: min_part * size > sum");
    if (size == 0 && sum == 0) return std::vector<T>();
    const T spare = T(sum - minPart * T(size));
    // As many separators as there are parts, less one, between the spare ones.
    std::vector<T> separators = distinct(size - 1, T(1), T(spare + T(size) - 1));
    separators.insert(separators.begin(), T(0));
    std::sort(separators.begin(), separators.end());
    separators.push_back(T(spare + T(size)));
    std::vector<T> result;
    for (size_t i = 0; i + 1 < separators.size(); i++) {
        result.push_back(T(separators[i + 1] - separators[i] - 1 + minPart));
    }
    return result;
}
