import { builder } from '../../core/builder.ts';
import { SolvableProblemInterface } from '../../problem/bank/solvable-problem.type.ts';
import { readJudgeStatuses } from './judges.service.ts';
import { RemoteJudgeStatusType } from './remote-judge.type.ts';

builder.prismaInterfaceFields(SolvableProblemInterface, (t) => ({
  remoteJudge: t.field({
    type: RemoteJudgeStatusType,
    nullable: true,
    description: 'How the judge of a remote problem is; null: it is judged here.',
    select: { isRemote: true, origin: true },
    resolve: async ({ isRemote, origin }, _args, context) => {
      if (!isRemote) return null;
      return (await readJudgeStatuses(context)).find(({ info }) => info.key === origin) ?? null;
    },
  }),
}));
