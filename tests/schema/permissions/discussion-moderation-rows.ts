import { deleted, moderated, nobody, signedIn, type DiscussionPermissionRow } from './discussion-finds.ts';

const success = /Success"/;

/** Reports, the moderation queue and former versions. */
export const discussionModerationRows: readonly DiscussionPermissionRow[] = [
  {
    name: 'reports',
    finds: moderated,
    ask: () => ({ query: '{ reports(page: { size: 120 }) { items { report { text } text { title } } } }' }),
  },
  {
    name: 'moderationQueue',
    finds: moderated,
    ask: ({ groupId }) => ({
      query: `{
        moderationQueue(groupId: ${groupId}, page: { size: 120 }) { items { text { content } reports { text } } }
      }`,
    }),
  },
  {
    name: 'moderationDecisions',
    finds: moderated,
    ask: ({ groupId }) => ({
      query: `{ moderationDecisions(groupId: ${groupId}, page: { size: 120 }) { items { reason text { content } } } }`,
    }),
  },
  {
    name: 'textRevisions',
    finds: deleted,
    ask: ({ id }) => ({ query: `{ textRevisions(on: { discussionId: ${id} }) { items { content } } }` }),
  },
  {
    name: 'reportText',
    // Three reports hide one.
    isOnce: true,
    finds: signedIn,
    mark: /Success"|TooManyRequests/,
    ask: ({ id }) => ({
      query: `mutation { reportText(input: { on: { discussionId: ${id} }, reasons: [SPAM] }) { __typename } }`,
    }),
  },
  {
    name: 'closeReport',
    isOnce: true,
    finds: moderated,
    mark: success,
    ask: ({ reportId }) => ({
      query: `mutation { closeReport(input: { id: ${reportId}, isClosed: true }) { __typename } }`,
    }),
  },
  {
    name: 'lockModeratedText',
    isOnce: true,
    finds: moderated,
    mark: success,
    ask: ({ rowId }) => ({ query: `mutation { lockModeratedText(input: { id: ${rowId} }) { __typename } }` }),
  },
  {
    name: 'unlockModeratedText',
    isOnce: true,
    finds: moderated,
    mark: success,
    ask: ({ rowId }) => ({ query: `mutation { unlockModeratedText(input: { id: ${rowId} }) { __typename } }` }),
  },
  {
    name: 'moderateText',
    isOnce: true,
    finds: moderated,
    mark: success,
    ask: ({ id }) => ({
      query: `mutation { moderateText(input: { on: { discussionId: ${id} }, acts: [KEEP] }) { __typename } }`,
    }),
  },
  {
    name: 'moderateText of a comment',
    isOnce: true,
    finds: moderated,
    mark: success,
    ask: ({ comment }) => ({
      query: `mutation { moderateText(input: { on: { commentId: ${comment.id} }, acts: [KEEP] }) { __typename } }`,
    }),
  },
  {
    name: 'previewDiscussionAct',
    finds: moderated,
    mark: /PENDING|UNCHANGED/,
    ask: ({ id }) => ({
      query: `mutation {
        previewDiscussionAct(input: { on: { discussionIds: [${id}] }, act: DELETE, reason: "r" }) {
          ... on PreviewDiscussionActSuccess { act { rows { items { state } } } }
        }
      }`,
    }),
  },
  {
    name: 'previewDiscussionAct by words',
    finds: moderated,
    ask: ({ groupId, mark }) => ({
      query: `mutation {
        previewDiscussionAct(
          input: { on: { search: { groupId: ${groupId}, words: "${mark}" } }, act: DELETE, reason: "r" }
        ) { ... on PreviewDiscussionActSuccess { act { rows { items { name } } } } }
      }`,
    }),
  },
  {
    name: 'undoModerationAct',
    isOnce: true,
    finds: moderated,
    mark: success,
    ask: ({ actId }) => ({ query: `mutation { undoModerationAct(input: { id: ${actId} }) { __typename } }` }),
  },
  {
    name: 'updateComment',
    finds: nobody,
    mark: success,
    ask: ({ comment }) => ({
      query: `mutation { updateComment(input: { id: ${comment.id}, content: "changed" }) { __typename } }`,
    }),
  },
  {
    name: 'updateReply',
    finds: nobody,
    mark: success,
    ask: ({ comment }) => ({
      query: `mutation { updateReply(input: { id: ${comment.replyId}, content: "changed" }) { __typename } }`,
    }),
  },
];
