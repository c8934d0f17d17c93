import type { ExportPart } from '../../account/data-export/export-part.ts';
import { changesOf } from '../../core/audit/audit-changes.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';
import { entriesOnViewer } from './audit.rule.ts';

/** What others did to an account, for the archive with its data. */
export const actsPart: ExportPart = {
  file: 'account-acts.json',
  about: {
    'zh-CN': '管理员或网站对该账号执行过的操作。',
    'en-US': 'What staff and the site itself did to the account.',
  },
  async *entries({ db, viewer }) {
    const rows = rowsInOrder({
      read: (after, take) =>
        db.auditEntry.findMany({
          where: { AND: [entriesOnViewer(viewer), { id: { gt: after } }] },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            at: true,
            action: true,
            before: true,
            after: true,
            reason: true,
            actor: { select: { username: true } },
          },
        }),
      keyOf: ({ id }) => id,
    });
    for await (const { at, action, reason, actor, ...fields } of rows)
      yield { at, action, actor: actor?.username ?? null, reason, changes: changesOf(fields) };
  },
};
