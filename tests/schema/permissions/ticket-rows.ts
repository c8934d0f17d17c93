import { alsoFormer, always, content, kept, narrowed, seen, submitters, type PermissionRow } from './permission-row.ts';

/** What the former user reported: read by them and those who keep the problem. */
const found = alsoFormer(kept);

export const ticketRows: readonly PermissionRow[] = [
  {
    name: 'problemTicket',
    finds: found,
    mark: content,
    ask: ({ ticketId }) => ({ query: `{ problemTicket(id: ${ticketId}) { content } }` }),
  },
  {
    name: 'problemTickets',
    finds: kept,
    mark: content,
    ask: ({ displayId }) => ({
      query: `{ problemTickets(problemDisplayId: "${displayId}") { total items { content } } }`,
    }),
  },
  {
    name: 'ownProblemTickets',
    finds: always(['former']),
    mark: content,
    ask: () => ({ query: '{ ownProblemTickets { total items { content } } }' }),
  },
  {
    name: 'createProblemTicket',
    finds: narrowed(seen, submitters),
    mark: () => 'CreateProblemTicketSuccess',
    ask: ({ id }) => ({
      query: `mutation {
        createProblemTicket(input: { problemId: ${id}, kind: LIMITS, content: "Too low." }) { __typename }
      }`,
    }),
  },
  {
    name: 'answerProblemTicket',
    finds: found,
    mark: () => 'AnswerProblemTicketSuccess',
    ask: ({ ticketId }) => ({
      query: `mutation { answerProblemTicket(input: { id: ${ticketId}, content: "Which one?" }) { __typename } }`,
    }),
  },
  {
    name: 'markProblemTicket',
    isOnce: true,
    finds: found,
    mark: () => 'MarkProblemTicketSuccess',
    ask: ({ ticketId }) => ({
      query: `mutation { markProblemTicket(input: { id: ${ticketId}, version: 1, state: DECLINED }) { __typename } }`,
    }),
  },
  {
    name: 'assignProblemTicket',
    finds: kept,
    mark: () => 'AssignProblemTicketSuccess',
    ask: ({ ticketId }) => ({
      query: `mutation { assignProblemTicket(input: { id: ${ticketId}, version: 1 }) { __typename } }`,
    }),
  },
];
