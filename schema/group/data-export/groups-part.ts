import type { ExportPart } from '../../account/data-export/export-part.ts';
import { rowsInOrder } from '../../core/rows-in-order.ts';

/** Groups of an account and what their rosters say of it, for the archive with its data. */
export const groupsPart: ExportPart = {
  file: 'groups.json',
  about: {
    'zh-CN':
      '所在或申请加入的团队、班级，以及团队名单中与该账号对应的一行。角色：1 申请中，2 被拒绝，3 成员，4 管理员，5 负责人。',
    'en-US':
      'Groups that the account belongs or applied to, its classes, and the row of the roster that is linked to it. ' +
      'Levels: 1 applying, 2 refused, 3 member, 4 admin, 5 root.',
  },
  async *entries({ db, viewer: { userId } }) {
    const rows = rowsInOrder({
      read: (after, take) =>
        db.group.findMany({
          where: { disbandedAt: null, members: { some: { userId } }, id: { gt: after } },
          orderBy: { id: 'asc' },
          take,
          select: {
            id: true,
            name: true,
            ownerId: true,
            members: {
              where: { userId },
              select: {
                level: true,
                rights: true,
                reason: true,
                createdAt: true,
                classes: { orderBy: { classId: 'asc' }, select: { class: { select: { name: true } } } },
              },
            },
            roster: { where: { userId }, select: { number: true, name: true, email: true, createdAt: true } },
          },
        }),
      keyOf: ({ id }) => id,
    });
    for await (const { id, name, ownerId, members, roster } of rows) {
      for (const { classes, ...member } of members)
        yield {
          id,
          name,
          isOwner: ownerId === userId,
          ...member,
          classes: classes.map((each) => each.class.name),
          rosterEntry: roster[0] ?? null,
        };
    }
  },
};
