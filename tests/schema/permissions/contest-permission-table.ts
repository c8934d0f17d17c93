import { contestBoardRows } from './contest-board-rows.ts';
import { contestCommentRows } from './contest-comment-rows.ts';
import { contestDeskRows } from './contest-desk-rows.ts';
import { contestParticipationRows } from './contest-participation-rows.ts';
import {
  administered,
  announced,
  content,
  looked,
  openBoards,
  problem,
  talked,
  title,
  type ContestPermissionRow,
  type ContestSubscriptionRow,
} from './contest-permission-row.ts';
import { contestReadingRows } from './contest-reading-rows.ts';
import { contestRestRows } from './contest-rest-rows.ts';
import { contestReviewRows } from './contest-review-rows.ts';

/** What is asked of every contest by everybody. A new operation that touches contests is a new row. */
export const contestPermissionTable: readonly ContestPermissionRow[] = [
  ...contestReadingRows,
  ...contestParticipationRows,
  ...contestBoardRows,
  ...contestDeskRows,
  ...contestCommentRows,
  ...contestReviewRows,
  ...contestRestRows,
];

/** Subscriptions, by what their first message holds. */
export const contestSubscriptionTable: readonly ContestSubscriptionRow[] = [
  {
    name: 'contestChanged',
    finds: announced,
    mark: title,
    query: ({ id }) => `subscription { contestChanged(contestId: ${id}) { title } }`,
  },
  {
    name: 'participantsChanged',
    finds: announced,
    mark: title,
    query: ({ id }) => `subscription { participantsChanged(contestIds: [${id}]) { title } }`,
  },
  {
    name: 'contestAnnouncementsChanged',
    finds: looked,
    mark: content,
    query: ({ id }) => `subscription { contestAnnouncementsChanged(contestId: ${id}) { items { content } } }`,
  },
  {
    name: 'clarificationsChanged',
    finds: administered,
    mark: content,
    query: ({ id }) => `subscription { clarificationsChanged(contestId: ${id}) { items { question } } }`,
  },
  {
    name: 'contestPrintsChanged',
    finds: administered,
    mark: ({ printId }) => `"id":${printId}`,
    query: ({ id }) => `subscription { contestPrintsChanged(contestId: ${id}) { items { id } } }`,
  },
  {
    name: 'balloonsChanged',
    finds: administered,
    mark: problem,
    query: ({ id }) => `subscription { balloonsChanged(contestId: ${id}) { items { problemTitle } } }`,
  },
  {
    name: 'contestBoardChanged',
    finds: looked,
    mark: () => '"version"',
    query: ({ id }) => `subscription { contestBoardChanged(contestId: ${id}) { version } }`,
  },
  {
    name: 'contestBoardChanged outside',
    finds: openBoards,
    mark: () => '"version"',
    query: ({ id }) => `subscription { contestBoardChanged(contestId: ${id}, isOutside: true) { version } }`,
  },
  {
    name: 'commentsChanged',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    query: ({ id }) => `subscription { commentsChanged(on: { contestId: ${id} }) { items { content } } }`,
  },
  {
    name: 'submissionProgress',
    finds: looked,
    mark: problem,
    query: ({ rivals }) =>
      `subscription { submissionProgress(id: ${rivals.id}) { submission { contestProblemTitle } } }`,
  },
  {
    name: 'newSubmissionCount',
    finds: looked,
    mark: () => ':1}',
    query: ({ id, rivals }) =>
      `subscription { newSubmissionCount(filter: { contestId: ${id}, status: 0 }, afterId: ${rivals.id - 1}) }`,
  },
];
