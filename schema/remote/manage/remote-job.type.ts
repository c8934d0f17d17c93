import { RemoteJobState } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { languageName } from '../../queue/language/language-name.service.ts';
import { remoteLanguageKey } from '../../queue/language/remote-language-key.ts';
import type { RunRow } from '../core/adapter.ts';
import { sentenceOfClass } from '../core/failure-sentence.ts';
import { reasonForAdmins } from './admin-reasons.ts';
import { actsFor, isNameless, jobActs } from './job-acts.service.ts';
import { RemoteModeType } from './remote-judge.type.ts';

/** Most entries of a timeline that are shown: the first ones say how the submission was sent. */
const maxEvents = 200;

export const RemoteJobStateType = builder.enumType(RemoteJobState, {
  name: 'RemoteJobState',
  description:
    'WAITING: its submitter is to make the run himself. UNCERTAIN: it may have been sent, and the run is not known. ' +
    'NOT_SENT: there is certainly no run. HELD: several runs could be it, and an admin says which.',
});

const RemoteJobActEnum = builder.enumType('RemoteJobAct', {
  description: 'What an admin can do with a remote job.',
  values: jobActs,
});

const RemoteJobEventType = builder.prismaObject('RemoteJobEvent', {
  select: { id: true },
  description: 'Something that happened to a remote job.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    state: t.expose('state', { type: RemoteJobStateType }),
    reasonText: t.string({
      nullable: true,
      description: "Why, in the reader's language.",
      select: { reason: true, failureClass: true },
      resolve: ({ reason, failureClass }, _args, { locale }) =>
        (reason === null ? sentenceOfClass(failureClass ?? '') : reasonForAdmins(reason))?.[locale],
    }),
    text: t.exposeString('text', { description: 'In English, without secrets.' }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

const RemoteAnswerType = builder.prismaObject('RemoteAnswer', {
  select: { jobId: true },
  description: 'What a remote judge answered last about a submission, without secrets.',
  fields: (t) => ({
    status: t.exposeInt('status', { description: 'Of HTTP.' }),
    path: t.exposeString('path', { description: 'What was asked for.' }),
    text: t.exposeString('text', { description: 'At most 8000 characters: of longer ones the part about the run.' }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

export const RemoteJobType = builder.prismaObject('RemoteJob', {
  select: { id: true },
  description: 'A submission on its way to a remote judge, or there: one for each attempt to send it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    submissionId: t.exposeInt('submissionId'),
    attempt: t.exposeInt('attempt', { description: 'From 1.' }),
    judgeKey: t.exposeString('judgeKey'),
    mode: t.expose('mode', { type: RemoteModeType }),
    state: t.expose('state', { type: RemoteJobStateType }),
    username: t.string({
      description: 'Of the submitter.',
      select: { user: { select: { username: true } } },
      resolve: ({ user }) => user.username,
    }),
    accountName: t.string({
      nullable: true,
      description: 'Of the account of the site that it is sent by.',
      select: { account: { select: { username: true, ownerId: true } } },
      resolve: ({ account }) => (account?.ownerId === null ? account.username : null),
    }),
    ref: t.exposeString('ref', { description: 'The problem at the judge.' }),
    problemDisplayId: t.string({
      description: 'Of the problem here.',
      select: { submission: { select: { problem: { select: { displayId: true } } } } },
      resolve: ({ submission }) => submission.problem.displayId,
    }),
    languageId: t.exposeString('languageId', { description: 'At the judge.' }),
    languageName: t.string({
      description: 'Of the language at the judge; its key here where the judge no longer has it.',
      select: { judgeKey: true, languageId: true },
      resolve: ({ judgeKey, languageId }, _args, { db }) => languageName(db, remoteLanguageKey(judgeKey, languageId)),
    }),
    sourceBytes: t.exposeInt('sourceBytes', { nullable: true, description: 'Of the text that was sent.' }),
    sourceSha256: t.exposeString('sourceSha256', { nullable: true }),
    baselineRunId: t.exposeString('baselineRunId', {
      nullable: true,
      description: 'Newest run of the account on the problem before it was sent.',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    visibleBy: t.expose('visibleBy', {
      type: 'DateTime',
      nullable: true,
      description: 'A run that is not listed by then does not exist.',
    }),
    runId: t.exposeString('runId', { nullable: true }),
    foundAt: t.expose('foundAt', { type: 'DateTime', nullable: true, description: 'When the run was known.' }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true, description: 'When its next step is due.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it waits, was not sent or is held.' }),
    reasonText: t.string({
      nullable: true,
      description: "The reason in the reader's language, and what an admin can do.",
      select: { reason: true },
      resolve: ({ reason }, _args, { locale }) => (reason === null ? null : reasonForAdmins(reason)[locale]),
    }),
    text: t.exposeString('text', { description: 'What the judge said last, without secrets.' }),
    answer: t.relation('answer', {
      type: RemoteAnswerType,
      nullable: true,
      description: 'The page or document that the judge sent last; null: none yet.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    acts: t.field({
      type: [RemoteJobActEnum],
      description: 'What can be done with it now.',
      select: {
        state: true,
        sentAt: true,
        accountId: true,
        handle: true,
        runId: true,
        submission: { select: { status: true } },
      },
      resolve: (job) => actsFor(job),
    }),
    isNameless: t.boolean({
      description: 'It is not known whose run at the judge it is: who binds one says it.',
      select: { accountId: true, handle: true },
      resolve: (job) => isNameless(job),
    }),
    events: t.relation('events', {
      type: RemoteJobEventType,
      complexity: { field: 1, multiplier: 20 },
      query: { orderBy: { id: 'asc' }, take: maxEvents },
    }),
  }),
});

export const RemoteRunType = builder.objectRef<RunRow>('RemoteRun').implement({
  description: 'A run in the list of a remote judge.',
  fields: (t) => ({
    runId: t.exposeString('runId'),
    username: t.exposeString('username'),
    ref: t.exposeString('ref'),
    languageId: t.exposeString('languageId', { nullable: true }),
    codeBytes: t.exposeInt('codeBytes', { nullable: true }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
  }),
});
