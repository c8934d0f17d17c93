import type { ModerationAct, ModerationKind } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { moderatedTexts, rowsOf } from '../text/moderator.rule.ts';
import { applyActs, fieldsOf, notifyAuthor } from '../text/record-act.service.ts';
import { reopenReports } from '../text/reports-of-text.service.ts';
import { storedTextOf, textSelect } from '../text/stored-text.service.ts';
import type { TextState } from '../text/text-state.ts';
import { ModerationActFinal, ModerationActNotFound } from './moderation.error.ts';

/** Acts can be undone for so long, in ms; deleted texts are kept as long. */
export const undoMs = 30 * 86_400_000;

/**
 * Undoes an act: its text is what the other acts say, and reports that it decided are open again.
 *
 * @throws ModerationActNotFound, ModerationActFinal
 */
export async function undoAct(context: Context, id: number): Promise<void> {
  const { db, viewer } = context;
  const moderatedText = rowsOf(moderatedTexts(viewer, await closedProblems(context)));
  const act = await db.moderationAct.findFirst({
    where: { id, moderatedText },
    select: { id: true, kind: true, moderatedTextId: true },
  });
  if (act === null) throw new ModerationActNotFound();
  await db.$transaction((tx) => writeUndo(tx, context, act));
}

/**
 * As `undoAct`, in the transaction of the caller, who knows that the viewer moderates the text.
 *
 * @throws ModerationActFinal
 */
export async function writeUndo(
  tx: Transaction,
  context: Context,
  { id, kind, moderatedTextId }: Pick<ModerationAct, 'id' | 'kind' | 'moderatedTextId'>,
): Promise<void> {
  const { viewer, now, pubsub } = context;
  const actorId = userIdOf(viewer);
  await tx.$queryRaw`SELECT FROM moderated_text WHERE id = ${moderatedTextId} FOR NO KEY UPDATE`;
  const { count } = await tx.moderationAct.updateMany({
    where: { id, undoneAt: null, createdAt: { gt: new Date(now.getTime() - undoMs) } },
    data: { undoneAt: now, undoneById: actorId },
  });
  if (count === 0) throw new ModerationActFinal();
  const row = await tx.moderatedText.findUniqueOrThrow({ where: { id: moderatedTextId }, select: textSelect });
  const text = storedTextOf(row);
  const state = await applyActs(tx, context, { rowId: moderatedTextId, text });
  await tx.writingBan.updateMany({ where: { actId: id, liftedAt: null }, data: { liftedAt: now } });
  await reopenReports(tx, moderatedTextId, { actId: id });
  await audit(tx, {
    actorId,
    action: 'moderation.undo',
    target: text.ref,
    groupId: text.groupId,
    before: { act: kind, ...fieldsOf(text) },
    after: fieldsOf(state),
    at: now,
  });
  const news = newsOf(kind, text, state);
  if (news !== null) await notifyAuthor(tx, pubsub, { text, news, reason: state.hiddenReason ?? '', until: null });
}

/** What the author learns; null: nothing, since the text is as it was. */
function newsOf(kind: ModerationKind, before: Pick<TextState, 'isHidden'>, { isHidden, deletedAt }: TextState) {
  if (kind === 'WARN') return 'WARNING_WITHDRAWN';
  if (kind === 'BAN') return 'BAN_LIFTED';
  if (kind === 'DELETE') return deletedAt === null ? 'RESTORED' : null;
  return isHidden === before.isHidden ? null : isHidden ? 'HIDDEN' : 'SHOWN';
}
