import type { ExportPart } from '../../account/data-export/export-part.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';
import { visibleTrainings } from '../core/training.rule.ts';

const trainings: ExportPart = {
  file: 'trainings.json',
  about: { 'zh-CN': '加入的训练和题单。', 'en-US': 'Trainings and lists that the account joined.' },
  async *entries({ db, viewer }) {
    const { userId } = viewer;
    const rows = rowsInOrder({
      read: (after, take) =>
        db.training.findMany({
          where: { AND: [visibleTrainings(viewer), { members: { some: { userId } }, id: { gt: after } }] },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            title: true,
            members: { where: { userId }, select: { joinedAt: true, isListed: true, solvedCount: true } },
          },
        }),
      keyOf: ({ id }) => id,
    });
    for await (const { id, title, members } of rows) yield { id, title, ...members[0] };
  },
};

const lists: ExportPart = {
  file: 'lists.json',
  about: { 'zh-CN': '个人题单。', 'en-US': 'Personal lists of problems.' },
  async *entries({ db, viewer: { userId } }) {
    yield* rowsInOrder({
      read: (after, take) =>
        db.training.findMany({
          where: { authorId: userId, kind: 'PERSONAL', id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            title: true,
            description: true,
            sharing: true,
            licence: true,
            source: true,
            createdAt: true,
            // Others are hidden in the list.
            problems: {
              where: { isCounted: true },
              orderBy: [{ rank: 'asc' }, { problemId: 'asc' }],
              select: { displayId: true, note: true, addedAt: true },
            },
          },
        }),
      batch: 20,
      keyOf: ({ id }) => id,
    });
  },
};

const reviews: ExportPart = {
  file: 'reviews.json',
  about: {
    'zh-CN': '复习计划、重新练习的题目、查看过的提示和放弃的题目。problemId 是题目的内部编号。',
    'en-US':
      'Problems that are reviewed or solved again, hints that were opened, and problems that were given up. ' +
      'problemId is the internal number of the problem.',
  },
  async *entries({ db, viewer: { userId } }) {
    const own = { some: { userId } };
    const rows = rowsInOrder({
      read: (after, take) =>
        db.problem.findMany({
          where: {
            id: { gt: after },
            OR: [{ reviewCards: own }, { progressResets: own }, { hintReads: own }, { giveUps: own }],
          },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            reviewCards: { where: { userId }, select: { stage: true, dueAt: true, isDropped: true } },
            progressResets: { where: { userId }, select: { resetAt: true } },
            hintReads: { where: { userId }, orderBy: { step: 'asc' }, select: { step: true, openedAt: true } },
            giveUps: { where: { userId }, select: { gaveUpAt: true } },
          },
        }),
      keyOf: ({ id }) => id,
    });
    for await (const { id, reviewCards, progressResets, hintReads, giveUps } of rows)
      yield {
        problemId: id,
        review: reviewCards[0] ?? null,
        resetAt: progressResets[0]?.resetAt ?? null,
        openedHints: hintReads,
        gaveUpAt: giveUps[0]?.gaveUpAt ?? null,
      };
  },
};

/** What an account studies, for the archive with its data. */
export const trainingParts: readonly ExportPart[] = [trainings, lists, reviews];
