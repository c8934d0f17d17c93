import { builder } from '../builder.ts';
import { loadTagCount } from './tag-count.loader.ts';

export const TagType = builder.prismaObject('Tag', {
  select: { id: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    color: t.exposeString('color', { nullable: true, description: 'CSS colour; null: the client picks one.' }),
    origin: t.exposeString('origin', { description: 'ME for local problems, else a remote judge.' }),
    groupId: t.exposeInt('groupId', { nullable: true }),
    classificationId: t.exposeInt('classificationId', { nullable: true }),
    problemCount: t.int({ description: 'Listed problems that carry it, as far as the viewer may see them.', resolve: ({ id }, _args, context) => loadTagCount(context, id) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
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
