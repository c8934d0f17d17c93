import type { MessageKind } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import {
  RestDeleteMessagesDocument,
  RestMarkMessagesReadDocument,
  RestMessagesDocument,
  RestUnreadCountsDocument,
  type RestMessagesQuery,
} from './message.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { optionalInt, pageOf, paging } from './wire.ts';

type WireMessage = RestMessagesQuery['messages']['items'][number];

const actionName = {
  COMMENT: 'Discuss',
  REPLY: 'Reply',
  LIKE_POST: 'Like_Post',
  LIKE_COMMENT: 'Like_Discuss',
  ASK: 'Ask',
  ACCEPT: 'Accept',
  REPORT: 'Report',
  REOPEN: 'Reopen',
  FIX: 'Fix',
  DECLINE: 'Decline',
  MARK_DUPLICATE: 'Duplicate',
  MENTION: 'Mention',
  SEND_SOLUTION: 'Send_Solution',
  APPROVE: 'Approve',
  RETURN: 'Return',
  REFUSE: 'Refuse',
  ASSIGN: 'Assign',
} as const;
const sourceName = {
  DISCUSSION: 'Discussion',
  CONTEST: 'Contest',
  EDITORIAL: 'Editorial',
  QUESTION: 'Question',
  TICKET: 'Ticket',
  SOLUTION: 'Solution',
} as const;

/** A message that tells of somebody's act. */
function wireAct(message: WireMessage) {
  const { id, action, sourceId, sourceType, title, content, quote, url, isRead, sender, createdAt } = message;
  return {
    id,
    action: action && actionName[action],
    sourceId,
    sourceType: sourceType && sourceName[sourceType],
    sourceTitle: title,
    sourceContent: content,
    quoteId: null,
    quoteType: null,
    quoteContent: quote,
    url,
    state: isRead,
    senderId: sender?.id ?? null,
    senderUsername: sender?.username ?? null,
    senderAvatar: sender?.avatarUrl ?? null,
    gmtCreate: createdAt,
  };
}

/** A notice, or news of one's own. */
function wireNews(type: 'Sys' | 'Mine') {
  return ({ id, title, content, author, isRead, createdAt }: WireMessage) => ({
    id,
    title,
    content,
    adminId: author?.id ?? null,
    type,
    state: isRead,
    gmtCreate: createdAt,
  });
}

/** A list of messages; what it shows counts as read from then on, as old clients have it. */
function listCall(path: string, kind: MessageKind, wire: (message: WireMessage) => unknown) {
  return restCall({
    method: 'GET',
    path,
    auth: 'user',
    changesState: true,
    input: z.object(paging(5)),
    async answer({ input, operate }) {
      const { messages } = await operate(RestMessagesDocument, {
        kind,
        page: { page: input.currentPage, size: input.limit },
      });
      const ids = messages.items.filter(({ isRead }) => !isRead).map(({ id }) => id);
      if (ids.length > 0) await operate(RestMarkMessagesReadDocument, { kind, ids });
      return pageOf(messages, messages.items.map(wire));
    },
  });
}

const kindOfType: ReadonlyMap<string, MessageKind> = new Map([
  ['discuss', 'DISCUSS'],
  ['reply', 'REPLY'],
  ['like', 'LIKE'],
  ['sys', 'SYS'],
  ['mine', 'MINE'],
]);

/** Calls of the contract's area "message". */
export const messageCalls = [
  restCall({
    method: 'GET',
    path: '/api/msg/unread',
    auth: 'user',
    input: z.object({}),
    async answer({ operate }) {
      const { discuss, reply, like, sys, mine } = (await operate(RestUnreadCountsDocument, {})).unreadCounts;
      return { comment: discuss, reply, like, sys, mine };
    },
  }),
  listCall('/api/msg/comment', 'DISCUSS', wireAct),
  listCall('/api/msg/reply', 'REPLY', wireAct),
  listCall('/api/msg/like', 'LIKE', wireAct),
  listCall('/api/msg/sys', 'SYS', wireNews('Sys')),
  listCall('/api/msg/mine', 'MINE', wireNews('Mine')),
  restCall({
    method: 'DELETE',
    path: '/api/msg/clean',
    auth: 'user',
    input: z.object({ type: z.string(), id: optionalInt }),
    async answer({ input, operate, context }) {
      const kind = kindOfType.get(input.type.toLowerCase());
      if (kind === undefined) return failWith(400, say(sentences.badMessageType, context.locale));
      const { deleteMessages } = await operate(RestDeleteMessagesDocument, { kind, id: input.id ?? null });
      if (deleteMessages.__typename !== 'DeleteMessagesSuccess') return failDomain(deleteMessages);
      if (deleteMessages.data === 0) failWith(400, say(sentences.noMessages, context.locale));
    },
  }),
];
