import type { Problem } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { rowId } from '../../core/row-id.ts';
import { belongsTo, groupsOf } from '../../place/place.rule.ts';
import { receivedBy, receivedTrainings } from '../../place/share.rule.ts';
import { seenTrainings } from '../../place/training.rule.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';

type Asking = Pick<Context, 'db' | 'viewer'>;

/** Where a problem was opened. It chooses among places that the viewer has anyway, and opens none. */
export interface OpenedIn {
  /** Null: in no group that the request names. */
  readonly groupId?: number | null | undefined;
  /** Null: in no training. */
  readonly trainingId?: number | null | undefined;
}

/** `OpenedIn` of ids as they come in. */
export function openedIn(ids: {
  readonly groupId?: string | null | undefined;
  readonly trainingId?: string | null | undefined;
}): OpenedIn {
  return {
    groupId: ids.groupId ? rowId(ids.groupId) : null,
    trainingId: ids.trainingId ? rowId(ids.trainingId) : null,
  };
}

/**
 * Group in which the viewer practises a problem that they see; null: on the site, where those of the public bank are. A
 * member of several groups that have it chooses one by where it was opened; by default it is the problem's own, or else
 * the first that received it.
 *
 * @throws ProblemNotFound for those who read the problem as admins of the site: members alone practise in a group; and
 *   where it was opened in a group that has it no longer, so that no other group gets the code.
 */
export async function practiceGroup(
  { db, viewer }: Asking,
  problem: Pick<Problem, 'id' | 'groupId' | 'inBank' | 'visibility'>,
  opened: OpenedIn,
): Promise<number | null> {
  const { id: problemId, groupId, inBank, visibility } = problem;
  if (inBank || groupId === null) return null;
  const wanted = await groupOf({ db, viewer }, problemId, opened);
  const isOwn = belongsTo(viewer, groupId);
  if (isOwn && (wanted === null || wanted === groupId)) return groupId;
  if (visibility !== 'PUBLIC') throw new ProblemNotFound();
  const groups = wanted === null ? groupsOf(viewer) : [wanted].filter((id) => belongsTo(viewer, id));
  const share = await db.groupShare.findFirst({
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
  if (share === null) throw new ProblemNotFound();
  return share.groupId;
}

/**
 * The group that a request means: that of the training, or one of the viewer's that received the training. A training
 * that has not this problem says nothing, nor do those of the site and personal lists.
 */
async function groupOf(
  { db, viewer }: Asking,
  problemId: number,
  { groupId = null, trainingId = null }: OpenedIn,
): Promise<number | null> {
  if (trainingId === null) return groupId;
  const training = await db.training.findFirst({
    where: { AND: [{ id: trainingId, problems: { some: { problemId } } }, seenTrainings(viewer)] },
    select: {
      groupId: true,
      shares: { where: receivedBy(groupsOf(viewer)), orderBy: { id: 'asc' }, select: { groupId: true } },
    },
  });
  const owner = training?.groupId ?? null;
  if (training === null || owner === null) return groupId;
  const places = [...(belongsTo(viewer, owner) ? [owner] : []), ...training.shares.map((share) => share.groupId)];
  return groupId !== null && places.includes(groupId) ? groupId : (places[0] ?? groupId);
}
