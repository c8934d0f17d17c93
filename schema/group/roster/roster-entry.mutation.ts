import { personChecks } from '../../account/person-sheet/read-people.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { GroupClassNotFound } from '../class/class.error.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import { GroupMemberObject } from '../member/member.type.ts';
import { updateEntry, removeEntry } from './edit-entry.service.ts';
import { RosterEntryNotFound } from './roster.error.ts';

const ref = {
  groupId: { description: 'Which group.' },
  userId: { description: 'A member whom its roster names.' },
} as const;

const UpdateRosterEntryInput = builder.inputType('UpdateRosterEntryInput', {
  description: 'What the roster of a group is to say of a member.',
  fields: (t) => ({
    groupId: t.id(ref.groupId),
    userId: t.id(ref.userId),
    name: t.string({ description: '1 to 50 characters.', validate: personChecks.NAME }),
    number: t.string({
      description: 'Student number, which nobody else in the roster has. Up to 30 letters, digits and . _ / -',
      validate: personChecks.NUMBER,
    }),
    classId: t.id({ required: false, description: 'A class of the group; null: none.' }),
  }),
});

const RemoveRosterEntryInput = builder.inputType('RemoveRosterEntryInput', {
  description: 'A member to take out of the roster of a group.',
  fields: (t) => ({ groupId: t.id(ref.groupId), userId: t.id(ref.userId) }),
});

const dataField = { name: 'member' } as const;

builder.mutationFields((t) => ({
  updateRosterEntry: t.prismaField({
    type: GroupMemberObject,
    description:
      'Corrects what the roster of a group says of a member, who moves from its class to the new one; their account ' +
      'stays as it is. For those who admit members.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, GroupNotFound, GroupActForbidden, RosterEntryNotFound, GroupClassNotFound],
      dataField,
    },
    args: { input: t.arg({ type: UpdateRosterEntryInput }) },
    resolve: async (query, _root, { input: { name, number, ...input } }, context) => {
      const member = { groupId: rowId(input.groupId), userId: input.userId };
      const classId = typeof input.classId === 'string' ? rowId(input.classId) : null;
      await updateEntry(context, { ...member, name, number, classId });
      return context.db.groupMember.findUniqueOrThrow({
        ...rowQuery(query, 'userId'),
        where: { groupId_userId: member },
      });
    },
  }),
  removeRosterEntry: t.prismaField({
    type: GroupMemberObject,
    description:
      'Takes a member out of the roster of a group, such as one who joined in place of somebody else. They stay a ' +
      'member, with their classes. For those who admit members.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [GroupNotFound, GroupActForbidden, RosterEntryNotFound], dataField },
    args: { input: t.arg({ type: RemoveRosterEntryInput }) },
    resolve: async (query, _root, { input }, context) => {
      const member = { groupId: rowId(input.groupId), userId: input.userId };
      await removeEntry(context, member);
      return context.db.groupMember.findUniqueOrThrow({
        ...rowQuery(query, 'userId'),
        where: { groupId_userId: member },
      });
    },
  }),
}));
