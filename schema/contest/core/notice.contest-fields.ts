import { builder } from '../../core/builder.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';
import { NoticeTargetType } from '../../site/notice/notice-target.type.ts';
import { NoticeType } from '../../site/notice/notice.type.ts';

builder.prismaObjectFields(NoticeType, (t) => ({
  contests: t.field({
    type: [NoticeTargetType],
    description: 'Of `contestIds`, those that the viewer may see.',
    complexity: 10,
    select: { contestIds: true },
    resolve: async ({ contestIds }, _args, { db, viewer }) => {
      if (contestIds.length === 0) return [];
      const contests = await db.contest.findMany({
        where: { AND: [{ id: { in: contestIds } }, visibleContests(viewer)] },
        orderBy: { id: 'asc' },
        select: { id: true, title: true },
      });
      return contests.map(({ id, title }) => ({ id, name: title }));
    },
  }),
}));
