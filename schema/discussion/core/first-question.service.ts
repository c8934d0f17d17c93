import type { Context } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';
import { solvedRefusal } from './solved-needed.service.ts';

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>;

/** What a discussion of the site is about. */
export interface Topic {
  /** Null: no problem. */
  readonly problem: { readonly displayId: string } | { readonly id: number } | null;
  /** Null: any that lets the viewer write. */
  readonly categoryId: number | null;
}

/**
 * Why the viewer has solved too few problems to discuss a topic on the site; null: they may. Questions in a help
 * category about a problem that they tried need none.
 */
export async function topicRefusal(asking: Asking, topic: Topic): Promise<DomainError | null> {
  const refusal = await solvedRefusal(asking, 'discussionSolvedNeeded', { isAskingOpen: true });
  return refusal === null || (await isFirstQuestion(asking, topic)) ? null : refusal;
}

/** Is it a question about a problem that the viewer submitted to, other than in a contest that runs? */
async function isFirstQuestion({ db, viewer, now }: Asking, { problem, categoryId }: Topic): Promise<boolean> {
  if (problem === null || viewer.kind !== 'user') return false;
  const isHelp = await db.discussionCategory.count({
    where: { groupId: null, isHelp: true, ...(categoryId !== null && { id: categoryId }) },
    take: 1,
  });
  if (isHelp === 0) return false;
  const attempt = await db.submission.findFirst({
    where: {
      userId: viewer.userId,
      problem: { AND: [problem, visibleProblems(viewer)] },
      origin: { not: 'JURY' },
      OR: [{ contestId: null }, { contest: { endsAt: { lte: now } } }],
    },
    select: { id: true },
  });
  return attempt !== null;
}
