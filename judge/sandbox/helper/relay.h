#ifndef VERDICT_RELAY_H
#define VERDICT_RELAY_H

/*
 * How this works. What two joined programs say to each other can be written down only by somebody between them: a pipe has
 * one reader. So each direction gets a process of ours that takes what comes, notes it and passes it on. It does nothing but
 * block in read and write, on the programs' own processor, so that a message costs one more switch of processes and no wait
 * for another processor to wake up. Two processes, because one that waits to write must not keep the other direction waiting.
 * Ends travel as through a plain pipe: when one program closes its end, the relay passes on what is left and ends, which
 * closes the other's.
 *
 * The transcript is a file both append to, one write for each note, so that notes stand in the order of the conversation: a
 * byte with the number of the box that spoke, four bytes of length (little endian), the bytes. A note of length 0 says that
 * nothing further of this box was noted.
 */
struct relay_plan {
    int source; /* what `box` writes comes out here */
    int sink;   /* what the other reads goes in here */
    int transcript;
    int box;
    int cpu; /* -1: any */
};

/* Starts a relay; the descriptors stay the caller's to close. Returns its pidfd, or -1 after `fail`. */
int relay_start(const struct relay_plan *plan);

/* Waits until a relay has passed on all there was, once its box is dead; -1 is nothing to wait for. Sets it to -1. */
void relay_finish(int *relay);

#endif
