import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { leaveTraining, listInTrainingRank, registerForTraining } from './member.service.ts';
import {
  AlreadyInTraining,
  BlockedInTraining,
  NotInTraining,
  TrainingNotFound,
  WrongTrainingPassword,
} from './training.error.ts';
import { TrainingObject } from './training.type.ts';

const RegisterForTrainingInput = builder.inputType('RegisterForTrainingInput', {
  description: 'Registration for a training.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    password: t.string({
      required: false,
      description: 'Of a private training.',
      validate: z.string().max(255),
    }),
  }),
});

const LeaveTrainingInput = builder.inputType('LeaveTrainingInput', {
  description: 'End of a membership.',
  fields: (t) => ({ trainingId: t.id({ description: 'Which training.' }) }),
});

const ListInTrainingRankInput = builder.inputType('ListInTrainingRankInput', {
  description: 'Consent to the rank of a public training.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    isListed: t.boolean({ description: 'False withdraws the consent.' }),
  }),
});

const LeaveTrainingSuccess = builder
  .objectRef<{ readonly trainingId: number | null }>('LeaveTrainingSuccess')
  .implement({
    description: 'The viewer is no member any more.',
    fields: (t) => ({
      training: t.prismaField({
        type: TrainingObject,
        nullable: true,
        description: 'What they left. Null: it was closed to them before.',
        resolve: (query, { trainingId }, _args, { db }) =>
          trainingId === null ? null : db.training.findUnique({ ...rowQuery(query), where: { id: trainingId } }),
      }),
    }),
  });

const dataField = { name: 'training' } as const;

builder.mutationFields((t) => ({
  registerForTraining: t.prismaField({
    type: TrainingObject,
    description:
      'Makes the viewer a member. A private training asks for its password: 20 attempts in ten minutes for a user ' +
      'and training.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        TrainingNotFound,
        AlreadyInTraining,
        BlockedInTraining,
        WrongTrainingPassword,
        TooManyRequests,
      ],
      dataField,
    },
    args: { input: t.arg({ type: RegisterForTrainingInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.trainingId);
      await registerForTraining(context, { trainingId: id, password: input.password ?? null });
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  leaveTraining: t.field({
    type: LeaveTrainingSuccess,
    description:
      'Ends the membership of the viewer, also in a training that was closed to them; solved problems stay solved.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [TrainingNotFound, NotInTraining], directResult: true },
    args: { input: t.arg({ type: LeaveTrainingInput }) },
    resolve: async (_root, { input }, context) => {
      const trainingId = rowId(input.trainingId);
      return { trainingId: (await leaveTraining(context, trainingId)) ? trainingId : null };
    },
  }),
  listInTrainingRank: t.prismaField({
    type: TrainingObject,
    description:
      'Shows the viewer in the rank of a public training, or hides them. Consenting makes a member. A private ' +
      'training ranks all members: there the choice waits until it becomes public.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [TrainingNotFound, NotInTraining, BlockedInTraining], dataField },
    args: { input: t.arg({ type: ListInTrainingRankInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.trainingId);
      await listInTrainingRank(context, { trainingId: id, isListed: input.isListed });
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
