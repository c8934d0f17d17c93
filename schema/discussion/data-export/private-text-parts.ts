import type { ExportPart } from '../../account/data-export/export-part.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';

const questions: ExportPart = {
  file: 'line-questions.json',
  about: { 'zh-CN': '针对自己代码的提问。', 'en-US': 'Questions about lines of own submissions.' },
  async *entries({ db, viewer: { userId } }) {
    yield* rowsInOrder({
      read: (after, take) =>
        db.lineQuestion.findMany({
          where: { askerId: userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            submissionId: true,
            firstLine: true,
            lastLine: true,
            content: true,
            createdAt: true,
            closedAt: true,
          },
        }),
      keyOf: ({ id }) => id,
    });
  },
};

const tickets: ExportPart = {
  file: 'tickets.json',
  about: {
    'zh-CN': '反馈的题目问题和自己的补充。',
    'en-US': 'Faults of problems that the account reported, with its replies.',
  },
  async *entries({ db, viewer: { userId } }) {
    const rows = rowsInOrder({
      read: (after, take) =>
        db.problemTicket.findMany({
          where: { reporterId: userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            problemId: true,
            submissionId: true,
            kind: true,
            content: true,
            state: true,
            createdAt: true,
            closedAt: true,
            entries: {
              where: { authorId: userId, kind: 'REPLY' },
              orderBy: { id: 'asc' },
              select: { content: true, createdAt: true },
            },
          },
        }),
      batch: 50,
      keyOf: ({ id }) => id,
    });
    for await (const { entries, ...row } of rows) yield { ...row, replies: entries };
  },
};

const reports: ExportPart = {
  file: 'reports.json',
  about: { 'zh-CN': '举报的内容和理由。', 'en-US': 'Texts that the account reported, and why.' },
  async *entries({ db, viewer: { userId } }) {
    const rows = rowsInOrder({
      read: (after, take) =>
        db.report.findMany({
          where: { reporterId: userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            reasons: true,
            text: true,
            createdAt: true,
            moderatedText: { select: { discussionId: true, commentId: true, replyId: true, solutionId: true } },
          },
        }),
      keyOf: ({ id }) => id,
    });
    for await (const { moderatedText, ...row } of rows) yield { ...row, about: moderatedText };
  },
};

const bans: ExportPart = {
  file: 'writing-bans.json',
  about: { 'zh-CN': '该账号受到的禁言。', 'en-US': 'Bans of the account from writing.' },
  async *entries({ db, viewer: { userId } }) {
    yield* await db.writingBan.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      select: { groupId: true, reason: true, createdAt: true, until: true, liftedAt: true },
    });
  },
};

const likes: ExportPart = {
  file: 'likes.json',
  about: {
    'zh-CN': '点赞的讨论和评论、对题解的投票。',
    'en-US': 'Discussions and comments that the account likes, and its votes on solutions.',
  },
  async *entries({ db, viewer: { userId } }) {
    yield* rowsInOrder({
      read: (after, take) =>
        db.discussionLike.findMany({
          where: { userId, isLiked: true, discussionId: { gt: after } },
          orderBy: { discussionId: 'asc' },
          take,
          select: { discussionId: true },
        }),
      keyOf: ({ discussionId }) => discussionId,
    });
    yield* rowsInOrder({
      read: (after, take) =>
        db.commentLike.findMany({
          where: { userId, isLiked: true, commentId: { gt: after } },
          orderBy: { commentId: 'asc' },
          take,
          select: { commentId: true },
        }),
      keyOf: ({ commentId }) => commentId,
    });
    yield* rowsInOrder({
      read: (after, take) =>
        db.solutionVote.findMany({
          where: { userId, value: { not: 0 }, solutionId: { gt: after } },
          orderBy: { solutionId: 'asc' },
          take,
          select: { solutionId: true, value: true },
        }),
      keyOf: ({ solutionId }) => solutionId,
    });
  },
};

/** What an account wrote to keepers and moderators, and what it likes, for the archive with its data. */
export const privateTextParts: readonly ExportPart[] = [questions, tickets, reports, bans, likes];
