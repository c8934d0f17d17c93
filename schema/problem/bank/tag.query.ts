import type { Tag, TagClassification } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { groupTags, listTags } from './tag.service.ts';
import { TagClassificationType, TagType } from './tag.type.ts';

/** Tags under one heading. */
export interface TagGroup {
  /** Null: tags without a classification. */
  readonly classification: TagClassification | null;
  readonly tags: readonly Tag[];
}

const TagGroupType = builder.objectRef<TagGroup>('TagGroup').implement({
  description: 'Tags of one classification.',
  fields: (t) => ({
    classification: t.field({
      type: TagClassificationType,
      nullable: true,
      description: 'Null: tags without one.',
      resolve: ({ classification }) => classification,
    }),
    tags: t.field({ type: [TagType], resolve: ({ tags }) => [...tags] }),
  }),
});

const originArg = {
  required: false,
  description: 'ME (the default) for local problems, a remote judge, or ALL.',
  validate: z.string().max(20),
} as const;

builder.queryFields((t) => ({
  tags: t.field({
    type: [TagType],
    description:
      'Tags of problems, those of groups apart. Others than admins know those of listed problems only. ' +
      'With a group, for its members: also its own, and those of its problems.',
    authScopes: { public: true },
    args: { origin: t.arg.string(originArg), groupId: t.arg.int({ required: false }) },
    resolve: (_root, { origin, groupId }, context) => listTags(context, origin ?? 'ME', groupId ?? null),
  }),
  tagGroups: t.field({
    type: [TagGroupType],
    description: 'Tags under their classifications, those without one last.',
    authScopes: { public: true },
    args: { origin: t.arg.string(originArg) },
    resolve: (_root, { origin }, context) => groupTags(context, origin ?? 'ME'),
  }),
}));
