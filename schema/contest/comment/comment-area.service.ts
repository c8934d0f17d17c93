import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { statusOf } from '../../place/contest/contest.rule.ts';
import { type EnteredContest, enterContest, requireAdmitted } from '../core/contest.service.ts';
import { CommentingForbidden, CommentsClosed } from './comment.error.ts';
import { readableWriters, type CommentedContest } from './comment.rule.ts';

type Asking = Pick<Context, 'db' | 'reads' | 'cache' | 'viewer' | 'now'>;

/** A comment area somebody stands in. */
export interface CommentArea {
  readonly contestId: number;
  readonly contest: CommentedContest;
  readonly isJury: boolean;
  /** Contestants do not read each other. */
  readonly isTalkClosed: boolean;
  /** Whose words the viewer reads beside those of super admins; null: everybody's. */
  readonly writers: readonly string[] | null;
  readonly entered: EnteredContest;
}

/**
 * Goes into the comment area of a contest.
 *
 * @throws CommentsClosed, ContestNotFound, ContestNotStarted,
 * ContestPasswordNeeded, AccountNotAdmitted
 */
export async function enterCommentArea(asking: Asking, contestId: number): Promise<CommentArea> {
  const { viewer, now } = asking;
  const [entered, { isContestCommentOpen }] = await Promise.all([enterContest(asking, contestId), siteConfig(asking)]);
  if (!isContestCommentOpen) throw new CommentsClosed();
  const { contest, isAdmin: isJury } = entered;
  const isTalkClosed = statusOf(contest, now) === 'RUNNING';
  return {
    contestId,
    contest,
    isJury,
    isTalkClosed,
    writers: readableWriters(viewer, contest, { isJury, isTalkClosed }),
    entered,
  };
}

/** Comments or replies that are read in an area, as a condition. */
export function readableIn({ writers }: CommentArea): {
  readonly OR?: Prisma.CommentWhereInput[] & Prisma.ReplyWhereInput[];
} {
  return writers === null ? {} : { OR: [{ authorId: { in: [...writers] } }, { author: { role: 'ROOT' } }] };
}

/**
 * Why the viewer may not write in a contest; null: they may. The solved problems that discussions ask for do not count
 * here.
 */
export function refusalToWrite({ viewer }: Pick<Context, 'viewer'>): DomainError | null {
  return canComment(viewer) ? null : new CommentingForbidden();
}

/** @throws CommentingForbidden, AccountNotAdmitted */
export function requireToWrite(asking: Asking, area: CommentArea): void {
  const refusal = refusalToWrite(asking);
  if (refusal !== null) throw refusal;
  requireAdmitted(asking, area.entered);
}
