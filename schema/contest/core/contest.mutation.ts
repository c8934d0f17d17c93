import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import {
  AccountNotAdmitted,
  ContestHasEnded,
  ContestNotFound,
  ContestPasswordNeeded,
  VirtualAlreadyTaken,
  VirtualNotOpen,
  VirtualNotRunning,
  WrongContestPassword,
} from '../../place/contest/contest.error.ts';
import { ContestObject } from './contest.type.ts';
import { registerForContest } from './register.service.ts';
import { endVirtual, startVirtual } from './virtual.service.ts';

builder.mutationFields((t) => ({
  registerForContest: t.prismaField({
    type: ContestObject,
    description: 'Takes part in a contest; who takes part already stays so.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ContestNotFound, ContestHasEnded, AccountNotAdmitted, WrongContestPassword, TooManyRequests] },
    args: {
      contestId: t.arg.int(),
      password: t.arg.string({
        required: false,
        description: 'Not of a public contest.',
        validate: z.string().max(255),
      }),
    },
    resolve: async (query, _root, { contestId, password }, context) => {
      await registerForContest(context, { contestId, password: password ?? null });
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: contestId } });
    },
  }),
  startVirtualParticipation: t.prismaField({
    type: ContestObject,
    description:
      'Takes part in an ended contest on a clock of its own, once; what is submitted meanwhile counts for that alone.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        ContestNotFound,
        VirtualNotOpen,
        VirtualAlreadyTaken,
        ContestPasswordNeeded,
        WrongContestPassword,
        AccountNotAdmitted,
        TooManyRequests,
      ],
    },
    args: {
      contestId: t.arg.int(),
      password: t.arg.string({
        required: false,
        description: 'Of a protected contest the viewer is not registered for.',
        validate: z.string().max(255),
      }),
    },
    resolve: async (query, _root, { contestId, password }, context) => {
      await startVirtual(context, { contestId, password: password ?? null });
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: contestId } });
    },
  }),
  endVirtualParticipation: t.prismaField({
    type: ContestObject,
    description: 'Ends the virtual participation of the viewer before its time is over.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ContestNotFound, VirtualNotRunning] },
    args: { contestId: t.arg.int() },
    resolve: async (query, _root, { contestId }, context) => {
      await endVirtual(context, contestId);
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: contestId } });
    },
  }),
}));
