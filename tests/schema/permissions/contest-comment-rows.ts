import {
  administered,
  content,
  looked,
  narrowed,
  signedIn,
  talked,
  type ContestPermissionRow,
} from './contest-permission-row.ts';

/** The restricted account is muted. */
const writers = signedIn.filter((asker) => asker !== 'restricted');

/** Comments on a contest, their replies and likes. */
export const contestCommentRows: readonly ContestPermissionRow[] = [
  {
    name: 'comments of the jury',
    finds: looked,
    mark: content,
    ask: ({ id }) => ({ query: `{ comments(on: { contestId: ${id} }) { items { content } } }` }),
  },
  {
    name: 'comments of others',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    ask: ({ id }) => ({
      query: `{ comments(on: { contestId: ${id} }) { total items { content replies { content } } } }`,
    }),
  },
  {
    name: 'replies',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    ask: ({ rivalComment }) => ({ query: `{ replies(commentId: ${rivalComment.id}) { items { content } } }` }),
  },
  {
    name: 'commentRefusal',
    finds: narrowed(looked, writers),
    mark: () => /^\{"data":\{"commentRefusal":null\}/,
    ask: ({ id }) => ({ query: `{ commentRefusal(on: { contestId: ${id} }) }` }),
  },
  {
    name: 'mentionable',
    finds: narrowed(looked, signedIn),
    mark: () => /"mentionable":\[/,
    ask: ({ id }) => ({ query: `{ mentionable(on: { contestId: ${id} }, prefix: "a") { username } }` }),
  },
  {
    name: 'threadMode',
    finds: narrowed(looked, signedIn),
    mark: () => /"threadMode":"/,
    ask: ({ id }) => ({ query: `{ threadMode(on: { contestId: ${id} }) }` }),
  },
  {
    name: 'setThreadMode',
    finds: narrowed(looked, signedIn),
    mark: () => 'SetThreadModeSuccess',
    ask: ({ id }) => ({
      query: `mutation { setThreadMode(input: { on: { contestId: ${id} }, mode: MUTE }) { __typename } }`,
    }),
  },
  // Who may, may so many times in a while.
  {
    name: 'addComment',
    isOnce: true,
    finds: narrowed(looked, writers),
    mark: () => /AddCommentSuccess|TooManyRequests/,
    ask: ({ id }) => ({
      query: `mutation { addComment(input: { on: { contestId: ${id} }, content: "hello" }) { __typename } }`,
    }),
  },
  {
    name: 'replyToComment',
    isOnce: true,
    finds: narrowed(talked, writers),
    mark: () => /ReplyToCommentSuccess|TooManyRequests/,
    ask: ({ rivalComment }) => ({
      query: `mutation { replyToComment(input: { commentId: ${rivalComment.id}, content: "hello" }) { __typename } }`,
    }),
  },
  {
    name: 'likeComment',
    isOnce: true,
    finds: talked,
    mark: () => 'LikeCommentSuccess',
    ask: ({ rivalComment }) => ({
      query: `mutation { likeComment(id: ${rivalComment.id}, isLiked: true) { __typename } }`,
    }),
  },
  {
    name: 'deleteComment',
    isOnce: true,
    finds: administered,
    mark: () => 'DeleteCommentSuccess',
    ask: ({ rivalComment }) => ({ query: `mutation { deleteComment(id: ${rivalComment.id}) { __typename } }` }),
  },
  {
    name: 'deleteReply',
    isOnce: true,
    finds: administered,
    mark: () => 'DeleteReplySuccess',
    ask: ({ rivalComment }) => ({ query: `mutation { deleteReply(id: ${rivalComment.replyId}) { __typename } }` }),
  },
  {
    name: 'REST comments',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    ask: ({ id }) => ({ method: 'GET', path: '/api/comments', search: { cid: id } }),
  },
  {
    name: 'REST replies',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    ask: ({ rivalComment }) => ({ method: 'GET', path: '/api/reply', search: { commentId: rivalComment.id } }),
  },
];
