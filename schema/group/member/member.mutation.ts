import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { groupRights } from '../../core/level.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { GroupFull, GroupNotFound } from '../../place/group.error.ts';
import { GroupActForbidden, GroupArchived } from '../core/group.error.ts';
import { visibleGroups } from '../core/group.rule.ts';
import { GroupLevelEnum, GroupObject, GroupRightEnum } from '../core/group.type.ts';
import { applyToGroup, reasonLength } from './apply.service.ts';
import { changeMemberLevel, leaveGroup, removeMember } from './change-member.service.ts';
import { changeMemberRights } from './change-rights.service.ts';
import {
  AlreadyApplied,
  AlreadyInGroup,
  ApplicationRefused,
  GroupMemberNotFound,
  NotInGroup,
  OwnerCannotLeave,
  OwnerKeepsLevel,
  WrongGroupCode,
} from './member.error.ts';
import { GroupMemberObject } from './member.type.ts';

const ApplyToGroupInput = builder.inputType('ApplyToGroupInput', {
  description: 'An application.',
  fields: (t) => ({
    groupId: t.id({ description: 'Which group.' }),
    code: t.string({ required: false, description: 'Of a private group.', validate: z.string().max(100) }),
    reason: t.string({
      required: false,
      // Bounded by applyToGroup: only groups that are not public ask for it.
      description: `${reasonLength.min} to ${reasonLength.max} characters, unless the group is public.`,
    }),
  }),
});

const LeaveGroupInput = builder.inputType('LeaveGroupInput', {
  description: 'End of the own membership.',
  fields: (t) => ({ groupId: t.id({ description: 'Which group.' }) }),
});

const member = {
  groupId: { description: 'Which group.' },
  userId: { description: 'A member, or an account that applies.' },
} as const;

const ChangeGroupMemberLevelInput = builder.inputType('ChangeGroupMemberLevelInput', {
  description: 'A decision on an application, or another level of a member.',
  fields: (t) => ({
    groupId: t.id(member.groupId),
    userId: t.id(member.userId),
    level: t.field({
      type: GroupLevelEnum,
      description: 'MEMBER, ADMIN or ROOT; REFUSED for an application that waits.',
    }),
  }),
});

const ChangeGroupMemberRightsInput = builder.inputType('ChangeGroupMemberRightsInput', {
  description: 'Rights of a member beyond their level, in place of those they had.',
  fields: (t) => ({
    groupId: t.id(member.groupId),
    userId: t.id({ description: 'A member who is no root.' }),
    rights: t.field({
      type: [GroupRightEnum],
      description: 'Empty: none.',
      validate: z.array(z.string()).max(groupRights.length),
    }),
  }),
});

const RemoveGroupMemberInput = builder.inputType('RemoveGroupMemberInput', {
  description: 'End of the membership or application of another account.',
  fields: (t) => ({ groupId: t.id(member.groupId), userId: t.id(member.userId) }),
});

const LeaveGroupSuccess = builder.objectRef<{ readonly groupId: number }>('LeaveGroupSuccess').implement({
  description: 'The viewer is no member any more.',
  fields: (t) => ({
    group: t.prismaField({
      type: GroupObject,
      nullable: true,
      description: 'What they left. Null: it is hidden from them now.',
      resolve: (query, { groupId }, _args, { db, viewer }) => {
        if (viewer.kind !== 'user') return null;
        // As a stranger sees it: the membership has just ended.
        const now = { ...viewer, groupLevels: new Map([...viewer.groupLevels].filter(([id]) => id !== groupId)) };
        return db.group.findFirst({ ...rowQuery(query), where: { id: groupId, AND: visibleGroups(now) } });
      },
    }),
  }),
});

builder.mutationFields((t) => ({
  applyToGroup: t.prismaField({
    type: GroupObject,
    description:
      'Joins a public group, applies to another one and notifies its admins. 20 attempts in ten minutes for a user ' +
      'and group.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: {
      types: [
        InvalidInput,
        GroupNotFound,
        GroupFull,
        AlreadyInGroup,
        GroupArchived,
        AlreadyApplied,
        ApplicationRefused,
        WrongGroupCode,
        TooManyRequests,
      ],
      dataField: { name: 'group' },
    },
    args: { input: t.arg({ type: ApplyToGroupInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.groupId);
      await applyToGroup(context, { groupId: id, code: input.code ?? null, reason: input.reason ?? null });
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  leaveGroup: t.field({
    type: LeaveGroupSuccess,
    description: 'Ends the own membership, or withdraws the own application. Not for the owner.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [GroupNotFound, NotInGroup, OwnerCannotLeave], directResult: true },
    args: { input: t.arg({ type: LeaveGroupInput }) },
    resolve: async (_root, { input }, context) => {
      const groupId = rowId(input.groupId);
      await leaveGroup(context, groupId);
      return { groupId };
    },
  }),
  changeGroupMemberLevel: t.prismaField({
    type: GroupMemberObject,
    description:
      'Accepts or refuses an application, or changes the level of a member, who is notified. Nobody changes a level ' +
      'at or above their own, nor grants one; the owner and super admins do.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [GroupNotFound, OwnerKeepsLevel, GroupActForbidden, GroupMemberNotFound, GroupFull],
      dataField: { name: 'member' },
    },
    args: { input: t.arg({ type: ChangeGroupMemberLevelInput }) },
    resolve: async (query, _root, { input }, context) => {
      const ref = { groupId: rowId(input.groupId), userId: input.userId };
      await changeMemberLevel(context, ref, input.level);
      return context.db.groupMember.findUniqueOrThrow({ ...rowQuery(query, 'userId'), where: { groupId_userId: ref } });
    },
  }),
  changeGroupMemberRights: t.prismaField({
    type: GroupMemberObject,
    description: 'Gives a member rights beyond their level, or takes them away. For roots of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [GroupNotFound, GroupActForbidden, GroupMemberNotFound], dataField: { name: 'member' } },
    args: { input: t.arg({ type: ChangeGroupMemberRightsInput }) },
    resolve: async (query, _root, { input }, context) => {
      const ref = { groupId: rowId(input.groupId), userId: input.userId };
      await changeMemberRights(context, ref, input.rights);
      return context.db.groupMember.findUniqueOrThrow({ ...rowQuery(query, 'userId'), where: { groupId_userId: ref } });
    },
  }),
  removeGroupMember: t.field({
    type: 'ID',
    description: 'Ends the membership of an account below the own level, or removes its application.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [GroupNotFound, OwnerKeepsLevel, GroupActForbidden, GroupMemberNotFound],
      dataField: { name: 'removedUserId' },
    },
    args: { input: t.arg({ type: RemoveGroupMemberInput }) },
    resolve: async (_root, { input: { groupId, userId } }, context) => {
      await removeMember(context, { groupId: rowId(groupId), userId });
      return userId;
    },
  }),
}));
