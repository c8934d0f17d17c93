#ifndef VERDICT_FAIL_H
#define VERDICT_FAIL_H

/*
 * Failures of ours, as one sentence for the operator. A function that can fail returns -1 after saying why here; the
 * caller passes -1 on and the sentence reaches the judge in an `error` reply. What the program does is never a failure.
 */

/* Records a sentence. Returns -1, so that `return fail(...)` reads well. */
__attribute__((format(printf, 1, 2))) int fail(const char *format, ...);

/* The same, followed by ": " and the text of errno. */
__attribute__((format(printf, 1, 2))) int fail_errno(const char *format, ...);

/* The last sentence recorded. */
const char *failure(void);

#endif
