import { deliverMessages, type NewMessage } from '../../account/message/deliver.service.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import type { CommentArea } from './comment-area.service.ts';
import { speaksForJury } from './comment.rule.ts';

/** Longest part of a text in a message, in characters. */
const excerptLength = 500;

/** What somebody did in a comment area that others are told of. */
export interface CommentAct {
  readonly kind: 'DISCUSS' | 'REPLY' | 'LIKE';
  readonly action: Extract<NewMessage, { action: unknown }>['action'];
  readonly senderId: string;
  readonly recipientIds: readonly string[];
  readonly content: string;
  readonly quote: string | null;
}

/** Tells those an act is meant for, within its transaction. Nobody is told of an act of their own. */
export async function tellOfAct(
  tx: Transaction,
  pubsub: Context['pubsub'],
  { act, contestId }: { readonly act: CommentAct; readonly contestId: number },
): Promise<void> {
  const { title, groupId } = await tx.contest.findUniqueOrThrow({
    where: { id: contestId },
    select: { title: true, groupId: true },
  });
  const { content, quote, recipientIds: addressed, ...rest } = act;
  const recipientIds = groupId === null ? addressed : await readersAmong(tx, groupId, addressed);
  const source = { type: 'CONTEST' as const, id: contestId, title };
  const text = {
    content: excerptOf(content),
    quote: quote === null ? null : excerptOf(quote),
    url: `/contest/${contestId}/comment`,
  };
  await deliverMessages(
    tx,
    pubsub,
    [...new Set(recipientIds)].map((recipientId) => ({ ...rest, recipientId, source, ...text })),
  );
}

/** Of some accounts those who still read what is a group's: they may have left it since they wrote. */
async function readersAmong(tx: Transaction, groupId: number, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx.user.findMany({
    where: {
      id: { in: [...userIds] },
      OR: [
        { role: 'ROOT' },
        { ownedGroups: { some: { id: groupId } } },
        { groupMemberships: { some: { groupId, level: { gte: level.member } } } },
      ],
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Says that something under a comment changed, to those who may read it. */
export async function tellOfChange(
  tx: Transaction,
  pubsub: Context['pubsub'],
  { area, author }: { readonly area: CommentArea; readonly author: { readonly id: string; readonly role: string } },
): Promise<void> {
  const isForAll = !area.isTalkClosed || speaksForJury(author, area.contest);
  await pubsub.publish('comment', { contestId: area.contestId, authorId: author.id, isForAll }, tx);
}

/** The beginning of a text, never cut within a character. */
function excerptOf(text: string): string {
  const characters = [...text];
  return characters.length <= excerptLength ? text : `${characters.slice(0, excerptLength).join('')}…`;
}
