import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { allowed, belongsTo, may, placedSelect } from '../../place/place.rule.ts';
import { titleIn, titleSelect } from '../../problem/bank/problem-title.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { textIn } from '../../training/core/text-in.ts';
import { TrainingObject } from '../../training/core/training.type.ts';
import { GroupObject } from '../core/group.type.ts';
import { defaultSharePage, listReceived } from './answer-share.service.ts';
import { maxReceivers } from './share.error.ts';
import { loadSharedFrom } from './shared-from.loader.ts';

const groupName = { select: { group: { select: { name: true } } } } as const;

export const GroupShareObject = builder.prismaObject('GroupShare', {
  select: { id: true },
  description: 'A problem or a training of one group that another group uses, or that is offered to it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    problemId: t.id({
      nullable: true,
      description: 'Null: a training is shared.',
      select: { problemId: true },
      resolve: ({ problemId }) => (problemId === null ? null : String(problemId)),
    }),
    trainingId: t.id({
      nullable: true,
      description: 'Null: a problem is shared.',
      select: { trainingId: true },
      resolve: ({ trainingId }) => (trainingId === null ? null : String(trainingId)),
    }),
    displayId: t.string({
      nullable: true,
      description: 'Of the problem; null: a training is shared.',
      select: { problem: { select: { displayId: true } } },
      resolve: ({ problem }) => problem?.displayId ?? null,
    }),
    title: t.string({
      nullable: true,
      description: 'Null: its group hides the problem or the training, which nobody else opens until then.',
      select: {
        problem: {
          select: { ...placedSelect, ...titleSelect, visibility: true },
        },
        training: { select: { ...placedSelect, isVisible: true, access: true, title: true, translations: true } },
      },
      resolve: ({ problem, training }, _args, { viewer, locale }) => {
        if (problem !== null)
          return problem.visibility === 'PUBLIC' || may(viewer, 'problem.edit', problem)
            ? titleIn(problem, locale)
            : null;
        if (training === null) return null;
        const { isVisible, access, translations, title } = training;
        return (isVisible && access === 'PUBLIC') || may(viewer, 'training.edit', training)
          ? textIn(translations, locale, 'title', title)
          : null;
      },
    }),
    senderName: t.string({
      description: 'Name of the group that shares it.',
      select: { problem: groupName, training: groupName },
      resolve: ({ problem, training }) => problem?.group?.name ?? training?.group?.name ?? '',
    }),
    receiverName: t.string({
      nullable: true,
      description: 'Name of the group that it is shared with. Null: that one is hidden from the viewer.',
      select: { group: { select: { id: true, name: true, isVisible: true } } },
      resolve: ({ group }, _args, { viewer }) => (group.isVisible || belongsTo(viewer, group.id) ? group.name : null),
    }),
    isAccepted: t.boolean({
      description: 'False: an offer that the receiving group has not answered.',
      select: { acceptedAt: true },
      resolve: ({ acceptedAt }) => acceptedAt !== null,
    }),
    sharedBy: t.relation('sharedBy', { nullable: true, description: 'Null: the account is gone.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was shared or offered.' }),
  }),
});

const GroupSharePage = pageObject('GroupSharePage', GroupShareObject);

const sharesOf = {
  description: `Groups that it is shared with or offered to, for those who may change it; none for others.`,
  complexity: { field: 1, multiplier: maxReceivers },
} as const;
const sharedFrom = {
  nullable: true,
  description: 'Name of the group that shares it with a group of the viewer. Null: it is not shared with them.',
} as const;

builder.prismaObjectFields(ProblemObject, (t) => ({
  shares: t.relation('shares', {
    ...sharesOf,
    query: (_args, { viewer }) => ({
      where: { problem: allowed(viewer, 'problem.edit') },
      orderBy: { id: 'asc' },
      take: maxReceivers,
    }),
  }),
  sharedFrom: t.string({
    ...sharedFrom,
    resolve: ({ id }, _args, context) => loadSharedFrom(context, { kind: 'PROBLEM', id }),
  }),
}));

builder.prismaObjectFields(TrainingObject, (t) => ({
  shares: t.relation('shares', {
    ...sharesOf,
    query: (_args, { viewer }) => ({
      where: { training: allowed(viewer, 'training.edit') },
      orderBy: { id: 'asc' },
      take: maxReceivers,
    }),
  }),
  sharedFrom: t.string({
    ...sharedFrom,
    resolve: ({ id }, _args, context) => loadSharedFrom(context, { kind: 'TRAINING', id }),
  }),
}));

builder.prismaObjectFields(GroupObject, (t) => ({
  receivedShares: t.field({
    type: GroupSharePage,
    nullable: true,
    description:
      'What other groups share with it or offer to it, offers first, for those who run its problems or trainings. ' +
      `Null for others. ${defaultSharePage} a page by default.`,
    complexity: pageComplexity(defaultSharePage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: ({ id }, { page }, context, info) =>
      listReceived(context, id, {
        page: pageOf({ page }, defaultSharePage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'GroupShare' }),
      }),
  }),
}));
