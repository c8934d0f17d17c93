import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';
import { allowed } from '../../place/place.rule.ts';
import { problemsOfOwnPlaces } from '../../problem/bank/problem.rule.ts';
import { unspoiling } from './spoiler.rule.ts';

/** Most hints of an editorial. */
export const maxHints = 5;
/** Step of the text in `HintRead`, after all hints. */
export const textStep = maxHints + 1;

/** At which moment a viewer asks, and what is closed to them. */
interface Asked {
  /** Ids from `closedProblems`. */
  readonly closed: readonly number[];
  readonly now: Date;
}

/**
 * Editorials that the viewer knows of. Published ones: all whom they do not spoil; that one is for accounts that solved
 * the problem is no secret, so that others can give up. Unpublished ones: keepers of the problem, and admins of the
 * contest at whose end it is published.
 */
export function knownEditorials(viewer: Viewer, { closed, now }: Asked): Prisma.EditorialWhereInput {
  const published: Prisma.EditorialWhereInput = {
    OR: [{ publishesAt: { lte: now } }, { publishesAfter: { endsAt: { lte: now } } }],
  };
  return {
    AND: [
      unspoiling<Prisma.EditorialWhereInput>(viewer, closed, [{ disclosure: 'SOLVED' }, ofOwnContest(viewer)]),
      { OR: [published, ...staff(viewer)] },
    ],
  };
}

/** Editorials whose steps the viewer may open, or reads without opening. */
export function openableEditorials(viewer: Viewer, asked: Asked): Prisma.EditorialWhereInput {
  return { AND: [knownEditorials(viewer, asked), unspoiling(viewer, asked.closed, [ofOwnContest(viewer)])] };
}

/** Editorials whose text the viewer has before them. */
function openedEditorials(viewer: Viewer, asked: Asked): Prisma.EditorialWhereInput {
  const opened: Prisma.EditorialWhereInput[] =
    viewer.kind === 'user' ? [{ problem: { hintReads: { some: { userId: viewer.userId, step: textStep } } } }] : [];
  return { AND: [openableEditorials(viewer, asked), { OR: [...staff(viewer), ...opened] }] };
}

/**
 * Those below which the viewer comments, and reads what others say. A group that a problem is shared with gets the
 * editorial, not what members of its group talk about.
 */
export function discussedEditorials(viewer: Viewer, asked: Asked): Prisma.EditorialWhereInput {
  return { AND: [openedEditorials(viewer, asked), { problem: problemsOfOwnPlaces(viewer) }] };
}

/** Read without opening steps. */
function staff(viewer: Viewer): Prisma.EditorialWhereInput[] {
  return [{ problem: allowed(viewer, 'problem.keep') }, ofOwnContest(viewer)];
}

function ofOwnContest(viewer: Viewer): Prisma.EditorialWhereInput {
  return { publishesAfter: administeredContests(viewer) };
}
