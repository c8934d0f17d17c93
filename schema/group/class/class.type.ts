import { GroupClassColor } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { level } from '../../core/level.ts';
import { rowId } from '../../core/row-id.ts';
import { levelNow, standingSelect } from '../core/group.rule.ts';
import { GroupObject } from '../core/group.type.ts';
import { GroupMemberObject } from '../member/member.type.ts';
import { loadClassSize } from './class-size.loader.ts';
import { maxClasses, usernamesOf } from './class.service.ts';

export const GroupClassColorEnum = builder.enumType(GroupClassColor, {
  name: 'GroupClassColor',
  description: 'Colour of the label of a class.',
});

export const GroupClassObject = builder.prismaObject('GroupClass', {
  select: { id: true },
  description: 'Some members of a group under a name, for its members.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    color: t.expose('color', { type: GroupClassColorEnum, nullable: true, description: 'Null: none.' }),
    memberCount: t.int({
      complexity: 2,
      resolve: ({ id }, _args, context) => loadClassSize(context, id),
    }),
  }),
});

builder.prismaObjectField(GroupObject, 'classes', (t) =>
  t.prismaField({
    type: [GroupClassObject],
    description: `Classes by name, at most ${maxClasses}. None for those who are no members of the group.`,
    complexity: { field: 1, multiplier: maxClasses },
    select: (_args, { viewer }, nested) => ({
      ...standingSelect(viewer),
      classes: nested({ orderBy: { nameKey: 'asc' } }),
    }),
    resolve: (_query, { classes, ...group }, _args, { viewer }) =>
      levelNow(viewer, group) >= level.member ? classes : [],
  }),
);

builder.prismaObjectFields(GroupObject, (t) => ({
  classUsernames: t.stringList({
    nullable: true,
    description:
      'Usernames of the members of a class, for members of the group, such as to narrow a scoreboard to them. Null: ' +
      'the group has no such class.',
    complexity: 50,
    args: { classId: t.arg.id({ description: 'A class of the group.' }) },
    select: (_args, { viewer }) => ({ id: true, ...standingSelect(viewer) }),
    resolve: (group, { classId }, { db, viewer }) =>
      levelNow(viewer, group) >= level.member ? usernamesOf(db, group.id, rowId(classId)) : null,
  }),
}));

builder.prismaObjectField(GroupMemberObject, 'classes', (t) =>
  t.prismaField({
    type: [GroupClassObject],
    description: 'Classes that the member is in, by name.',
    complexity: { field: 1, multiplier: 10 },
    select: (_args, _context, nested) => ({
      classes: { select: { class: nested(true) }, orderBy: { class: { nameKey: 'asc' } } },
    }),
    resolve: (_query, { classes }) => classes.map((place) => place.class),
  }),
);
