#ifndef VERDICT_STOP_H
#define VERDICT_STOP_H

#include <stdbool.h>

/* SIGTERM, SIGINT and SIGHUP end the helper as the end of its input does: the box is killed, then cgroups are removed. */

/* Puts every signal to its default, then installs the three handlers and ignores SIGPIPE. */
void stop_install(void);

/* Undoes what of it would survive exec. Called in the process that becomes the program. */
void stop_uninstall(void);

bool stop_requested(void);

#endif
