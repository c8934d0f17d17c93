import type { ExportPart } from '../../account/data-export/export-part.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';

/** Drafts read at once; each has up to 64 kB, and some texts that it took the place of. */
const batch = 20;

/** What an account typed into the editor, for the archive with its data. */
export const codeDraftsPart: ExportPart = {
  file: 'code-drafts.json',
  about: {
    'zh-CN': '编辑器中保存的代码草稿。problemId 是题目的内部编号，contestId 为 0 表示不在比赛中。',
    'en-US': 'Drafts of code in the editor. problemId is the internal number of the problem; contestId 0: no contest.',
  },
  async *entries({ db, viewer: { userId } }) {
    yield* rowsInOrder({
      read: (after, take) =>
        db.codeDraft.findMany({
          where: { userId, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            problemId: true,
            contestId: true,
            languageKey: true,
            code: true,
            editedAt: true,
            lost: { orderBy: { id: 'asc' }, select: { code: true, editedAt: true } },
          },
        }),
      batch,
      keyOf: ({ id }) => id,
    });
  },
};
