#ifndef VERDICT_PROGRAM_WAIT_H
#define VERDICT_PROGRAM_WAIT_H

#include "box.h"

/*
 * In the box's init: lets the program begin, waits for its main process to end, reports, and ends (with it the box).
 * With `is_joined` the end is recorded before the program's pipes close.
 */
_Noreturn void program_wait(pid_t program, bool is_joined, struct box_report *report);

#endif
