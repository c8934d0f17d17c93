import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import {
  createTag,
  createTagClassification,
  deleteTag,
  deleteTagClassification,
  mergeTags,
  updateTag,
  updateTagClassification,
  type TagClassificationFacts,
  type TagFacts,
} from './tag-edit.service.ts';
import { TagClassificationExists, TagClassificationNotFound, TagExists, TagNotFound, TagsApart } from './tag.error.ts';
import { TagClassificationType, TagType } from './tag.type.ts';

const name = z.string().trim().min(1).max(50);
const origin = z.string().trim().min(1).max(20);
/** Names of colours, #rgb and #rrggbb: what goes into a style without being able to say more. */
const color = z
  .string()
  .trim()
  .max(20)
  .regex(/^(#([0-9a-f]{3}|[0-9a-f]{6})|[a-z]+|)$/i);
/** Largest place in lists (specification, "Group training"). */
const rank = z.int32().min(0);

const TagInput = builder.inputType('TagInput', {
  fields: (t) => ({
    name: t.string({
      description: '1 to 50 characters; no other tag of the origin may be called so, whatever the case of letters.',
      validate: name,
    }),
    color: t.string({
      required: false,
      description: 'Name of a CSS colour, #rgb or #rrggbb; null: the client picks one.',
      validate: color,
    }),
    origin: t.string({
      required: false,
      description: 'ME (the default) for local problems, else a remote judge.',
      validate: origin,
    }),
    classificationId: t.int({ required: false, description: 'Of the same origin; null: none.' }),
    rank: t.int({
      required: false,
      description: 'Order within the classification, from 0, the default.',
      validate: rank,
    }),
  }),
});

const TagClassificationInput = builder.inputType('TagClassificationInput', {
  fields: (t) => ({
    name: t.string({ description: '1 to 50 characters.', validate: name }),
    origin: t.string({
      required: false,
      description: 'ME (the default) for local problems, else a remote judge.',
      validate: origin,
    }),
    rank: t.int({ required: false, description: 'Order in lists, from 0, the default.', validate: rank }),
  }),
});

function tagFacts(input: typeof TagInput.$inferInput): TagFacts {
  return {
    name: input.name.trim(),
    color: input.color?.trim() || null,
    origin: input.origin?.trim() ?? 'ME',
    classificationId: input.classificationId ?? null,
    rank: input.rank ?? 0,
  };
}

function classificationFacts(input: typeof TagClassificationInput.$inferInput): TagClassificationFacts {
  return { name: input.name.trim(), origin: input.origin?.trim() ?? 'ME', rank: input.rank ?? 0 };
}

builder.mutationFields((t) => ({
  createTag: t.field({
    type: TagType,
    description: 'Makes a tag.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, TagExists, TagClassificationNotFound] },
    args: { input: t.arg({ type: TagInput }) },
    resolve: (_root, { input }, context) => createTag(context, tagFacts(input)),
  }),
  updateTag: t.field({
    type: TagType,
    description: 'Renames, recolours or moves a tag; problems keep it.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, TagNotFound, TagExists, TagClassificationNotFound] },
    args: { id: t.arg.int(), input: t.arg({ type: TagInput }) },
    resolve: (_root, { id, input }, context) => updateTag(context, id, tagFacts(input)),
  }),
  deleteTag: t.field({
    type: 'Int',
    description: 'Takes a tag away, from the problems that carry it too; answers its id.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [TagNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteTag(context, id);
      return id;
    },
  }),
  mergeTags: t.field({
    type: TagType,
    description:
      'Gives the problems of one tag another one in its place, and takes the first away; answers the other one.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [TagNotFound, TagsApart] },
    args: { id: t.arg.int(), intoId: t.arg.int() },
    resolve: (_root, args, context) => mergeTags(context, args),
  }),
  createTagClassification: t.field({
    type: TagClassificationType,
    description: 'Makes a heading that tags can stand under.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, TagClassificationExists] },
    args: { input: t.arg({ type: TagClassificationInput }) },
    resolve: (_root, { input }, context) => createTagClassification(context, classificationFacts(input)),
  }),
  updateTagClassification: t.field({
    type: TagClassificationType,
    description: 'Renames a classification or gives it another place.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, TagClassificationNotFound, TagClassificationExists] },
    args: { id: t.arg.int(), input: t.arg({ type: TagClassificationInput }) },
    resolve: (_root, { id, input }, context) => updateTagClassification(context, id, classificationFacts(input)),
  }),
  deleteTagClassification: t.field({
    type: 'Int',
    description: 'Takes a classification away; its tags are without one then. Answers its id.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [TagClassificationNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteTagClassification(context, id);
      return id;
    },
  }),
}));
