import type { JudgeQueue } from '@verdict/prisma/generated/client/client.ts';

/** Distance between the classes: a user may have this many tasks waiting before they sink into the next class. */
export const classDistance = 1_000_000;

/** Priority of a class whose user has nothing waiting; the higher, the sooner. */
export const basePriority: Readonly<Record<JudgeQueue, number>> = {
  CONTEST: 4 * classDistance,
  NORMAL: 3 * classDistance,
  REJUDGE: 2 * classDistance,
  TEST_RUN: classDistance,
  JURY: 0,
};

/** What a task loses that failed again, so that one that kills judges stands behind the others of its class. */
export const failurePenalty = 1_000;
