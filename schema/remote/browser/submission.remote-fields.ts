import type { Prisma, RemoteJobState } from '@verdict/prisma/generated/client/client.ts';
import { builder } from '../../core/builder.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { SubmissionObject } from '../../judging/submission/submission.type.ts';
import { adapterOf, isHandleProvable } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { originOf } from '../http/talk.service.ts';
import { judgeNameOf } from '../judge-name.ts';
import { runFaults, type RunFault } from '../submit/job.ts';
import { isReadable } from '../submit/readable.ts';
import { readWait, type ShownWait } from '../submit/wait.service.ts';
import { waitKinds } from '../submit/wait.ts';

const shownJob = {
  judgeKey: true,
  mode: true,
  state: true,
  ref: true,
  handle: true,
  givenRunId: true,
  runId: true,
  foundAt: true,
  visibleBy: true,
  reason: true,
  text: true,
  isReported: true,
  userId: true,
  accountId: true,
  sourceBytes: true,
  createdAt: true,
  nextAt: true,
} as const satisfies Prisma.RemoteJobSelect;
type ShownJob = Prisma.RemoteJobGetPayload<{ select: typeof shownJob }>;

interface AwaitedRun {
  readonly job: ShownJob;
  readonly adapter: RemoteAdapter;
}

const enumName: Readonly<Record<RunFault, 'NOT_LISTED' | 'OTHER_LANGUAGE' | 'OTHER_LENGTH' | 'TOO_OLD' | 'USED'>> = {
  'not-listed': 'NOT_LISTED',
  'other-language': 'OTHER_LANGUAGE',
  'other-length': 'OTHER_LENGTH',
  'too-old': 'TOO_OLD',
  used: 'USED',
};

const RemoteRunFaultType = builder.enumType('RemoteRunFault', {
  description: 'Why a run that was named is not taken.',
  values: {
    NOT_LISTED: { description: 'The judge lists no such run of this handle for this problem.' },
    OTHER_LANGUAGE: { description: 'It is in another language than the submission.' },
    OTHER_LENGTH: { description: 'The judge says that its program is longer or shorter than that of the submission.' },
    TOO_OLD: { description: 'It is from before the submission.' },
    USED: { description: 'Another submission has it.' },
  },
});

const AwaitedRunType = builder.objectRef<AwaitedRun>('AwaitedRemoteRun').implement({
  description: 'A run that the submitter makes himself.',
  fields: (t) => ({
    judgeKey: t.string({ resolve: ({ job }) => job.judgeKey }),
    submitUrl: t.string({
      description: 'Page of the judge on which he submits.',
      resolve: ({ adapter: { claims, info }, job }, _args, context) => {
        const origin = originOf(context, info);
        return claims?.submitUrlOf(job.ref, origin) ?? origin;
      },
    }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Then the submission counts as not sent.',
      resolve: ({ job }) => job.visibleBy,
    }),
    handle: t.string({
      nullable: true,
      description: 'Whose runs are looked at; null: it is not known yet.',
      resolve: ({ job }) => job.handle,
    }),
    isClaim: t.boolean({ description: 'The run may be an old one.', resolve: ({ job }) => job.mode === 'CLAIM' }),
    isHandleProvable: t.boolean({
      description: 'The handle is proven in the settings; else the submitter says it with the run.',
      resolve: ({ adapter }) => isHandleProvable(adapter),
    }),
    isReadable: t.boolean({
      description: 'The site reads the result itself; else the submitter says it with the run.',
      resolve: ({ adapter }) => isReadable(adapter),
    }),
    isChecking: t.boolean({
      description: 'The site is about to look at the run that was named.',
      resolve: ({ job }) => job.givenRunId !== null,
    }),
    fault: t.field({
      type: RemoteRunFaultType,
      nullable: true,
      description: 'What was wrong with the run that was named last.',
      resolve: ({ job }) => {
        const fault = runFaults.find((one) => one === job.reason);
        return fault === undefined ? null : enumName[fault];
      },
    }),
  }),
});

const RemoteWaitKindType = builder.enumType('RemoteWaitKind', {
  description: 'What a submission to a remote judge waits for.',
  values: waitKinds,
});

const RemoteWaitType = builder.objectRef<ShownWait>('RemoteWait').implement({
  description: 'What a submission to a remote judge waits for.',
  fields: (t) => ({
    kind: t.expose('kind', { type: RemoteWaitKindType }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When that ends, or the submission counts as not sent; null: nobody knows.',
    }),
    canSubmitThere: t.exposeBoolean('canSubmitThere', {
      description: 'Instead of waiting, the submitter can submit there himself, or name a run that he has there.',
    }),
  }),
});

/** A run without a result for so long is late, in ms. */
const lateMs = 5 * 60_000;

interface SentRemotely {
  readonly job: ShownJob;
  readonly isOwn: boolean;
  readonly isOfContest: boolean;
  /** Of the program. */
  readonly lengthBytes: number;
}

/** Nothing was sent, or it was taken back. */
const unsentStates: readonly RemoteJobState[] = ['QUEUED', 'WAITING', 'NOT_SENT'];

const RemoteRunType = builder.objectRef<SentRemotely>('SubmissionRemoteRun').implement({
  description: 'How a submission went to a remote judge.',
  fields: (t) => ({
    judgeName: t.string({
      resolve: ({ job: { judgeKey } }, _args, context) => {
        const adapter = adapterOf(judgeKey);
        return adapter === null ? judgeKey : judgeNameOf(context, adapter.info);
      },
    }),
    isByHand: t.boolean({
      description: 'The submitter submitted it there himself.',
      resolve: ({ job }) => job.mode === 'BROWSER' || job.mode === 'CLAIM',
    }),
    isReported: t.boolean({
      description: 'Reported by a browser: the site has only the submitter’s word for whose run it is, or its result.',
      resolve: ({ job }) => job.isReported,
    }),
    runId: t.string({
      nullable: true,
      description: 'Its number there, for its submitter; null in contests, since anybody reads the result there by it.',
      resolve: ({ job, isOwn, isOfContest }) => (isOwn && !isOfContest ? job.runId : null),
    }),
    words: t.string({
      nullable: true,
      description: 'How the judge words its result, such as a signal; for the submitter, outside of contests.',
      resolve: ({ job: { state, text, runId, isReported }, isOwn, isOfContest }) => {
        const isOfJudge = state === 'DONE' && runId !== null && !isReported;
        return isOwn && !isOfContest && isOfJudge && text !== '' ? text : null;
      },
    }),
    addedBytes: t.int({
      description:
        'White space that the site put at the end of the program before it sent it, in bytes, for its submitter: ' +
        'a marker by which the run is known. 0: none.',
      resolve: ({ job: { state, sourceBytes }, isOwn, lengthBytes }) =>
        !isOwn || sourceBytes === null || unsentStates.includes(state) ? 0 : sourceBytes - lengthBytes,
    }),
    isLate: t.boolean({
      description: 'The judge has had the run for five minutes, and has no result yet.',
      resolve: ({ job: { state, foundAt } }, _args, { now }) =>
        state === 'RUNNING' && foundAt !== null && now.getTime() - foundAt.getTime() > lateMs,
    }),
    wait: t.field({
      type: RemoteWaitType,
      nullable: true,
      description: 'What it waits for; null when it is over, and in contests for others than the submitter.',
      resolve: ({ job, isOwn, isOfContest }, _args, context) =>
        isOwn || !isOfContest ? readWait(context, job, isOfContest) : null,
    }),
    awaited: t.field({
      type: AwaitedRunType,
      nullable: true,
      description: 'The run that is waited for; null for others than the submitter, and when none is.',
      resolve: ({ job, isOwn }) => {
        const adapter = adapterOf(job.judgeKey);
        return adapter === null || !isOwn || job.state !== 'WAITING' ? null : { job, adapter };
      },
    }),
  }),
});

builder.prismaObjectFields(SubmissionObject, (t) => ({
  remote: t.field({
    type: RemoteRunType,
    nullable: true,
    description: 'The last attempt to send it to a remote judge; null: the problem is of none.',
    select: {
      userId: true,
      contestId: true,
      lengthBytes: true,
      remoteJobs: { select: shownJob, orderBy: { attempt: 'desc' }, take: 1 },
    },
    resolve: ({ userId, contestId, lengthBytes, remoteJobs: [job] }, _args, { viewer }) =>
      job === undefined
        ? null
        : { job, isOwn: userIdOrNull(viewer) === userId, isOfContest: contestId !== null, lengthBytes },
  }),
}));
