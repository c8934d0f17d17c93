import type { ExportPart } from '../../account/data-export/export-part.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';

/** Texts that their author may still read; deleted ones are read by nobody. */
const kept = { deletedAt: null } as const;
/** What a thread is below; one of the ids is set. */
const place = {
  select: { contestId: true, discussionId: true, editorialId: true, questionId: true, solutionId: true },
} as const;

const discussions: ExportPart = {
  file: 'discussions.json',
  about: { 'zh-CN': '发布的讨论。', 'en-US': 'Discussions that the account opened.' },
  async *entries({ db, viewer: { userId } }) {
    yield* rowsInOrder({
      read: (after, take) =>
        db.discussion.findMany({
          where: { ...kept, authorId: userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            groupId: true,
            problemId: true,
            title: true,
            description: true,
            content: true,
            createdAt: true,
            editedAt: true,
            viewCount: true,
            likeCount: true,
          },
        }),
      batch: 50,
      keyOf: ({ id }) => id,
    });
  },
};

const comments: ExportPart = {
  file: 'comments.json',
  about: { 'zh-CN': '发表的评论及其所在位置。', 'en-US': 'Comments of the account, with what they are below.' },
  async *entries({ db, viewer: { userId } }) {
    const rows = rowsInOrder({
      read: (after, take) =>
        db.comment.findMany({
          where: { ...kept, authorId: userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: { id: true, content: true, createdAt: true, editedAt: true, likeCount: true, thread: place },
        }),
      keyOf: ({ id }) => id,
    });
    for await (const { thread, ...row } of rows) yield { ...row, below: thread };
  },
};

const replies: ExportPart = {
  file: 'replies.json',
  about: {
    'zh-CN': '发表的回复及其所在位置。',
    'en-US': 'Replies of the account to comments, with what they are below.',
  },
  async *entries({ db, viewer: { userId } }) {
    const rows = rowsInOrder({
      read: (after, take) =>
        db.reply.findMany({
          where: { ...kept, authorId: userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            commentId: true,
            content: true,
            createdAt: true,
            editedAt: true,
            comment: { select: { thread: place } },
          },
        }),
      keyOf: ({ id }) => id,
    });
    for await (const { comment, ...row } of rows) yield { ...row, below: comment.thread };
  },
};

const solutions: ExportPart = {
  file: 'solutions.json',
  about: { 'zh-CN': '发布的题解及其各个版本。', 'en-US': 'Community solutions of the account with their versions.' },
  async *entries({ db, viewer: { userId } }) {
    yield* rowsInOrder({
      read: (after, take) =>
        db.communitySolution.findMany({
          where: { ...kept, authorId: userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            problemId: true,
            createdAt: true,
            upCount: true,
            downCount: true,
            versions: {
              orderBy: { id: 'asc' },
              select: {
                submissionId: true,
                languageKey: true,
                title: true,
                content: true,
                help: true,
                code: true,
                state: true,
                note: true,
                writtenAt: true,
                reviewedAt: true,
              },
            },
          },
        }),
      batch: 20,
      keyOf: ({ id }) => id,
    });
  },
};

/** What an account published, for the archive with its data. */
export const textParts: readonly ExportPart[] = [discussions, comments, replies, solutions];
