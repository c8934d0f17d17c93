import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { SettingsChanged } from '../../core/settings/setting.error.ts';
import { WritingBanned } from '../../discussion/core/discussion.error.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import {
  CreatingGroupsForbidden,
  GroupActForbidden,
  TooFewSolvedForGroup,
  TooManyGroups,
} from '../core/group.error.ts';
import { GroupAccessEnum, GroupObject } from '../core/group.type.ts';
import { createGroup } from './create-group.service.ts';
import { removeGroupAvatar } from './group-avatar.service.ts';
import { groupForm } from './group-form.ts';
import { updateGroup } from './update-group.service.ts';

const form = {
  name: { description: '5 to 25 characters; no two groups have the same.', validate: groupForm.name },
  shortName: { description: '5 to 10 characters; display ids begin with it.', validate: groupForm.shortName },
  brief: { description: 'One sentence, 5 to 50 characters.', validate: groupForm.brief },
  description: { description: 'Markdown, 5 to 1000 characters.', validate: groupForm.description },
  code: {
    required: false,
    description: '6 characters; needed by a private group that is shown in lists.',
    validate: groupForm.code,
  },
} as const;

const CreateGroupInput = builder.inputType('CreateGroupInput', {
  description: 'A group to be created.',
  fields: (t) => ({
    name: t.string(form.name),
    shortName: t.string(form.shortName),
    brief: t.string(form.brief),
    description: t.string(form.description),
    access: t.field({ type: GroupAccessEnum, description: 'How it is joined.' }),
    code: t.string(form.code),
    isVisible: t.boolean({ required: false, defaultValue: true, description: 'False: for members alone.' }),
  }),
});

const bounded = { required: false, validate: z.string().max(1_000) } as const;
const GroupBasisInput = builder.inputType('GroupBasisInput', {
  description: 'What a group said of itself when it was read. Fields that are not changed do not matter.',
  fields: (t) => ({
    name: t.string(bounded),
    shortName: t.string(bounded),
    brief: t.string(bounded),
    description: t.string(bounded),
    access: t.field({ type: GroupAccessEnum, required: false }),
    code: t.string({ ...bounded, description: 'Null: the group had none.' }),
    isVisible: t.boolean({ required: false }),
  }),
});

const UpdateGroupInput = builder.inputType('UpdateGroupInput', {
  description: 'What is changed of a group; what is absent stays.',
  fields: (t) => ({
    id: t.id({ description: 'Which group.' }),
    name: t.string({ required: false, ...form.name }),
    shortName: t.string({ required: false, ...form.shortName }),
    brief: t.string({ required: false, ...form.brief }),
    description: t.string({ required: false, ...form.description }),
    access: t.field({ type: GroupAccessEnum, required: false, description: 'How it is joined.' }),
    code: t.string(form.code),
    isVisible: t.boolean({ required: false, description: 'False: for members alone.' }),
    basedOn: t.field({
      type: GroupBasisInput,
      required: false,
      description: 'Changes of fields that others have changed since are refused. Null: they overwrite.',
    }),
  }),
});

const RemoveGroupAvatarInput = builder.inputType('RemoveGroupAvatarInput', {
  description: 'Names a group.',
  fields: (t) => ({ id: t.id({ description: 'Which group.' }) }),
});

const dataField = { name: 'group' } as const;

builder.mutationFields((t) => ({
  createGroup: t.prismaField({
    type: GroupObject,
    description:
      'Creates a group that the viewer owns. Ordinary users need some solved problems, and have a limit per day and ' +
      'in all.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: {
      types: [InvalidInput, CreatingGroupsForbidden, WritingBanned, TooFewSolvedForGroup, TooManyGroups],
      dataField,
    },
    args: { input: t.arg({ type: CreateGroupInput }) },
    resolve: async (query, _root, { input }, context) => {
      const { name, shortName, brief, description, access } = input;
      const id = await createGroup(context, {
        name,
        shortName,
        brief,
        description,
        access,
        code: input.code ?? null,
        isVisible: input.isVisible ?? true,
      });
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  updateGroup: t.prismaField({
    type: GroupObject,
    description: 'Changes what a group says of itself and how it is joined. For roots of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, GroupNotFound, GroupActForbidden, SettingsChanged], dataField },
    args: { input: t.arg({ type: UpdateGroupInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      const changes = {
        name: input.name ?? undefined,
        shortName: input.shortName ?? undefined,
        brief: input.brief ?? undefined,
        description: input.description ?? undefined,
        access: input.access ?? undefined,
        code: input.code ?? undefined,
        isVisible: input.isVisible ?? undefined,
      };
      await updateGroup(context, id, { changes, basedOn: input.basedOn ?? {} });
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  removeGroupAvatar: t.prismaField({
    type: GroupObject,
    description: "Takes a group's picture away. One is uploaded by POST /api/file/upload-group-avatar.",
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [GroupNotFound, GroupActForbidden], dataField },
    args: { input: t.arg({ type: RemoveGroupAvatarInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await removeGroupAvatar(context, id);
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
