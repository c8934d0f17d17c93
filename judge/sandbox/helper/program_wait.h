#ifndef VERDICT_PROGRAM_WAIT_H
#define VERDICT_PROGRAM_WAIT_H

#include "box.h"

/*
 * In the box's init: lets the program begin, waits for its main process to end, reports, and ends (with it the box).
 * In a joined box the end is recorded before the program's pipes close. Without a cgroup, figures are sampled meanwhile.
 */
_Noreturn void program_wait(pid_t program, const struct box_plan *plan, struct box_report *report);

#endif
