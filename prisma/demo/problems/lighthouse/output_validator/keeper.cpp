#include "keeper.h"

Keeper::Keeper(int channel) : low(channel), high(channel) {}

Keeper Keeper::who_moves(int channels) {
    Keeper keeper(1);
    keeper.high = channels;
    return keeper;
}

std::string Keeper::answer(int called) {
    if (low == called && high == called) return "found";
    // Keep the larger part of the channels that agree with all answers so far.
    if (called < low || (called <= high && called - low < high - called)) {
        if (called + 1 > low) low = called + 1;
        return "higher";
    }
    if (called - 1 < high) high = called - 1;
    return "lower";
}
