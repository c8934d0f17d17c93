import type { Problem } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { belongsTo, groupsOf } from '../../place/place.rule.ts';
import { receivedBy, receivedTrainings } from '../../place/share.rule.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';

/**
 * Group in which the viewer practises a problem that they see; null: on the site, where those of the public bank are. A
 * member of several groups that have it chooses one by `wanted`; by default it is the problem's own, or else the first
 * that received it.
 *
 * @throws ProblemNotFound for those who read the problem as admins of the site: members alone practise in a group.
 */
export async function practiceGroup(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  problem: Pick<Problem, 'id' | 'groupId' | 'inBank' | 'visibility'>,
  wanted: number | null,
): Promise<number | null> {
  const { id: problemId, groupId, inBank, visibility } = problem;
  if (inBank || groupId === null) return null;
  const isOwn = belongsTo(viewer, groupId);
  if (isOwn && (wanted === null || wanted === groupId || visibility !== 'PUBLIC')) return groupId;
  const groups = groupsOf(viewer);
  const shares = await db.groupShare.findMany({
    where: {
      ...receivedBy(groups),
      OR: [
        { problemId },
        { training: { ...receivedTrainings(groups), problems: { some: { problemId, isOwn: true } } } },
      ],
    },
    orderBy: { id: 'asc' },
    select: { groupId: true },
  });
  const receivers = shares.map((share) => share.groupId);
  if (wanted !== null && receivers.includes(wanted)) return wanted;
  if (isOwn) return groupId;
  const [first] = receivers;
  if (first === undefined) throw new ProblemNotFound();
  return first;
}
