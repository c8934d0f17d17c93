import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';
import { solvedRefusal } from './solved-needed.service.ts';

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>;

/** Null: no problem. */
type About = { readonly displayId: string } | { readonly id: number } | null;

/** What a discussion of the site is about. */
export interface Topic {
  readonly problem: About;
  /** Null: any that lets the viewer write. */
  readonly categoryId: number | null;
}

/**
 * Why the viewer has solved too few problems to discuss a topic on the site; null: they may. Questions in a help
 * category about a problem that they tried need none.
 */
export async function topicRefusal(asking: Asking, { problem, categoryId }: Topic): Promise<DomainError | null> {
  const refusal = await neededRefusal(asking);
  if (refusal === null) return null;
  const open = await asking.db.discussionCategory.count({
    where: { AND: [await questionCategories(asking, problem), categoryId === null ? {} : { id: categoryId }] },
    take: 1,
  });
  return open === 0 ? refusal : null;
}

/** Categories in which the viewer may discuss a problem, or none, on the site. */
export async function topicCategories(asking: Asking, problem: About): Promise<Prisma.DiscussionCategoryWhereInput> {
  return (await neededRefusal(asking)) === null ? {} : questionCategories(asking, problem);
}

function neededRefusal(asking: Asking): Promise<DomainError | null> {
  return solvedRefusal(asking, 'discussionSolvedNeeded', { isAskingOpen: true });
}

/** Those for questions about a problem that the viewer submitted to, other than in a contest that runs. */
async function questionCategories(
  { db, viewer, now }: Asking,
  problem: About,
): Promise<Prisma.DiscussionCategoryWhereInput> {
  const none = { id: { in: [] } };
  if (problem === null || viewer.kind !== 'user') return none;
  const attempt = await db.submission.findFirst({
    where: {
      userId: viewer.userId,
      problem: { AND: [problem, visibleProblems(viewer)] },
      origin: { not: 'JURY' },
      OR: [{ contestId: null }, { contest: { endsAt: { lte: now } } }],
    },
    select: { id: true },
  });
  return attempt === null ? none : { groupId: null, isHelp: true };
}
