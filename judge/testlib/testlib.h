// A checker, interactor, validator or generator of Verdict includes this header: an implementation of testlib's public
// interface. A testlib.h beside the program, or uploaded for all problems, takes precedence. To be included once a program.
// SPDX-License-Identifier: AGPL-3.0-or-later
#ifndef _TESTLIB_H_
#define _TESTLIB_H_

#include "testlib/prelude.h"
#include "testlib/text.h"
#include "testlib/random.h"
#include "testlib/sequences.h"
#include "testlib/pattern.h"
#include "testlib/source.h"
#include "testlib/overview.h"
#include "testlib/program.h"
#include "testlib/stream.h"
#include "testlib/verdict.h"
#include "testlib/quit.h"
#include "testlib/characters.h"
#include "testlib/words.h"
#include "testlib/lines.h"
#include "testlib/parse.h"
#include "testlib/numbers.h"
#include "testlib/number-lists.h"
#include "testlib/validator-files.h"
#include "testlib/options.h"
#include "testlib/register.h"
#include "testlib/print.h"

#endif
