import { MessageAction, MessageKind, MessageSource } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import type { FactWords } from './fact-words.ts';
import { wordsOfStored } from './fact.ts';
import type { UnreadCounts } from './unread.service.ts';

export const MessageKindType = builder.enumType(MessageKind, {
  name: 'MessageKind',
  description:
    "DISCUSS: comments on what one posted or watches. REPLY: answers to one's comments, and mentions. LIKE: likes. " +
    "SYS: notices of the site. MINE: news of one's own account and submissions.",
});
const MessageActionType = builder.enumType(MessageAction, { name: 'MessageAction' });
const MessageSourceType = builder.enumType(MessageSource, { name: 'MessageSource' });

function factOf({ fact }: { readonly fact: unknown }, { locale }: Context): FactWords | null {
  return wordsOfStored(fact, locale);
}

const worded = { fact: true, notice: { select: { title: true, content: true } } } as const;

export const MessageType = builder.prismaObject('Message', {
  select: { id: true },
  description: 'A message to the viewer.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.expose('kind', { type: MessageKindType }),
    isRead: t.exposeBoolean('isRead'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sender: t.relation('sender', {
      nullable: true,
      description: 'Who did it; null for SYS and MINE, and when the account is gone.',
    }),
    action: t.expose('action', {
      type: MessageActionType,
      nullable: true,
      description: 'What the sender did; null for SYS and MINE.',
    }),
    sourceType: t.expose('sourceType', { type: MessageSourceType, nullable: true }),
    sourceId: t.exposeInt('sourceId', { nullable: true }),
    title: t.string({
      nullable: true,
      description: 'Title of the source, of the notice or of the news.',
      select: { sourceTitle: true, ...worded },
      resolve: (message, _args, context) =>
        message.sourceTitle ?? message.notice?.title ?? factOf(message, context)?.title ?? null,
    }),
    content: t.string({
      nullable: true,
      description: 'What the sender wrote, as text; of SYS and MINE Markdown.',
      select: { content: true, ...worded },
      resolve: (message, _args, context) =>
        message.content ?? message.notice?.content ?? factOf(message, context)?.content ?? null,
    }),
    quote: t.exposeString('quote', { nullable: true, description: 'What it was an answer to, as text.' }),
    url: t.string({
      nullable: true,
      description: 'Path of the site where it is to be seen.',
      select: { url: true, fact: true },
      resolve: (message, _args, context) => message.url ?? factOf(message, context)?.url ?? null,
    }),
    author: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'Of a notice.',
      select: (_args, _context, nested) => ({ notice: { select: { author: nested(true) } } }),
      resolve: (_query, { notice }) => notice?.author ?? null,
    }),
  }),
});

export const UnreadCountsType = builder.objectRef<UnreadCounts>('UnreadCounts').implement({
  description: 'Unread messages of the viewer.',
  fields: (t) => ({
    discuss: t.exposeInt('DISCUSS'),
    reply: t.exposeInt('REPLY'),
    like: t.exposeInt('LIKE'),
    sys: t.exposeInt('SYS'),
    mine: t.exposeInt('MINE'),
    total: t.int({ resolve: (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0) }),
  }),
});
