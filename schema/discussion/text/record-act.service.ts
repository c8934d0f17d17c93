import type { ModerationKind } from '@verdict/prisma/generated/client/client.ts';
import { deliverMessages, tellUnread } from '../../account/message/deliver.service.ts';
import type { Fact } from '../../account/message/fact.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { countComments } from '../thread/thread.ts';
import type { StoredText } from './stored-text.service.ts';
import { stateOf, type TextState } from './text-state.ts';
import { textKey } from './text.ts';

/** An act on a text. */
export interface NewAct {
  readonly kind: ModerationKind;
  /** The first act of the same decision; absent: this is it. */
  readonly leadId?: number;
  /** Null: the site itself. */
  readonly actorId: string | null;
  /** The author deletes the own text. */
  readonly isByAuthor?: boolean;
  /** Empty: none. */
  readonly reason: string;
}

type Acting = Pick<Context, 'pubsub' | 'now'>;
type AuthorNews = Extract<Fact, { kind: 'textModerated' }>['news'];

/** The id of a text's row, which is inserted if there is none yet. The row is locked until the transaction ends. */
export async function keepModeratedText(
  tx: Transaction,
  { ref, groupId }: Pick<StoredText, 'ref' | 'groupId'>,
): Promise<number> {
  const key = textKey(ref);
  await tx.moderatedText.createMany({ data: [{ ...key, groupId }], skipDuplicates: true });
  const { id } = await tx.moderatedText.findFirstOrThrow({ where: key, select: { id: true } });
  await tx.$queryRaw`SELECT FROM moderated_text WHERE id = ${id} FOR NO KEY UPDATE`;
  return id;
}

/**
 * Records an act on a text, in the transaction of the caller, who holds the text's row: the text follows from its acts.
 * Audited, and its author notified, unless it is the author's own.
 *
 * @returns id of the act
 */
export async function recordAct(
  tx: Transaction,
  { pubsub, now }: Acting,
  { rowId, text, act }: { readonly rowId: number; readonly text: StoredText; readonly act: NewAct },
): Promise<number> {
  const { id } = await tx.moderationAct.create({
    data: { ...act, moderatedTextId: rowId, createdAt: now },
    select: { id: true },
  });
  const state = await applyActs(tx, { pubsub, now }, { rowId, text });
  const { kind, actorId, isByAuthor = false, reason } = act;
  if (isByAuthor) return id;
  await audit(tx, {
    actorId,
    action: `moderation.${kind.toLowerCase() as Lowercase<ModerationKind>}`,
    target: text.ref,
    groupId: text.groupId,
    before: fieldsOf(text),
    after: fieldsOf(state),
    reason,
    at: now,
  });
  const news = newsOf(act, text);
  if (news !== null) await notifyAuthor(tx, pubsub, { text, news, reason, until: null });
  return id;
}

/** Sets a text's columns, count and messages to what its acts say, and tells its readers. */
export async function applyActs(
  tx: Transaction,
  { pubsub }: Acting,
  { rowId, text }: { readonly rowId: number; readonly text: StoredText },
): Promise<TextState> {
  const acts = await tx.moderationAct.findMany({
    where: { moderatedTextId: rowId, undoneAt: null, kind: { in: ['KEEP', 'HIDE', 'DELETE'] } },
    orderBy: { id: 'asc' },
    select: { kind: true, reason: true, createdAt: true },
  });
  const state = stateOf(acts);
  const { ref, subject, threadId } = text;
  const { isHidden, ...rest } = state;
  const where = { id: ref.id };
  if (ref.kind === 'DISCUSSION') {
    await tx.discussion.update({ where, data: { isDisabled: isHidden, ...rest } });
    await pubsub.publish('discussion', { discussionId: ref.id }, tx);
  } else if (ref.kind === 'COMMENT') await tx.comment.update({ where, data: state });
  else if (ref.kind === 'REPLY') await tx.reply.update({ where, data: state });
  else await tx.communitySolution.update({ where, data: state });
  if (threadId !== null) await countComments(tx, threadId, 'ALL');
  const key = textKey(ref);
  // Messages that show the text come and go with it.
  const recipients = await tx.message.findMany({
    where: { isRead: false, OR: [key, ...(ref.kind === 'REPLY' ? [{ quotedReplyId: ref.id }] : [])] },
    distinct: ['recipientId'],
    select: { recipientId: true },
  });
  await tellUnread(
    tx,
    pubsub,
    recipients.map(({ recipientId }) => recipientId),
  );
  const change = { kind: subject.kind, subjectId: subject.id, authorId: text.author.id, isForAll: true };
  await pubsub.publish('comment', change, tx);
  await pubsub.publish('moderation', { groupId: text.groupId }, tx);
  return state;
}

/** Notifies the author of what became of a text. */
export async function notifyAuthor(
  tx: Transaction,
  pubsub: Context['pubsub'],
  {
    text,
    news,
    reason,
    until,
  }: {
    readonly text: StoredText;
    readonly news: AuthorNews;
    readonly reason: string;
    readonly until: Date | null;
  },
): Promise<void> {
  const { ref, title, path, author } = text;
  const fact = {
    kind: 'textModerated',
    news,
    textKind: ref.kind,
    title,
    url: path,
    reason,
    until: until?.toISOString() ?? null,
  } as const;
  await deliverMessages(tx, pubsub, [{ kind: 'MINE', recipientId: author.id, fact }]);
}

/** Null: the author learns nothing. Bans notify with their end. */
function newsOf({ kind, actorId }: NewAct, { isHidden }: StoredText): AuthorNews | null {
  if (kind === 'KEEP') return isHidden ? 'SHOWN' : null;
  if (kind === 'HIDE') return actorId === null ? 'HIDDEN_BY_REPORTS' : 'HIDDEN';
  if (kind === 'DELETE') return 'DELETED';
  return kind === 'WARN' ? 'WARNED' : null;
}

/** What of a text the audit log keeps. */
export function fieldsOf({ isHidden, deletedAt }: Pick<TextState, 'isHidden' | 'deletedAt'>) {
  return { isHidden, isDeleted: deletedAt !== null };
}
