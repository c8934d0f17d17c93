import { builder } from '../../core/builder.ts';
import { isAdmin } from '../../core/viewer.rule.ts';
import { loadTagCount } from './tag-count.loader.ts';

export const TagType = builder.prismaObject('Tag', {
  select: { id: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    color: t.exposeString('color', { nullable: true, description: 'CSS colour; null: the client picks one.' }),
    origin: t.exposeString('origin', { description: 'ME for local problems, else a remote judge.' }),
    rank: t.exposeInt('rank', { description: 'Order within the classification; equal ranks by name.' }),
    groupId: t.exposeInt('groupId', { nullable: true }),
    classificationId: t.exposeInt('classificationId', { nullable: true }),
    problemCount: t.int({
      description: 'Listed problems that carry it, as far as the viewer may see them.',
      resolve: ({ id }, _args, context) => loadTagCount(context, id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    carrierCount: t.int({
      nullable: true,
      description: 'How many problems carry it, hidden ones and those of groups too; for admins, null for others.',
      select: { _count: { select: { problems: true } } },
      resolve: ({ _count }, _args, { viewer }) => (isAdmin(viewer) ? _count.problems : null),
    }),
  }),
});

export const TagClassificationType = builder.prismaObject('TagClassification', {
  select: { id: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    origin: t.exposeString('origin'),
    rank: t.exposeInt('rank', { description: 'Order in lists.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
