#ifndef VERDICT_PROGRAM_H
#define VERDICT_PROGRAM_H

#include "box.h"

/* Turns the calling process, a child of the box's init, into the program. Does not return. */
_Noreturn void program_become(const struct box_plan *plan, struct box_report *report);

/* Ends a process of the box that could not be set up, telling why. */
_Noreturn void box_give_up(struct box_report *report, const char *what);

#endif
