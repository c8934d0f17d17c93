import type { ModerationKind } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { moderatedTexts } from '../text/moderator.rule.ts';
import { keepModeratedText, notifyAuthor, recordAct } from '../text/record-act.service.ts';
import { closeReports } from '../text/reports-of-text.service.ts';
import { findText, type StoredText } from '../text/stored-text.service.ts';
import type { TextRef } from '../text/text.ts';
import { banAuthor, requireBannable } from './ban-author.service.ts';
import { ModeratedTextLocked, ModeratedTextNotFound } from './moderation.error.ts';

/** Longest reason of an act, in characters. */
export const maxReasonLength = 500;
/** Longest ban, in ms. */
const maxBanMs = 5 * 365 * 86_400_000;

const sentences = {
  alone: { 'zh-CN': '“保留”不能与其他处理同时选择。', 'en-US': 'Keep cannot be chosen together with others.' },
  none: { 'zh-CN': '请选择处理方式。', 'en-US': 'Choose what to do.' },
  until: {
    'zh-CN': '请填写今后五年内的时间。',
    'en-US': 'Choose a time in the future, within five years.',
  },
  one: {
    'zh-CN': '“隐藏”和“删除”只能选择一项。',
    'en-US': 'Choose one of Hide and Delete.',
  },
} as const;

/** What a moderator does with a text. */
export interface Moderation {
  readonly kinds: readonly ModerationKind[];
  /** Not needed to keep a text. */
  readonly reason: string;
  /** End of a ban; null where none is made. */
  readonly until: Date | null;
}

/**
 * Keeps, hides or deletes a text, warns its author or bans them from writing in its place, and decides its open
 * reports: dismissed where the text is kept, else accepted. The acts are one decision.
 *
 * @returns ids of the acts
 * @throws InvalidInput, ModeratedTextNotFound, ModeratedTextLocked, AccountNotBannable
 */
export async function moderateText(context: Context, ref: TextRef, moderation: Moderation): Promise<number[]> {
  const { db, viewer } = context;
  requireValid(context, moderation);
  const text = await findText(db, ref, moderatedTexts(viewer, await closedProblems(context)));
  if (text === null || text.deletedAt !== null) throw new ModeratedTextNotFound();
  if (moderation.kinds.includes('BAN')) await requireBannable(context, text);
  return db.$transaction((tx) => writeModeration(tx, context, { text, moderation }));
}

/**
 * As `moderateText`, in the transaction of the caller, who knows that the viewer moderates the text.
 *
 * @throws ModeratedTextNotFound, ModeratedTextLocked
 */
export async function writeModeration(
  tx: Transaction,
  context: Context,
  { text, moderation }: { readonly text: Pick<StoredText, 'ref' | 'groupId'>; readonly moderation: Moderation },
): Promise<number[]> {
  const userId = userIdOf(context.viewer);
  const kinds = [...new Set(moderation.kinds)];
  const reason = moderation.reason.trim();
  const rowId = await keepModeratedText(tx, text);
  await requireUnlocked(tx, { rowId, userId, now: context.now });
  // Of the moment at which the row was locked: another act may have come before.
  const latest = await findText(tx, text.ref);
  if (latest === null || latest.deletedAt !== null) throw new ModeratedTextNotFound();
  const actIds: number[] = [];
  for (const kind of kinds) {
    const [leadId] = actIds;
    const act = { kind, actorId: userId, reason, ...(leadId !== undefined && { leadId }) };
    const actId = await recordAct(tx, context, { rowId, text: latest, act });
    if (kind === 'BAN' && moderation.until !== null)
      await ban(tx, context, { text: latest, ban: { actId, reason, until: moderation.until } });
    actIds.push(actId);
  }
  const [actId = 0] = actIds;
  await closeReports(tx, rowId, { actId, state: kinds.includes('KEEP') ? 'DISMISSED' : 'ACCEPTED' });
  return actIds;
}

async function ban(
  tx: Transaction,
  context: Context,
  made: { readonly text: StoredText; readonly ban: Parameters<typeof banAuthor>[2]['ban'] },
): Promise<void> {
  await banAuthor(tx, context, made);
  const { reason, until } = made.ban;
  await notifyAuthor(tx, context.pubsub, { text: made.text, news: 'BANNED', reason, until });
}

function requireValid({ now, locale }: Context, { kinds, reason, until }: Moderation): void {
  const isBan = kinds.includes('BAN');
  const ms = (until?.getTime() ?? 0) - now.getTime();
  refuseFaults(
    [
      ...(kinds.length === 0 ? [{ path: 'acts', sentence: sentences.none }] : []),
      ...(kinds.includes('KEEP') && kinds.some((kind) => kind !== 'KEEP')
        ? [{ path: 'acts', sentence: sentences.alone }]
        : []),
      ...(kinds.includes('HIDE') && kinds.includes('DELETE') ? [{ path: 'acts', sentence: sentences.one }] : []),
      ...(!kinds.includes('KEEP') && isBlank(reason) ? [required('reason')] : []),
      ...(isBan && (ms <= 0 || ms > maxBanMs) ? [{ path: 'until', sentence: sentences.until }] : []),
    ],
    locale,
  );
}

/** @throws ModeratedTextLocked while another moderator looks at the text */
async function requireUnlocked(
  tx: Transaction,
  { rowId, userId, now }: { readonly rowId: number; readonly userId: string; readonly now: Date },
): Promise<void> {
  const locked = await tx.moderatedText.findFirst({
    where: { id: rowId, lockedUntil: { gt: now }, lockedBy: { id: { not: userId } } },
    select: { lockedBy: { select: { username: true } } },
  });
  if (locked !== null) throw new ModeratedTextLocked(locked.lockedBy?.username ?? '');
}
