import { builder } from '../../core/builder.ts';
import { groupQuota, type GroupQuota } from '../../place/group-quota.service.ts';
import { rightsNow, standingSelect } from './group.rule.ts';
import { GroupObject } from './group.type.ts';

const GroupQuotaType = builder.objectRef<GroupQuota>('GroupQuota').implement({
  description: 'How much a group has, and how much the site allows.',
  fields: (t) => ({
    memberCount: t.exposeInt('memberCount', { description: 'Owner, roots and admins among them.' }),
    memberLimit: t.exposeInt('memberLimit'),
    problemCount: t.exposeInt('problemCount', { description: 'Hidden ones among them.' }),
    problemLimit: t.exposeInt('problemLimit'),
  }),
});

builder.prismaObjectFields(GroupObject, (t) => ({
  quota: t.field({
    type: GroupQuotaType,
    nullable: true,
    complexity: 5,
    description: 'Limits of the group, for members who run some of it. Null for others.',
    select: (_args, { viewer }) => ({ id: true, ...standingSelect(viewer) }),
    resolve: (group, _args, context) =>
      rightsNow(context.viewer, group).length === 0 ? null : groupQuota(context, group.id),
  }),
}));
