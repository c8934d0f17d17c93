import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import {
  LanguageNotAvailable,
  RemoteJudgeOff,
  RemoteLimitReached,
  RemoteModeNotOffered,
  RemoteSessionLost,
} from '../../judging/submission/submission.error.ts';
import { HandleNeeded, RunUnreadable } from '../browser/browser.error.ts';
import { bindRun, failJob, listCandidates, pollNow, submitAgain } from './job-acts.service.ts';
import { RemoteJobType, RemoteRunType } from './remote-job.type.ts';
import {
  RemoteJobNotFound,
  RemoteJobNotReady,
  RemoteJudgeNotAnswering,
  RemoteJudgeNotFound,
  RemoteRunDoubtful,
  RemoteRunTaken,
} from './remote.error.ts';

builder.mutationFields((t) => ({
  listRemoteRuns: t.field({
    type: [RemoteRunType],
    description: "Asks the judge for the runs that may be a job's, and are of no other.",
    authScopes: { superAdmin: true },
    errors: { types: [RemoteJobNotFound, RemoteJobNotReady, RemoteJudgeNotFound, RemoteJudgeNotAnswering] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => [...(await listCandidates(context, id))],
  }),
  bindRemoteRun: t.prismaField({
    type: RemoteJobType,
    description: "Says which run is a job's; its result is then read. Until it is there, another run may be named.",
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: {
      types: [
        InvalidInput,
        RemoteJobNotFound,
        RemoteJobNotReady,
        RemoteJudgeNotFound,
        RemoteRunDoubtful,
        RemoteRunTaken,
        RunUnreadable,
        HandleNeeded,
      ],
    },
    args: {
      id: t.arg.int(),
      runId: t.arg.string({
        description: 'Address or number of the run at the judge.',
        validate: z.string().min(1).max(500),
      }),
      username: t.arg.string({
        required: false,
        description: 'Name at the judge whose run it is, where that is not known; else ignored.',
        validate: z.string().trim().min(1).max(100),
      }),
      isConfirmed: t.arg.boolean({
        defaultValue: false,
        description: 'Bind it even where the judge does not list it as such, or cannot be asked.',
      }),
    },
    resolve: async (query, _root, { id, runId: run, username = null, isConfirmed }, context) => {
      await bindRun(context, { id, run, username, isConfirmed });
      return context.db.remoteJob.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  pollRemoteJob: t.prismaField({
    type: RemoteJobType,
    description: 'Has the judge asked about a job at once; one without a result waits for it again.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [RemoteJobNotFound, RemoteJobNotReady] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await pollNow(context, id);
      return context.db.remoteJob.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  failRemoteJob: t.prismaField({
    type: RemoteJobType,
    description: 'Ends a job as one without a run: its submission may be submitted again.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [RemoteJobNotFound, RemoteJobNotReady] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await failJob(context, id);
      return context.db.remoteJob.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  submitRemoteJobAgain: t.prismaField({
    type: RemoteJobType,
    description: 'Sends a submission without a result once more: there will be a new run.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: {
      types: [
        RemoteJobNotFound,
        RemoteJobNotReady,
        LanguageNotAvailable,
        RemoteJudgeOff,
        RemoteLimitReached,
        RemoteModeNotOffered,
        RemoteSessionLost,
      ],
    },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await submitAgain(context, id);
      return context.db.remoteJob.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
