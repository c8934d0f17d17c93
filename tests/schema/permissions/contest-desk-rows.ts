import {
  administered,
  always,
  content,
  looked,
  signedIn,
  submitted,
  type ContestPermissionRow,
} from './contest-permission-row.ts';
import type { MarkedContest } from './marked-contest.ts';

/** What is not to be read yet. */
const draft = ({ content: mark }: MarkedContest) => `draft of ${mark}`;

/** Announcements, clarifications and prints. */
export const contestDeskRows: readonly ContestPermissionRow[] = [
  {
    name: 'contestAnnouncements',
    finds: looked,
    mark: content,
    ask: ({ id }) => ({ query: `{ contestAnnouncements(contestId: ${id}) { items { content } } }` }),
  },
  {
    name: 'clarifications',
    finds: administered,
    mark: content,
    ask: ({ id }) => ({ query: `{ clarifications(contestId: ${id}) { items { question } } }` }),
  },
  {
    name: 'allContestAnnouncements',
    finds: administered,
    mark: draft,
    ask: ({ id }) => ({ query: `{ allContestAnnouncements(contestId: ${id}) { items { content } } }` }),
  },
  {
    name: 'contestPrints',
    finds: administered,
    mark: ({ printId }) => `"id":${printId}`,
    ask: ({ id }) => ({ query: `{ contestPrints(contestId: ${id}) { items { id username } } }` }),
  },
  {
    name: 'ownContestPrints of others',
    finds: always([]),
    mark: ({ printId }) => `"id":${printId}`,
    ask: ({ id }) => ({ query: `{ ownContestPrints(contestId: ${id}) { items { id } } }` }),
  },
  {
    name: 'contestPrint',
    finds: administered,
    mark: content,
    ask: ({ printId }) => ({ query: `{ contestPrint(id: ${printId}) { content } }` }),
  },
  // Who may, may twice a minute.
  {
    name: 'submitPrint',
    finds: { ...submitted, running: signedIn, 'with an open board': signedIn },
    mark: () => /SubmitPrintSuccess|TooManyRequests/,
    ask: ({ id }) => ({
      query: `mutation { submitPrint(input: { contestId: ${id}, content: "${'x'.repeat(60)}" }) { __typename } }`,
    }),
  },
  {
    name: 'markPrinted',
    isOnce: true,
    finds: administered,
    mark: () => 'MarkPrintedSuccess',
    ask: ({ printId }) => ({ query: `mutation { markPrinted(id: ${printId}, isPrinted: true) { __typename } }` }),
  },
];
