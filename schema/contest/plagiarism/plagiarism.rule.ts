import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';

/** Problems of contests whose programs a viewer may have compared: those of contests the viewer administers. */
export function checkedProblems(viewer: Viewer): Prisma.ContestProblemWhereInput {
  return { contest: administeredContests(viewer) };
}

/** Pairs a viewer may look at, code and all. */
export function reviewedPairs(viewer: Viewer): Prisma.PlagiarismPairWhereInput {
  return { check: { contestProblem: checkedProblems(viewer) } };
}
