// Lists of numbers: in a line with single spaces between them where the stream is strict.
#pragma once

inline std::vector<int> InStream::readInts(int size, int firstIndex) {
    return readMany<int>("readInts", size, firstIndex, true, [this] { return readInt(); });
}
inline std::vector<int> InStream::readInts(
    int size, int low, int high, const std::string& names, int firstIndex) {
    return readMany<int>("readInts", size, firstIndex, true, [&] { return readInt(low, high, names); });
}

inline std::vector<int> InStream::readIntegers(int size, int firstIndex) {
    return readMany<int>("readIntegers", size, firstIndex, true, [this] { return readInteger(); });
}
inline std::vector<int> InStream::readIntegers(
    int size, int low, int high, const std::string& names, int firstIndex) {
    return readMany<int>("readIntegers", size, firstIndex, true, [&] { return readInteger(low, high, names); });
}

inline std::vector<long long> InStream::readLongs(int size, int firstIndex) {
    return readMany<long long>("readLongs", size, firstIndex, true, [this] { return readLong(); });
}
inline std::vector<long long> InStream::readLongs(
    int size, long long low, long long high, const std::string& names, int firstIndex) {
    return readMany<long long>("readLongs", size, firstIndex, true, [&] { return readLong(low, high, names); });
}

inline std::vector<unsigned long long> InStream::readUnsignedLongs(int size, int firstIndex) {
    return readMany<unsigned long long>("readUnsignedLongs", size, firstIndex, true, [this] { return readUnsignedLong(); });
}
inline std::vector<unsigned long long> InStream::readUnsignedLongs(
    int size, unsigned long long low, unsigned long long high, const std::string& names, int firstIndex) {
    return readMany<unsigned long long>("readUnsignedLongs", size, firstIndex, true, [&] { return readUnsignedLong(low, high, names); });
}

inline std::vector<double> InStream::readDoubles(int size, int firstIndex) {
    return readMany<double>("readDoubles", size, firstIndex, true, [this] { return readDouble(); });
}
inline std::vector<double> InStream::readDoubles(
    int size, double low, double high, const std::string& names, int firstIndex) {
    return readMany<double>("readDoubles", size, firstIndex, true, [&] { return readDouble(low, high, names); });
}

inline std::vector<double> InStream::readReals(int size, int firstIndex) {
    return readMany<double>("readReals", size, firstIndex, true, [this] { return readReal(); });
}
inline std::vector<double> InStream::readReals(
    int size, double low, double high, const std::string& names, int firstIndex) {
    return readMany<double>("readReals", size, firstIndex, true, [&] { return readReal(low, high, names); });
}

inline std::vector<unsigned long long> InStream::readLongs(
    int size, unsigned long long low, unsigned long long high, const std::string& names, int firstIndex) {
    return readUnsignedLongs(size, low, high, names, firstIndex);
}

inline std::vector<double> InStream::readStrictDoubles(int size, double low, double high, int minDigits, int maxDigits,
    const std::string& names, int firstIndex) {
    return readMany<double>("readStrictDoubles", size, firstIndex, true,
        [&] { return readStrictDouble(low, high, minDigits, maxDigits, names); });
}

inline std::vector<double> InStream::readStrictReals(int size, double low, double high, int minDigits, int maxDigits,
    const std::string& names, int firstIndex) {
    return readMany<double>("readStrictReals", size, firstIndex, true,
        [&] { return readStrictDouble(low, high, minDigits, maxDigits, names); });
}
