import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { ProblemEditForbidden, ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { NotTrainingAdmin, TrainingNotFound } from '../../training/core/training.error.ts';
import { acceptShare, removeShare } from './answer-share.service.ts';
import { shareItem } from './share-item.service.ts';
import { GroupShareNotFound, TooManyGroupShares } from './share.error.ts';
import { GroupShareObject } from './share.type.ts';

const SharedItemInput = builder.inputType('SharedItemInput', {
  description: 'A problem or a training of a group.',
  isOneOf: true,
  fields: (t) => ({ problemId: t.id({ required: false }), trainingId: t.id({ required: false }) }),
});

const ReceivingGroupInput = builder.inputType('ReceivingGroupInput', {
  description: 'A group, by its id or its short name in any case.',
  isOneOf: true,
  fields: (t) => ({
    groupId: t.id({ required: false }),
    shortName: t.string({ required: false, validate: z.string().max(10) }),
  }),
});

const ShareWithGroupInput = builder.inputType('ShareWithGroupInput', {
  description: 'What is shared, and with whom.',
  fields: (t) => ({
    item: t.field({ type: SharedItemInput, description: 'Of a group in which the viewer may change it.' }),
    group: t.field({ type: ReceivingGroupInput, description: 'The group that is to use it.' }),
  }),
});

const AcceptGroupShareInput = builder.inputType('AcceptGroupShareInput', {
  description: 'Names an offer.',
  fields: (t) => ({ id: t.id({ description: 'Which one.' }) }),
});

const RemoveGroupShareInput = builder.inputType('RemoveGroupShareInput', {
  description: 'Names a share or an offer.',
  fields: (t) => ({ id: t.id({ description: 'Which one.' }) }),
});

const dataField = { name: 'share' } as const;

builder.mutationFields((t) => ({
  shareWithGroup: t.prismaField({
    type: GroupShareObject,
    description:
      'Shares a problem or a training with another group: at once if the viewer may create such there, otherwise as ' +
      'an offer to those who may, who are notified. 60 times in ten minutes by one user.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        ProblemNotFound,
        ProblemEditForbidden,
        TrainingNotFound,
        NotTrainingAdmin,
        GroupNotFound,
        TooManyGroupShares,
        TooManyRequests,
      ],
      dataField,
    },
    args: { input: t.arg({ type: ShareWithGroupInput }) },
    resolve: async (query, _root, { input: { item, group } }, context) => {
      const id = await shareItem(
        context,
        typeof item.problemId === 'string'
          ? { kind: 'PROBLEM', id: rowId(item.problemId) }
          : { kind: 'TRAINING', id: rowId(item.trainingId ?? '') },
        typeof group.groupId === 'string' ? { id: rowId(group.groupId) } : { shortName: group.shortName ?? '' },
      );
      return context.db.groupShare.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  acceptGroupShare: t.prismaField({
    type: GroupShareObject,
    description: 'Takes what another group offers. For those who may create such in the receiving group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [GroupShareNotFound, TooManyGroupShares], dataField },
    args: { input: t.arg({ type: AcceptGroupShareInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await acceptShare(context, id);
      return context.db.groupShare.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  removeGroupShare: t.id({
    description:
      'Ends a share or an offer, for either of its groups: the sharing one withdraws it, the receiving one declines ' +
      'or removes it. Contests that have the problem keep it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [GroupShareNotFound], dataField: { name: 'removedShareId' } },
    args: { input: t.arg({ type: RemoveGroupShareInput }) },
    resolve: async (_root, { input }, context) => {
      await removeShare(context, rowId(input.id));
      return input.id;
    },
  }),
}));
