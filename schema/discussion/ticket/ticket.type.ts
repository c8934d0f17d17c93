import {
  ProblemTicketEntryKind,
  ProblemTicketKind,
  ProblemTicketState,
} from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { titleIn, titleSelect } from '../../problem/bank/problem-title.ts';
import { writerSelect } from '../core/writer.ts';
import { WriterType } from '../core/writer.type.ts';
import { maxEntries } from './ticket.error.ts';
import { loadEntries, loadTicketView, type TicketEntryRow } from './ticket.loader.ts';
import { settableStates } from './ticket.rule.ts';

const problem = { problem: { select: { displayId: true } } } as const;

export const TicketKindEnum = builder.enumType(ProblemTicketKind, {
  name: 'ProblemTicketKind',
  description: 'What of a problem is wrong.',
});

export const TicketStateEnum = builder.enumType(ProblemTicketState, {
  name: 'ProblemTicketState',
  description: 'OPEN and IN_WORK are open; DECLINED: closed without a change, by a keeper or by its reporter.',
});

const TicketEntryKindEnum = builder.enumType(ProblemTicketEntryKind, {
  name: 'ProblemTicketEntryKind',
  description: 'NOTE: for keepers of the problem alone.',
});

const TicketEntryType = builder.objectRef<TicketEntryRow>('ProblemTicketEntry').implement({
  description: 'What happened to a ticket.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: TicketEntryKindEnum }),
    author: t.field({
      type: WriterType,
      nullable: true,
      description: 'Null: the account is gone.',
      resolve: ({ author }) => author,
    }),
    content: t.exposeString('content', { description: 'Markdown, of replies and notes; empty for changes.' }),
    state: t.expose('state', { type: TicketStateEnum, nullable: true, description: 'Of a STATE: the new one.' }),
    fixedInRevision: t.exposeInt('fixedInRevision', {
      nullable: true,
      description: 'Number of the revision of the problem.',
    }),
    assignee: t.field({
      type: WriterType,
      nullable: true,
      description: 'Of an ASSIGNMENT: the new one; null: nobody, or the account is gone.',
      resolve: ({ assignee }) => assignee,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const TicketObject = builder.prismaObject('ProblemTicket', {
  select: { id: true },
  description:
    'A fault of a problem, read by its reporter and those who keep the problem. While a contest with the problem ' +
    'runs for the reporter, they read no more than what they wrote themselves.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: TicketKindEnum }),
    content: t.exposeString('content', { description: 'Markdown.' }),
    submissionId: t.exposeInt('submissionId', {
      nullable: true,
      description: 'A submission of the reporter that shows the fault.',
    }),
    problemDisplayId: t.string({ select: problem, resolve: ({ problem: { displayId } }) => displayId }),
    problemTitle: t.string({
      select: { problem: { select: titleSelect } },
      resolve: ({ problem }, _args, { locale }) => titleIn(problem, locale),
    }),
    reporter: t.field({
      type: WriterType,
      nullable: true,
      description: 'Null: the account is gone.',
      select: { reporter: { select: writerSelect } },
      resolve: ({ reporter }) => reporter,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    state: t.field({
      type: TicketStateEnum,
      select: { id: true, state: true },
      resolve: async ({ id, state }, _args, context) => {
        const { isClosed, reportersState } = await loadTicketView(context, id);
        return isClosed ? reportersState : state;
      },
    }),
    version: t.int({
      description: 'To be sent with a change of state or assignee; 0 while the viewer may change neither.',
      select: { id: true, version: true },
      resolve: async ({ id, version }, _args, context) => ((await loadTicketView(context, id)).isClosed ? 0 : version),
    }),
    assignee: t.field({
      type: WriterType,
      nullable: true,
      description: 'The keeper who handles it; null: nobody.',
      select: { id: true, assignee: { select: writerSelect } },
      resolve: async ({ id, assignee }, _args, context) =>
        (await loadTicketView(context, id)).isClosed ? null : assignee,
    }),
    duplicateOfId: t.id({
      nullable: true,
      description: 'The ticket that is worked on in its place, for keepers; null: none.',
      select: { id: true, duplicateOfId: true },
      resolve: async ({ id, duplicateOfId }, _args, context) =>
        duplicateOfId !== null && (await loadTicketView(context, id)).isKeeper ? String(duplicateOfId) : null,
    }),
    fixedInRevision: t.int({
      nullable: true,
      description: 'Number of the revision of the problem.',
      select: { id: true, fixedInRevision: true },
      resolve: async ({ id, fixedInRevision }, _args, context) =>
        (await loadTicketView(context, id)).isClosed ? null : fixedInRevision,
    }),
    entries: t.field({
      type: [TicketEntryType],
      description: `The newest ${maxEntries}, oldest first.`,
      complexity: { field: 1, multiplier: 20 },
      select: { id: true },
      resolve: async ({ id }, _args, context) => [...(await loadEntries(context, id))],
    }),
    viewerKeeps: t.boolean({
      description: 'Does the viewer keep the problem?',
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await loadTicketView(context, id)).isKeeper,
    }),
    viewerCanReply: t.boolean({
      select: { id: true },
      resolve: async ({ id }, _args, context) =>
        canComment(context.viewer) && !(await loadTicketView(context, id)).isClosed,
    }),
    viewerStates: t.field({
      type: [TicketStateEnum],
      description: 'States that the viewer may give it now.',
      select: { id: true, state: true, closedAt: true },
      resolve: async ({ id, ...ticket }, _args, context) =>
        settableStates(ticket, await loadTicketView(context, id), context.now),
    }),
  }),
});

export const TicketPage = pageObject('ProblemTicketPage', TicketObject);
