import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { lockShared, refuseFull, type SharedItem } from './share-item.service.ts';
import { GroupShareNotFound } from './share.error.ts';
import { mayReceive, receivedIn, sharedOut } from './share.rule.ts';

/** Shares of a page unless asked otherwise. */
export const defaultSharePage = 20;

/**
 * What a group received and what is offered to it, offers first; null: the viewer decides on neither problems nor
 * trainings there.
 */
export async function listReceived(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  groupId: number,
  { page, query }: { readonly page: PageRequest; readonly query: object },
): Promise<Page<{ readonly id: number }> | null> {
  if (!mayReceive(viewer, groupId, 'PROBLEM') && !mayReceive(viewer, groupId, 'TRAINING')) return null;
  const where = receivedIn(viewer, groupId);
  const [items, total] = await Promise.all([
    db.groupShare.findMany({
      ...query,
      where,
      orderBy: [{ acceptedAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
      ...sliceOf(page),
    }),
    db.groupShare.count({ where }),
  ]);
  return { ...page, items, total };
}

/** Accepts an offer for a group. What was accepted stays so. @throws GroupShareNotFound, TooManyGroupShares */
export async function acceptShare(context: Context, id: number): Promise<void> {
  const { db, viewer, now } = context;
  const { item, groupId, isReceiver } = await findShare(context, id);
  if (!isReceiver) throw new GroupShareNotFound();
  await db.$transaction(async (tx) => {
    await lockShared(tx, item, groupId);
    const share = await tx.groupShare.findUnique({ where: { id }, select: { acceptedAt: true } });
    if (share === null) throw new GroupShareNotFound();
    if (share.acceptedAt !== null) return;
    await refuseFull(tx, groupId, true);
    await tx.groupShare.update({ where: { id }, data: { acceptedAt: now } });
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'group.acceptShare',
      target: { kind: item.kind, id: item.id },
      groupId,
      at: now,
    });
  });
}

/** Takes a share or an offer back, declines or removes it. @throws GroupShareNotFound */
export async function removeShare(context: Context, id: number): Promise<void> {
  const { db, viewer, now } = context;
  const { item, groupId, ownerId, isReceiver } = await findShare(context, id);
  await db.$transaction(async (tx) => {
    await lockShared(tx, item, groupId);
    const { count } = await tx.groupShare.deleteMany({ where: { id } });
    if (count === 0) throw new GroupShareNotFound();
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'group.removeShare',
      target: { kind: item.kind, id: item.id },
      groupId: isReceiver ? groupId : ownerId,
      before: { groupId },
      at: now,
    });
  });
}

/** A share of which the viewer decides for one of its groups. @throws GroupShareNotFound */
async function findShare({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number) {
  const share = await db.groupShare.findUnique({
    where: { id },
    select: {
      problemId: true,
      trainingId: true,
      groupId: true,
      problem: { select: { groupId: true } },
      training: { select: { groupId: true } },
    },
  });
  if (share === null) throw new GroupShareNotFound();
  const { problemId, trainingId, groupId } = share;
  const item: SharedItem =
    problemId === null ? { kind: 'TRAINING', id: trainingId ?? 0 } : { kind: 'PROBLEM', id: problemId };
  const isReceiver = (await db.groupShare.count({ where: { id, AND: receivedIn(viewer, groupId) } })) > 0;
  const isSharer = (await db.groupShare.count({ where: { id, AND: sharedOut(viewer) } })) > 0;
  if (!isReceiver && !isSharer) throw new GroupShareNotFound();
  return { item, groupId, ownerId: share.problem?.groupId ?? share.training?.groupId ?? null, isReceiver };
}
