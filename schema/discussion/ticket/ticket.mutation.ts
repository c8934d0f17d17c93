import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { ProblemClosedForDiscussion, WritingBanned } from '../core/discussion.error.ts';
import { CommentingForbidden } from '../thread/thread.error.ts';
import { answerTicket } from './answer-ticket.service.ts';
import { assignTicket } from './assign-ticket.service.ts';
import { createTicket } from './create-ticket.service.ts';
import { markTicket } from './mark-ticket.service.ts';
import { readTicket } from './ticket-list.service.ts';
import {
  AssigneeNotKeeper,
  ProblemTicketChanged,
  ProblemTicketFull,
  ProblemTicketNotFound,
  ProblemTicketStateForbidden,
  TooManyProblemTickets,
} from './ticket.error.ts';
import { TicketKindEnum, TicketObject, TicketStateEnum } from './ticket.type.ts';

/** Longest text of a ticket, a reply or a note, in characters. */
const maxTextLength = 5_000;
const textOptions = {
  description: `Markdown, 1 to ${maxTextLength} characters.`,
  validate: z.string().max(maxTextLength),
};
const version = 'Of the ticket that the viewer saw.';

const CreateProblemTicketInput = builder.inputType('CreateProblemTicketInput', {
  description: 'A fault of a problem.',
  fields: (t) => ({
    problemId: t.id({ description: 'Of which problem.' }),
    kind: t.field({ type: TicketKindEnum }),
    content: t.string(textOptions),
    submissionId: t.int({ required: false, description: 'An own submission to the problem that shows it.' }),
  }),
});

const AnswerProblemTicketInput = builder.inputType('AnswerProblemTicketInput', {
  description: 'A text below a ticket.',
  fields: (t) => ({
    id: t.id({ description: 'Which ticket.' }),
    content: t.string(textOptions),
    isNote: t.boolean({
      required: false,
      defaultValue: false,
      description: 'Keepers: is it for keepers of the problem alone?',
    }),
  }),
});

const MarkProblemTicketInput = builder.inputType('MarkProblemTicketInput', {
  description: 'The new state of a ticket.',
  fields: (t) => ({
    id: t.id({ description: 'Which ticket.' }),
    version: t.int({ description: version }),
    state: t.field({ type: TicketStateEnum, description: 'One of its viewerStates.' }),
    duplicateOfId: t.id({ required: false, description: 'Of a DUPLICATE: another ticket about the problem.' }),
    fixedInRevision: t.int({ required: false, description: 'Of a FIXED; null: the newest revision.' }),
  }),
});

const AssignProblemTicketInput = builder.inputType('AssignProblemTicketInput', {
  description: 'Who handles a ticket.',
  fields: (t) => ({
    id: t.id({ description: 'Which ticket.' }),
    version: t.int({ description: version }),
    username: t.string({
      required: false,
      description: 'A keeper of the problem; null: nobody.',
      validate: z.string().max(50),
    }),
  }),
});

const dataField = { name: 'ticket' } as const;
const notWritten = [CommentingForbidden, WritingBanned, ProblemClosedForDiscussion, TooManyRequests];

builder.mutationFields((t) => ({
  createProblemTicket: t.prismaField({
    type: TicketObject,
    description: 'Reports a fault of a problem to those who keep it.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [InvalidInput, ProblemNotFound, TooManyProblemTickets, ...notWritten], dataField },
    args: { input: t.arg({ type: CreateProblemTicketInput }) },
    resolve: async (query, _root, { input: { problemId, submissionId, ...input } }, context) => {
      const ticket = { ...input, problemId: rowId(problemId), submissionId: submissionId ?? null };
      return readTicket(context, await createTicket(context, ticket), rowQuery(query));
    },
  }),
  answerProblemTicket: t.prismaField({
    type: TicketObject,
    description: 'Answers a ticket, for its reporter and keepers of the problem; or writes a note, for keepers.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [InvalidInput, ProblemTicketNotFound, ProblemTicketFull, ...notWritten], dataField },
    args: { input: t.arg({ type: AnswerProblemTicketInput }) },
    resolve: async (query, _root, { input: { id, content, isNote } }, context) => {
      await answerTicket(context, { id: rowId(id), content, isNote: isNote ?? false });
      return readTicket(context, rowId(id), rowQuery(query));
    },
  }),
  markProblemTicket: t.prismaField({
    type: TicketObject,
    description:
      'Changes the state of a ticket: keepers of the problem at will; reporters close theirs (DECLINED), and reopen ' +
      'them within 30 days.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        ProblemTicketNotFound,
        ProblemTicketChanged,
        ProblemTicketStateForbidden,
        TooManyProblemTickets,
        ProblemClosedForDiscussion,
        TooManyRequests,
      ],
      dataField,
    },
    args: { input: t.arg({ type: MarkProblemTicketInput }) },
    resolve: async (query, _root, { input: { id, duplicateOfId, fixedInRevision, ...input } }, context) => {
      await markTicket(context, {
        ...input,
        id: rowId(id),
        duplicateOfId: duplicateOfId ? rowId(duplicateOfId) : null,
        fixedInRevision: fixedInRevision ?? null,
      });
      return readTicket(context, rowId(id), rowQuery(query));
    },
  }),
  assignProblemTicket: t.prismaField({
    type: TicketObject,
    description: 'Assigns a ticket to a keeper of its problem, or to nobody. For keepers.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [ProblemTicketNotFound, ProblemTicketChanged, AssigneeNotKeeper, ProblemClosedForDiscussion],
      dataField,
    },
    args: { input: t.arg({ type: AssignProblemTicketInput }) },
    resolve: async (query, _root, { input: { id, username, version: seen } }, context) => {
      await assignTicket(context, { id: rowId(id), version: seen, username: username?.trim() || null });
      return readTicket(context, rowId(id), rowQuery(query));
    },
  }),
}));
