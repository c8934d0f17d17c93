// println: values with spaces between them; all elements of containers and ranges.
#pragma once

namespace testlib {

template <typename T>
class IsIterable {
    template <typename U>
    static auto test(int) -> decltype(std::begin(std::declval<const U&>()), std::end(std::declval<const U&>()), std::true_type());
    template <typename>
    static std::false_type test(...);

public:
    static const bool value = decltype(test<T>(0))::value && !std::is_array<T>::value &&
                              !std::is_convertible<T, std::string>::value;
};

template <typename T>
class IsIterator {
    template <typename U>
    static typename std::iterator_traits<U>::iterator_category* test(int);
    template <typename>
    static void test(...);

public:
    static const bool value = !std::is_void<decltype(test<T>(0))>::value && !std::is_convertible<T, std::string>::value;
};

template <typename Iterator>
void printRange(Iterator begin, Iterator end) {
    for (Iterator at = begin; at != end; ++at) {
        if (at != begin) std::cout << ' ';
        std::cout << *at;
    }
}

template <typename T>
typename std::enable_if<!IsIterable<T>::value>::type printOne(const T& value) {
    std::cout << value;
}

template <typename T>
typename std::enable_if<IsIterable<T>::value>::type printOne(const T& values) {
    printRange(values.begin(), values.end());
}

inline void printRest() {}

template <typename First, typename... Others>
void printRest(const First& first, const Others&... others) {
    std::cout << ' ';
    printOne(first);
    printRest(others...);
}

}  // namespace testlib

template <typename First, typename... Others>
void println(const First& first, const Others&... others) {
    testlib::printOne(first);
    testlib::printRest(others...);
    std::cout << std::endl;
}

template <typename Iterator>
typename std::enable_if<testlib::IsIterator<Iterator>::value>::type println(const Iterator& begin, const Iterator& end) {
    testlib::printRange(begin, end);
    std::cout << std::endl;
}

template <typename T, size_t length>
void println(T (&begin)[length], T* end) {
    testlib::printRange(&begin[0], end);
    std::cout << std::endl;
}

inline void println(const char* first, const char* second) { std::cout << first << ' ' << second << std::endl; }

/** All random numbers come from `rnd`, so those of C are refused by the compiler. */
extern "C" {
int rand(void) throw() __attribute__((error("Don't use rand(), use rnd.next() instead")));
void srand(unsigned int) throw() __attribute__((error("Don't use srand(), registerGen(argc, argv, 1) sets the seed")));
}
