import { z } from 'zod';
import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { may, newOnSite } from '../../place/place.rule.ts';
import {
  DiscussionCategoryInUse,
  DiscussionCategoryNotFound,
  NotDiscussionModerator,
} from '../core/discussion.error.ts';
import { categoriesForNew, listCategories, maxCategories, maxNameLength, saveCategories } from './category.service.ts';
import { DiscussionCategoryObject } from './category.type.ts';

const nameRule = { validate: z.string().max(maxNameLength) };

const DiscussionCategoryInput = builder.inputType('DiscussionCategoryInput', {
  description: 'A category of discussions.',
  fields: (t) => ({
    id: t.id({ required: false, description: 'Absent: a new one.' }),
    name: t.string({ description: `Required; ${maxNameLength} characters at most, unique in its place.`, ...nameRule }),
    englishName: t.string({ required: false, description: 'For English pages.', ...nameRule }),
    isHelp: t.boolean({
      required: false,
      description: 'Its discussions are questions, whose author accepts a comment as the answer. Absent: as it was.',
    }),
  }),
});

const SaveDiscussionCategoriesInput = builder.inputType('SaveDiscussionCategoriesInput', {
  description: 'All categories of a place, in their order.',
  fields: (t) => ({
    groupId: t.id({ required: false, description: 'Where; null: on the site.' }),
    categories: t.field({
      type: [DiscussionCategoryInput],
      description: `At most ${maxCategories}. Stored ones that are left out are deleted.`,
      validate: z.array(z.unknown()).max(maxCategories),
    }),
  }),
});

builder.objectField(ViewerType, 'canKeepDiscussionCategories', (t) =>
  t.boolean({
    description: 'May change the categories of discussions of the site.',
    resolve: (viewer) => may(viewer, 'discussionCategory.keep', newOnSite),
  }),
);

builder.queryField('discussionCategories', (t) =>
  t.field({
    type: [DiscussionCategoryObject],
    description: 'Categories that discussions of a place may have; those of a group for its members.',
    authScopes: { public: true },
    args: {
      groupId: t.arg.id({ required: false, description: 'Null: of the site.' }),
      isForNew: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'Only those in which the problems that the viewer solved and tried let them start a discussion.',
      }),
      problemDisplayId: t.arg.string({
        required: false,
        description: 'Problem that the new discussion is about; null: none.',
        validate: z.string().max(50),
      }),
    },
    resolve: (_root, { groupId, isForNew, problemDisplayId }, context) => {
      const place = groupId ? rowId(groupId) : null;
      return isForNew
        ? categoriesForNew(context, { groupId: place, problemDisplayId: problemDisplayId ?? null })
        : listCategories(context, place);
    },
  }),
);

builder.mutationField('saveDiscussionCategories', (t) =>
  t.field({
    type: [DiscussionCategoryObject],
    description: 'Saves all categories of a place. Super admins on the site, group admins in a group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, NotDiscussionModerator, DiscussionCategoryNotFound, DiscussionCategoryInUse],
      dataField: { name: 'categories' },
    },
    args: { input: t.arg({ type: SaveDiscussionCategoriesInput }) },
    resolve: (_root, { input: { groupId, categories } }, context) =>
      saveCategories(context, {
        groupId: groupId ? rowId(groupId) : null,
        categories: categories.map(({ id, name, englishName, isHelp }) => ({
          id: id ? rowId(id) : null,
          name,
          englishName: englishName ?? null,
          isHelp: isHelp ?? null,
        })),
      }),
  }),
);
