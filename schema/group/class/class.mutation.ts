import { z } from 'zod';
import { line } from '../../account/own-account/profile.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { maxPageSize } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import { GroupMemberNotFound } from '../member/member.error.ts';
import { GroupClassNotFound, TooManyGroupClasses } from './class.error.ts';
import { assignClass, createClass, deleteClass, maxClasses, updateClass } from './class.service.ts';
import { GroupClassColorEnum, GroupClassObject } from './class.type.ts';

const maxName = 25;
const form = {
  name: {
    description: `1 to ${maxName} characters; another name than the other classes of the group have, in any case.`,
    validate: line(maxName).min(1),
  },
  color: { type: GroupClassColorEnum, required: false, description: 'Null: none.' },
} as const;

const CreateGroupClassInput = builder.inputType('CreateGroupClassInput', {
  description: 'A class of a group.',
  fields: (t) => ({
    groupId: t.id({ description: 'Which group.' }),
    name: t.string(form.name),
    color: t.field(form.color),
  }),
});

const UpdateGroupClassInput = builder.inputType('UpdateGroupClassInput', {
  description: 'Another name and colour of a class.',
  fields: (t) => ({
    id: t.id({ description: 'Which class.' }),
    name: t.string(form.name),
    color: t.field(form.color),
  }),
});

const DeleteGroupClassInput = builder.inputType('DeleteGroupClassInput', {
  description: 'Names a class.',
  fields: (t) => ({ id: t.id({ description: 'Which class.' }) }),
});

const AssignGroupClassInput = builder.inputType('AssignGroupClassInput', {
  description: 'Members of a group that come into a class or leave it.',
  fields: (t) => ({
    classId: t.id({ description: 'Which class.' }),
    userIds: t.idList({
      description: `1 to ${maxPageSize} members of the group.`,
      validate: z.array(z.string().max(32)).min(1).max(maxPageSize),
    }),
    isIn: t.boolean({ description: 'False takes them out of the class.' }),
  }),
});

const dataField = { name: 'class' } as const;

builder.mutationFields((t) => ({
  createGroupClass: t.prismaField({
    type: GroupClassObject,
    description: `Makes a class of a group, of at most ${maxClasses}. For its admins.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, GroupNotFound, GroupActForbidden, TooManyGroupClasses], dataField },
    args: { input: t.arg({ type: CreateGroupClassInput }) },
    resolve: async (query, _root, { input: { groupId, name, color } }, context) => {
      const id = await createClass(context, { groupId: rowId(groupId), name, color: color ?? null });
      return context.db.groupClass.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  updateGroupClass: t.prismaField({
    type: GroupClassObject,
    description: 'Gives a class another name and colour. For admins of its group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, GroupClassNotFound, GroupActForbidden], dataField },
    args: { input: t.arg({ type: UpdateGroupClassInput }) },
    resolve: async (query, _root, { input: { id: given, name, color } }, context) => {
      const id = rowId(given);
      await updateClass(context, { id, name, color: color ?? null });
      return context.db.groupClass.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  deleteGroupClass: t.field({
    type: 'ID',
    description: 'Deletes a class; its members stay in the group. For admins of its group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [GroupClassNotFound, GroupActForbidden], dataField: { name: 'deletedClassId' } },
    args: { input: t.arg({ type: DeleteGroupClassInput }) },
    resolve: async (_root, { input: { id } }, context) => {
      await deleteClass(context, rowId(id));
      return id;
    },
  }),
  assignGroupClass: t.prismaField({
    type: GroupClassObject,
    description: 'Puts members of a group into a class, or takes them out of it. For admins of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [GroupClassNotFound, GroupActForbidden, GroupMemberNotFound], dataField },
    args: { input: t.arg({ type: AssignGroupClassInput }) },
    resolve: async (query, _root, { input: { classId, userIds, isIn } }, context) => {
      const id = rowId(classId);
      await assignClass(context, { classId: id, userIds, isIn });
      return context.db.groupClass.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
