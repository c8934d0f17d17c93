import { builder } from '../../core/builder.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { NoticeTargetType } from '../../site/notice/notice-target.type.ts';
import { NoticeType } from '../../site/notice/notice.type.ts';
import { joinedGroups, visibleGroups } from '../core/group.rule.ts';

builder.prismaObjectFields(NoticeType, (t) => ({
  groups: t.field({
    type: [NoticeTargetType],
    description: 'Of `groupIds`, those that the viewer may see.',
    complexity: 10,
    select: { groupIds: true },
    resolve: async ({ groupIds }, _args, { db, viewer }) => {
      if (groupIds.length === 0) return [];
      return db.group.findMany({
        where: { AND: [{ id: { in: groupIds } }, visibleGroups(viewer)] },
        orderBy: { id: 'asc' },
        select: { id: true, name: true },
      });
    },
  }),
  classes: t.field({
    type: [NoticeTargetType],
    description: 'Of `classIds`, those of groups that the viewer is a member of; super admins read all.',
    complexity: 10,
    select: { classIds: true },
    resolve: async ({ classIds }, _args, { db, viewer }) => {
      if (classIds.length === 0) return [];
      const group = isSuperAdmin(viewer) ? visibleGroups(viewer) : joinedGroups(viewer);
      const classes = await db.groupClass.findMany({
        where: { id: { in: classIds }, group },
        orderBy: { id: 'asc' },
        select: { id: true, name: true, group: { select: { name: true } } },
      });
      return classes.map(({ id, name, group: { name: groupName } }) => ({ id, name: `${groupName} / ${name}` }));
    },
  }),
}));
