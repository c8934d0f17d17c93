import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { WritingBanned } from '../../discussion/core/discussion.error.ts';
import { GroupFull, GroupNotFound } from '../../place/group.error.ts';
import {
  CreatingGroupsForbidden,
  GroupActForbidden,
  TooFewSolvedForGroup,
  TooManyGroups,
} from '../core/group.error.ts';
import { GroupObject } from '../core/group.type.ts';
import { groupForm } from '../manage/group-form.ts';
import { GroupMemberNotFound } from '../member/member.error.ts';
import { createTerm } from './create-term.service.ts';
import { firstDay } from './first-day.ts';
import { TermTooLarge } from './term.error.ts';

const CreateGroupTermInput = builder.inputType('CreateGroupTermInput', {
  description: 'A new term of a group.',
  fields: (t) => ({
    groupId: t.id({ description: 'The group of the last term.' }),
    name: t.string({
      description: 'Of the new group; no two groups have the same.',
      validate: groupForm.name,
    }),
    shortName: t.string({
      description: 'Of the new group; display ids of its problems begin with it.',
      validate: groupForm.shortName,
    }),
    firstDay: t.string({ required: false, ...firstDay }),
    staffIds: t.idList({
      required: false,
      description: 'Admins, roots and members with rights who come along with level and rights; none by default.',
      validate: z.array(z.string().max(32)).max(100),
    }),
    hasAnnouncements: t.boolean({ required: false, defaultValue: false, description: 'With announcements.' }),
  }),
});

builder.mutationField('createGroupTerm', (t) =>
  t.prismaField({
    type: GroupObject,
    description:
      'Creates a group of the viewer like another one whose root they are: texts, classes without members, ' +
      'categories, trainings, and contests at new times. Nothing of members and results. Limits as for createGroup.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: {
      types: [
        InvalidInput,
        GroupNotFound,
        GroupActForbidden,
        GroupMemberNotFound,
        GroupFull,
        TermTooLarge,
        CreatingGroupsForbidden,
        WritingBanned,
        TooFewSolvedForGroup,
        TooManyGroups,
      ],
      dataField: { name: 'group' },
    },
    args: { input: t.arg({ type: CreateGroupTermInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await createTerm(context, {
        groupId: rowId(input.groupId),
        name: input.name,
        shortName: input.shortName,
        firstDay: input.firstDay ?? null,
        staffIds: input.staffIds ?? [],
        hasAnnouncements: input.hasAnnouncements ?? false,
      });
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
);
