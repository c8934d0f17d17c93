import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { may } from '../../place/place.rule.ts';
import { enumLevel, GroupLevelEnum, GroupRightEnum } from '../core/group.type.ts';

export const GroupMemberObject = builder.prismaObject('GroupMember', {
  select: { groupId: true, userId: true },
  description: 'A member of a group, or an account that applies to it.',
  fields: (t) => ({
    user: t.relation('user'),
    level: t.field({
      type: GroupLevelEnum,
      select: { level: true },
      resolve: (member) => enumLevel(member.level),
    }),
    rights: t.field({
      type: [GroupRightEnum],
      description: 'Given beyond the level. Admins and roots have all of them.',
      select: { rights: true },
      resolve: ({ rights }) => rights,
    }),
    isOwner: t.boolean({
      select: { group: { select: { ownerId: true } } },
      resolve: ({ userId, group }) => userId === group.ownerId,
    }),
    reason: t.string({
      nullable: true,
      description: 'Why the account applied, for admins of the group; null: nothing was asked of it.',
      select: { reason: true },
      resolve: ({ groupId, reason }, _args, { viewer }) =>
        may(viewer, 'group.admit', { groupId, authorId: null }) ? reason : null,
    }),
    invite: t.prismaField({
      type: 'GroupInvite',
      nullable: true,
      description: 'The link by which the account came, for admins of the group; null: it came otherwise.',
      select: (_args, _context, nested) => ({ groupId: true, invite: nested(true) }),
      resolve: (_query, { groupId, invite }, _args, { viewer }) =>
        may(viewer, 'group.admit', { groupId, authorId: null }) ? invite : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account applied or joined.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the level last changed.' }),
  }),
});

export const GroupMemberPage = pageObject('GroupMemberPage', GroupMemberObject);
