import {
  answered,
  commentsLiked,
  commentsRead,
  deleted,
  edited,
  groupAdmins,
  groupMembers,
  moderated,
  read,
  readers,
  signedIn,
  superAdmins,
  written,
  type DiscussionPermissionRow,
} from './discussion-finds.ts';
import { discussionModerationRows } from './discussion-moderation-rows.ts';
import type { MarkedDiscussion } from './discussion-permission-scene.ts';
import type { Question } from './permission-row.ts';

const place = ({ groupId }: MarkedDiscussion) => (groupId === null ? 'null' : `"${groupId}"`);
const success = /Success"/;
const text = (mark: string, { categoryId }: MarkedDiscussion) =>
  `categoryId: ${categoryId}, title: "${mark}", description: "${mark}", content: "${mark}"`;

/** What is asked of every discussion by everybody. A new operation on discussions is a new row. */
export const discussionPermissionTable: readonly DiscussionPermissionRow[] = [
  {
    name: 'discussions',
    finds: read,
    ask: (one) => ({
      query: `{ discussions(filter: { groupId: ${place(one)} }, page: { size: 120 }) { items { title content } } }`,
    }),
  },
  {
    name: 'the count of discussions that a search finds',
    finds: read,
    mark: /"total":1/,
    ask: (one) => ({
      query: `{ discussions(filter: { groupId: ${place(one)}, keyword: "${one.mark}" }) { total } }`,
    }),
  },
  {
    name: 'search of everything, which finds those of the site',
    finds: { ...read, 'of a group': [], 'disabled of a group': [] },
    ask: (one) => ({ query: `{ search(text: "${one.mark}") { discussions { title content } } }` }),
  },
  {
    name: 'similarDiscussions',
    finds: signedIn,
    ask: (one) => ({
      query: `{ similarDiscussions(title: "${one.mark}", groupId: ${place(one)}) { title content } }`,
    }),
  },
  {
    name: 'discussion',
    finds: read,
    ask: ({ id }) => ({ query: `{ discussion(id: ${id}) { title description content author { username } } }` }),
  },
  {
    name: 'comments of a discussion',
    finds: commentsRead,
    ask: ({ id }) => ({
      query: `{ comments(on: { discussionId: ${id} }) { total items { content replies { content } } } }`,
    }),
  },
  {
    name: 'comment',
    finds: commentsRead,
    ask: ({ comment }) => ({ query: `{ comment(id: ${comment.id}) { content } }` }),
  },
  {
    name: 'replies',
    finds: commentsRead,
    ask: ({ comment }) => ({ query: `{ replies(commentId: ${comment.id}) { items { content } } }` }),
  },
  {
    name: 'commentRefusal',
    finds: written,
    mark: /^\{"data":\{"commentRefusal":null\}/,
    ask: ({ id }) => ({ query: `{ commentRefusal(on: { discussionId: ${id} }) }` }),
  },
  {
    name: 'mentionable',
    finds: signedIn,
    mark: /"mentionable":\[/,
    ask: ({ id }) => ({ query: `{ mentionable(on: { discussionId: ${id} }, prefix: "a") { username } }` }),
  },
  {
    name: 'threadMode',
    finds: signedIn,
    mark: /"threadMode":"/,
    ask: ({ id }) => ({ query: `{ threadMode(on: { discussionId: ${id} }) }` }),
  },
  {
    name: 'setThreadMode',
    finds: signedIn,
    mark: success,
    ask: ({ id }) => ({
      query: `mutation { setThreadMode(input: { on: { discussionId: ${id} }, mode: MUTE }) { __typename } }`,
    }),
  },
  ...discussionModerationRows,
  {
    name: 'addComment',
    isOnce: true,
    finds: written,
    mark: /Success"|TooManyRequests/,
    ask: ({ id }) => ({
      query: `mutation { addComment(input: { on: { discussionId: ${id} }, content: "hello" }) { __typename } }`,
    }),
  },
  {
    name: 'replyToComment',
    isOnce: true,
    finds: written,
    mark: /Success"|TooManyRequests/,
    ask: ({ comment }) => ({
      query: `mutation { replyToComment(input: { commentId: ${comment.id}, content: "hello" }) { __typename } }`,
    }),
  },
  {
    name: 'likeComment',
    finds: commentsLiked,
    mark: /Success"|TooManyRequests/,
    ask: ({ comment }) => ({ query: `mutation { likeComment(id: ${comment.id}, isLiked: true) { __typename } }` }),
  },
  {
    name: 'acceptAnswer',
    finds: answered,
    mark: /Success"|TooManyRequests/,
    ask: ({ comment }) => ({
      query: `mutation { acceptAnswer(input: { commentId: ${comment.id}, isAccepted: true }) { __typename } }`,
    }),
  },
  {
    name: 'deleteReply',
    isOnce: true,
    finds: moderated,
    mark: success,
    ask: ({ comment }) => ({ query: `mutation { deleteReply(id: ${comment.replyId}) { __typename } }` }),
  },
  {
    name: 'deleteComment',
    isOnce: true,
    finds: moderated,
    mark: success,
    ask: ({ comment }) => ({ query: `mutation { deleteComment(id: ${comment.id}) { __typename } }` }),
  },
  {
    name: 'likeDiscussion',
    finds: signedIn,
    mark: /Success"|TooManyRequests/,
    ask: ({ id }) => ({ query: `mutation { likeDiscussion(input: { id: ${id}, isLiked: true }) { __typename } }` }),
  },
  {
    name: 'viewDiscussion',
    finds: signedIn,
    mark: success,
    ask: ({ id }) => ({ query: `mutation { viewDiscussion(input: { id: ${id} }) { __typename } }` }),
  },
  {
    name: 'updateDiscussion',
    isOnce: true,
    finds: edited,
    mark: success,
    ask: (one) => ({
      query: `mutation { updateDiscussion(input: { id: ${one.id}, ${text('changed', one)} }) { __typename } }`,
    }),
  },
  {
    name: 'moderateDiscussion',
    isOnce: true,
    finds: moderated,
    mark: success,
    ask: ({ id }) => ({
      query: `mutation { moderateDiscussion(input: { id: ${id}, isPinned: true }) { __typename } }`,
    }),
  },
  {
    name: 'deleteDiscussion',
    isOnce: true,
    finds: deleted,
    mark: success,
    ask: ({ id }) => ({ query: `mutation { deleteDiscussion(input: { id: ${id} }) { __typename } }` }),
  },
];

/** Subscriptions whose first message tells of a discussion. */
export const discussionSubscriptionTable = [
  {
    name: 'discussionChanged',
    finds: read,
    query: ({ id }: MarkedDiscussion) => `subscription { discussionChanged(id: ${id}) { title } }`,
  },
  {
    name: 'moderationQueueChanged',
    finds: moderated,
    query: ({ groupId }: MarkedDiscussion) =>
      `subscription { moderationQueueChanged(groupId: ${groupId}, page: { size: 99 }) { items { text { content } } } }`,
  },
  {
    name: 'commentsChanged',
    finds: commentsRead,
    query: ({ id }: MarkedDiscussion) =>
      `subscription { commentsChanged(on: { discussionId: ${id} }) { items { content } } }`,
  },
] as const;

/** What is asked of places, by the discussion of each. */
const placeAskers = {
  site: readers.filter((asker) => !['signed out', 'restricted'].includes(asker)),
  group: groupMembers,
} as const;
export const discussionPlaceTable = [
  {
    name: 'createDiscussion',
    finds: placeAskers,
    mark: /Success"|TooManyDiscussions/,
    ask: (one: MarkedDiscussion): Question => ({
      query: `mutation {
        createDiscussion(input: { groupId: ${place(one)}, ${text('made', one)} }) { __typename }
      }`,
    }),
  },
  {
    name: 'discussionRefusal',
    finds: placeAskers,
    mark: /^\{"data":\{"discussionRefusal":(null|"You may start)/,
    ask: (one: MarkedDiscussion): Question => ({ query: `{ discussionRefusal(groupId: ${place(one)}) }` }),
  },
  {
    name: 'saveDiscussionCategories',
    finds: { site: superAdmins, group: groupAdmins },
    mark: /Success"|DiscussionCategoryInUse/,
    ask: (one: MarkedDiscussion): Question => ({
      query: `mutation { saveDiscussionCategories(input: { groupId: ${place(one)}, categories: [] }) { __typename } }`,
    }),
  },
  {
    name: 'discussionCategories',
    finds: { site: readers, group: readers },
    mark: /"name":/,
    ask: (one: MarkedDiscussion): Question => ({ query: `{ discussionCategories(groupId: ${place(one)}) { name } }` }),
  },
] as const;
