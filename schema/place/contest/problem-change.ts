import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';

/** What of a problem says when it last changed. The first revision is what it said from the start. */
export const changeSelect = {
  revisions: { where: { number: { gt: 1 } }, orderBy: { number: 'desc' }, take: 1, select: { createdAt: true } },
  testSet: { select: { createdAt: true } },
} as const satisfies Prisma.ProblemSelect;
type ChangedProblem = Prisma.ProblemGetPayload<{ select: typeof changeSelect }>;

/**
 * When what a problem is judged by, or its statement, last changed after a contest took it; null: not since.
 *
 * @param addedAt when the contest took it.
 */
export function changedSince({ revisions, testSet }: ChangedProblem, addedAt: Date): Date | null {
  const times = [...revisions, ...(testSet === null ? [] : [testSet])].map(({ createdAt }) => createdAt.getTime());
  const last = Math.max(0, ...times);
  return last > addedAt.getTime() ? new Date(last) : null;
}

/**
 * Notifies the admins of coming and running contests of groups of the first change of a problem of another place since
 * the contest took it. A contest has the problem as it is now: no version of it could be kept for the contest.
 *
 * @param changedById is not notified.
 */
export async function tellContestsOfChange(
  tx: Transaction,
  pubsub: PubSub,
  {
    problemId,
    changedById,
    now,
  }: { readonly problemId: number; readonly changedById: string | null; readonly now: Date },
): Promise<void> {
  const problem = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: { ...changeSelect, groupId: true, displayId: true },
  });
  const places = await tx.contestProblem.findMany({
    where: { problemId, changeToldAt: null, contest: { endsAt: { gt: now }, groupId: { not: problem.groupId } } },
    select: { id: true, addedAt: true, contest: { select: { id: true, title: true, groupId: true, authorId: true } } },
  });
  const changed = places.filter(({ addedAt }) => changedSince(problem, addedAt) !== null);
  if (changed.length === 0) return;
  await tx.contestProblem.updateMany({
    where: { id: { in: changed.map(({ id }) => id) } },
    data: { changeToldAt: now },
  });
  for (const { contest } of changed) {
    const admins = await tx.user.findMany({ where: adminsOf(contest), select: { id: true } });
    await deliverMessages(
      tx,
      pubsub,
      admins
        .filter(({ id }) => id !== changedById)
        .map(({ id: recipientId }) => ({
          recipientId,
          kind: 'MINE',
          fact: {
            kind: 'contestProblemChanged',
            contestId: contest.id,
            contestTitle: contest.title,
            problemDisplayId: problem.displayId,
          },
        })),
    );
  }
}

/** Accounts that administer a contest of a group, as `contest.administer` says. */
function adminsOf({
  groupId,
  authorId,
}: {
  readonly groupId: number | null;
  readonly authorId: string | null;
}): Prisma.UserWhereInput {
  if (groupId === null) return { id: { in: [] } };
  const member = { groupId, level: { gte: level.member } };
  return {
    OR: [
      { ownedGroups: { some: { id: groupId } } },
      { groupMemberships: { some: { groupId, level: { gte: level.root } } } },
      { groupMemberships: { some: { ...member, rights: { has: 'CONTESTS' } } } },
      ...(authorId === null ? [] : [{ id: authorId, groupMemberships: { some: member } }]),
    ],
  };
}
