import type { ExportPart } from '../../account/data-export/export-part.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';
import { visibleProblems } from './problem.rule.ts';

/** Problems that an account made, for the archive with its data; their packages are exported at the problems. */
export const authoredProblemsPart: ExportPart = {
  file: 'authored-problems.json',
  about: {
    'zh-CN': '该账号创建的题目的名称；题目内容可在题目管理中导出。',
    'en-US': 'Names of problems that the account made; the problems themselves are exported where they are managed.',
  },
  async *entries({ db, viewer }) {
    yield* rowsInOrder({
      read: (after, take) =>
        db.problem.findMany({
          where: { AND: [visibleProblems(viewer), { authorId: viewer.userId, id: { gt: after } }] },
          orderBy: { id: 'asc' },
          take,
          select: { id: true, displayId: true, title: true, createdAt: true },
        }),
      keyOf: ({ id }) => id,
    });
  },
};
