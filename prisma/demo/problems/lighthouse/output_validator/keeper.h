#pragma once

#include <string>

/** The keeper, who is on one of the channels from `low` to `high`: all that his answers leave open. */
class Keeper {
public:
    /** A keeper who stays on a channel. */
    explicit Keeper(int channel);

    /** A keeper who moves as long as his answers stay true: he is found as late as can be. */
    static Keeper who_moves(int channels);

    /** What he says to a call: higher, lower or found. */
    std::string answer(int called);

private:
    int low, high;
};
