import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { requireOpen } from '../core/open-area.service.ts';
import { defaultDiscussionPage, listDiscussions, openDiscussion } from './discussion-list.service.ts';
import { DiscussionObject, DiscussionPage } from './discussion.type.ts';
import { startRefusal } from './write-discussion.service.ts';

const DiscussionFilterInput = builder.inputType('DiscussionFilter', {
  description: 'What a list of discussions is narrowed by.',
  fields: (t) => ({
    groupId: t.id({ required: false, description: 'Discussions of this group; null: of the site.' }),
    categoryId: t.id({ required: false, description: 'Of this category.' }),
    problemDisplayId: t.string({
      required: false,
      description: 'About this problem.',
      validate: z.string().max(50),
    }),
    keyword: t.string({
      required: false,
      description: 'Words of title and description, an id, or the username of an author.',
      validate: z.string().max(255),
    }),
    isMine: t.boolean({ required: false, defaultValue: false, description: "The viewer's own." }),
  }),
});

builder.queryFields((t) => ({
  discussions: t.field({
    type: DiscussionPage,
    description:
      'Discussions of the site or of a group that the viewer may read: pinned ones first, then the newest. ' +
      `${defaultDiscussionPage} a page by default; a total of 10000 means 10000 or more.`,
    authScopes: { public: true },
    complexity: pageComplexity(defaultDiscussionPage),
    args: {
      filter: t.arg({ type: DiscussionFilterInput, required: false, description: 'Absent: all of the site.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { filter, page }, context, info) =>
      listDiscussions(context, {
        filter: {
          groupId: filter?.groupId ? rowId(filter.groupId) : null,
          categoryId: filter?.categoryId ? rowId(filter.categoryId) : null,
          problemDisplayId: filter?.problemDisplayId ?? null,
          keyword: filter?.keyword ?? null,
          isMine: filter?.isMine ?? false,
        },
        page: pageOf({ page }, defaultDiscussionPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Discussion' }),
      }),
  }),
  discussion: t.prismaField({
    type: DiscussionObject,
    description: 'One discussion that the viewer may read.',
    authScopes: { public: true },
    args: { id: t.arg.id() },
    resolve: (query, _root, { id }, context) => openDiscussion(context, rowId(id), query),
  }),
  discussionRefusal: t.string({
    nullable: true,
    description: "Why the viewer may not start a discussion, in the viewer's language; null: they may.",
    authScopes: { signedIn: true },
    args: { groupId: t.arg.id({ required: false, description: 'Null: on the site.' }) },
    resolve: async (_root, { groupId }, context) => {
      const place = groupId ? rowId(groupId) : null;
      await requireOpen(context, place);
      return (await startRefusal(context, place))?.messageIn(context.locale) ?? null;
    },
  }),
}));
