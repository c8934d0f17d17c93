import { queryFromInfo } from '@pothos/plugin-prisma';
import { isFinal } from '@verdict/judge/protocol/status.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { watch } from '../../core/watch.ts';
import { defaultProgressPage, listGroupProgress, type ProgressRequest } from './group-progress.service.ts';
import { GroupProgressOrderEnum, GroupProgressPage } from './group-progress.type.ts';

const GroupProgressFilter = builder.inputType('GroupProgressFilter', {
  description: 'Which members of which group in which list.',
  fields: (t) => ({
    groupId: t.id(),
    trainingId: t.id({ description: 'A list of the group, or one of the site that the viewer may read inside.' }),
    order: t.field({ type: GroupProgressOrderEnum, required: false, description: 'STUCK by default.' }),
    classId: t.id({ required: false, description: 'Members of this class of the group.' }),
    search: t.string({
      required: false,
      description: 'Part of a username or nickname, or of a name or number in the roster.',
      validate: z.string().max(100),
    }),
  }),
});

type Args = {
  readonly filter: typeof GroupProgressFilter.$inferInput;
  readonly page?: typeof PageInput.$inferInput | null | undefined;
};

const what =
  'How far the members of a group are in a list, for its admins: in practice, never in contests. Admins and roots of ' +
  `the group are left out unless they are in a class. ${defaultProgressPage} a page by default`;
// One query reads the whole class.
const complexity = (args: Pick<Args, 'page'>) => ({ field: 500, multiplier: pageOf(args, defaultProgressPage).size });

function requestOf({ filter, page }: Args, context: Context, info: GraphQLResolveInfo): ProgressRequest {
  return {
    groupId: rowId(filter.groupId),
    trainingId: rowId(filter.trainingId),
    order: filter.order ?? 'STUCK',
    search: filter.search ?? '',
    classId: filter.classId ? rowId(filter.classId) : null,
    page: pageOf({ page }, defaultProgressPage),
    query: queryFromInfo({ context, info, path: ['items', 'user'], typeName: 'User' }),
  };
}

builder.queryField('groupProgress', (t) =>
  t.field({
    type: GroupProgressPage,
    description: `${what}.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity,
    args: { filter: t.arg({ type: GroupProgressFilter }), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, args, context, info) => listGroupProgress(context, requestOf(args, context, info)),
  }),
);

builder.subscriptionField('groupProgressChanged', (t) =>
  t.field({
    type: GroupProgressPage,
    description: `${what}: as it is now, then after verdicts that change it.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity,
    args: { filter: t.arg({ type: GroupProgressFilter }), page: t.arg({ type: PageInput, required: false }) },
    subscribe: (_root, args, context, info) =>
      watch(context, {
        topic: 'submission',
        filter: ({ status }) => isFinal(status),
        restMs: context.pace.listMs,
        read: (moment) => listGroupProgress(moment, requestOf(args, context, info)),
      }),
    resolve: (page) => page,
  }),
);
