import { removeContest } from '../../contest/manage/manage-contest.service.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { deleteSubmissions } from '../../problem/bank/delete-submissions.service.ts';
import { countForSolvers } from '../../problem/bank/solver-figures.service.ts';
import { restoreMs } from '../core/restore-period.ts';

/*
 * How a disbanded group goes away
 *
 * What there is most of goes bit by bit, in transactions of their own: a run that is cut off is taken up by the next
 * one. Problems that others use stay: those in the bank, and those in contests and lists of other places, which the
 * site keeps as private ones.
 */

/** Submissions that go in one transaction. */
const batchSize = 1_000;
const transaction = { timeout: 60_000, maxWait: 30_000 } as const;

function isOver(now: Date) {
  return { disbandedAt: { lte: new Date(now.getTime() - restoreMs) } };
}

/** Ids of groups that can no longer be restored. */
export async function dueGroups({ db }: Pick<Services, 'db'>, now: Date): Promise<number[]> {
  const groups = await db.group.findMany({ where: isOver(now), orderBy: { id: 'asc' }, select: { id: true } });
  return groups.map(({ id }) => id);
}

/** Deletes a group that can no longer be restored, with what only it has. */
export async function purgeGroup(services: Services, groupId: number, now: Date): Promise<void> {
  const { db, log } = services;
  if ((await db.group.count({ where: { id: groupId, ...isOver(now) } })) === 0) return;
  const contests = await db.contest.findMany({ where: { groupId }, orderBy: { id: 'asc' }, select: { id: true } });
  for (const { id } of contests) await removeContest(services, id);
  await db.training.deleteMany({ where: { groupId } });
  const problems = await db.problem.findMany({ where: { groupId }, orderBy: { id: 'asc' }, select: { id: true } });
  for (const { id } of problems) {
    const isKept = await db.$transaction((tx) => passToSite(tx, id));
    if (!isKept) await removeProblem(services, id);
  }
  await db.$transaction(async (tx) => {
    // Practice on problems that the site has now.
    await tx.submission.updateMany({ where: { groupId }, data: { groupId: null } });
    // A category is not deleted before its discussions.
    await tx.discussion.deleteMany({ where: { groupId } });
    await tx.group.deleteMany({ where: { id: groupId } });
  }, transaction);
  log.info({ groupId }, 'disbanded group deleted');
}

/** @returns whether others use the problem, which is of the site then. */
async function passToSite(tx: Transaction, problemId: number): Promise<boolean> {
  await tx.$queryRaw`SELECT FROM problem WHERE id = ${problemId} FOR UPDATE`;
  const { inBank, _count } = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: { inBank: true, _count: { select: { contestProblems: true, trainings: true } } },
  });
  if (!inBank && _count.contestProblems === 0 && _count.trainings === 0) return false;
  await tx.bankApplication.deleteMany({ where: { problemId } });
  await tx.groupShare.deleteMany({ where: { problemId } });
  // Private: readers of the site have never seen a problem that was not in the bank.
  await tx.problem.update({
    where: { id: problemId },
    data: { groupId: null, bankState: 'NONE', ...(!inBank && { visibility: 'PRIVATE' }) },
  });
  // Tags of the group are deleted with it.
  if (!inBank) await countForSolvers(tx, problemId, 1);
  return true;
}

async function removeProblem({ db }: Services, problemId: number): Promise<void> {
  const removeSome = () =>
    db.$transaction(async (tx) => {
      const some = await tx.submission.findMany({
        where: { problemId },
        orderBy: { id: 'asc' },
        take: batchSize,
        select: { id: true },
      });
      await deleteSubmissions(
        tx,
        some.map(({ id }) => id),
      );
      return some.length;
    }, transaction);
  while ((await removeSome()) > 0);
  await db.problem.deleteMany({ where: { id: problemId } });
}
