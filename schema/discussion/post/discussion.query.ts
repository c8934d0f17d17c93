import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { rowQuery } from '../../core/row-query.ts';
import { requireOpen } from '../core/open-area.service.ts';
import { defaultDiscussionPage, listDiscussions, openDiscussion } from './discussion-list.service.ts';
import { DiscussionObject, DiscussionPage } from './discussion.type.ts';
import { maxSimilar, similarDiscussions } from './similar.service.ts';
import { maxTitleLength, startRefusal } from './write-discussion.service.ts';

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
    isUnanswered: t.boolean({
      required: false,
      defaultValue: false,
      description: 'Questions of help categories without an accepted answer.',
    }),
    isMine: t.boolean({ required: false, defaultValue: false, description: "The viewer's own." }),
  }),
});

builder.queryFields((t) => ({
  discussions: t.field({
    type: DiscussionPage,
    description:
      'Discussions of the site or of a group that the viewer may read. ' +
      `${defaultDiscussionPage} a page by default; a total of 10000 means 10000 or more.`,
    authScopes: { public: true },
    complexity: pageComplexity(defaultDiscussionPage),
    args: {
      filter: t.arg({ type: DiscussionFilterInput, required: false, description: 'Absent: all of the site.' }),
      order: t.arg({ type: RowOrderEnum, required: false, description: 'Null: pinned ones first, then the newest.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { filter, order, page }, context, info) =>
      listDiscussions(context, {
        filter: {
          groupId: filter?.groupId ? rowId(filter.groupId) : null,
          categoryId: filter?.categoryId ? rowId(filter.categoryId) : null,
          problemDisplayId: filter?.problemDisplayId ?? null,
          keyword: filter?.keyword ?? null,
          isUnanswered: filter?.isUnanswered ?? false,
          isMine: filter?.isMine ?? false,
        },
        order: order ?? null,
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
  similarDiscussions: t.prismaField({
    type: [DiscussionObject],
    description:
      'Discussions of a place that the viewer may read and that share words with a title, the best first: those ' +
      `about the problem, then by the number of words. At most ${maxSimilar}.`,
    authScopes: { signedIn: true },
    complexity: { field: 1, multiplier: maxSimilar },
    args: {
      title: t.arg.string({
        description: `At most ${maxTitleLength} characters.`,
        validate: z.string().max(maxTitleLength),
      }),
      groupId: t.arg.id({ required: false, description: 'Null: of the site.' }),
      problemDisplayId: t.arg.string({
        required: false,
        description: 'Those about this problem come first.',
        validate: z.string().max(50),
      }),
    },
    resolve: (query, _root, { title, groupId, problemDisplayId }, context) =>
      similarDiscussions(context, {
        title,
        groupId: groupId ? rowId(groupId) : null,
        problemDisplayId: problemDisplayId ?? null,
        query: rowQuery(query),
      }),
  }),
  discussionRefusal: t.string({
    nullable: true,
    description: "Why the viewer may not start a discussion, in the viewer's language; null: they may.",
    authScopes: { signedIn: true },
    args: {
      groupId: t.arg.id({ required: false, description: 'Null: on the site.' }),
      problemDisplayId: t.arg.string({
        required: false,
        description: 'Problem it is about; null: none.',
        validate: z.string().max(50),
      }),
      categoryId: t.arg.id({ required: false, description: 'Null: any category that lets the viewer write.' }),
    },
    resolve: async (_root, { groupId, problemDisplayId, categoryId }, context) => {
      const place = groupId ? rowId(groupId) : null;
      await requireOpen(context, place);
      const refusal = await startRefusal(context, {
        groupId: place,
        problem: problemDisplayId ? { displayId: problemDisplayId } : null,
        categoryId: categoryId ? rowId(categoryId) : null,
      });
      return refusal?.messageIn(context.locale) ?? null;
    },
  }),
}));
