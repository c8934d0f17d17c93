import { builder } from '../../core/builder.ts';

export const DiscussionCategoryObject = builder.prismaObject('DiscussionCategory', {
  select: { id: true },
  description: 'What discussions are sorted by.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.string({
      description: 'Unique in its place.',
      args: {
        language: t.arg.string({ required: false, description: 'en-US: the English name, if there is one.' }),
      },
      select: { name: true, englishName: true },
      resolve: ({ name, englishName }, { language }) => (language === 'en-US' ? (englishName ?? name) : name),
    }),
    englishName: t.exposeString('englishName', {
      nullable: true,
      description: 'Null: the name serves English pages, too.',
    }),
    isHelp: t.exposeBoolean('isHelp', {
      description: 'Its discussions are questions, whose author accepts a comment as the answer.',
    }),
    groupId: t.id({
      nullable: true,
      description: 'Null: of the site.',
      select: { groupId: true },
      resolve: ({ groupId }) => (groupId === null ? null : String(groupId)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was changed last.' }),
  }),
});
