import { RemoteMode, RemoteOperation } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import type { JudgeTerms } from '../core/judge-info.ts';
import { originOf } from '../http/talk.service.ts';
import { judgeNameOf } from '../judge-name.ts';
import type { RobotsFacts } from '../statement/robots.service.ts';
import { reasonForAdmins } from './admin-reasons.ts';
import type { QueueFigures, Refusals, TimeFigures } from './figures.service.ts';
import type { BreakerFacts, JudgeStatus, ManagedJudge } from './judges.service.ts';
import { remoteCauses, remoteStates, type RemotePause } from './status.ts';

export const RemoteModeType = builder.enumType(RemoteMode, {
  name: 'RemoteMode',
  description:
    'Who sends a submission to a remote judge. POOL: the site, by an account of its own. BYO_SESSION: the site, by ' +
    "a session of the user's. BROWSER: the user. OFFICIAL_API: the site, by an interface made for it. CLAIM: " +
    'nobody, as the run exists.',
});

export const RemoteOperationType = builder.enumType(RemoteOperation, {
  name: 'RemoteOperation',
  description: 'What is asked of a remote judge.',
});

const RemoteStateEnum = builder.enumType('RemoteJudgeState', {
  description:
    'BROWSER_ONLY: users submit there themselves. OFF: admins switched it off. NOT_SET_UP: only accounts of the site ' +
    'submit there, and it has none.',
  values: remoteStates,
});

const RemoteCauseEnum = builder.enumType('RemoteJudgeCause', {
  description:
    'Why a remote judge is not reached. CHALLENGE: it wants a person. LAYOUT: its pages changed. NO_ACCOUNT: the ' +
    'site has none there.',
  values: remoteCauses,
});

const RemotePauseType = builder.objectRef<RemotePause>('RemotePause').implement({
  description: 'An operation of a remote judge that rests, since it failed.',
  fields: (t) => ({
    operation: t.expose('operation', { type: RemoteOperationType }),
    since: t.expose('since', { type: 'DateTime', nullable: true }),
    until: t.expose('until', {
      type: 'DateTime',
      description: 'When a request is tried again; in the past: the next one is.',
    }),
    cause: t.expose('cause', { type: RemoteCauseEnum }),
  }),
});

export const RemoteJudgeStatusType = builder.objectRef<JudgeStatus>('RemoteJudgeStatus').implement({
  description: 'How a remote judge is.',
  fields: (t) => ({
    key: t.string({ description: 'Prefix of its problems: HDU.', resolve: ({ info }) => info.key }),
    name: t.string({ resolve: ({ info }, _args, context) => judgeNameOf(context, info) }),
    url: t.string({ resolve: ({ info }, _args, context) => originOf(context, info) }),
    modes: t.field({
      type: [RemoteModeType],
      description: 'Without those of accounts of the site where it has none.',
      resolve: ({ modes }) => [...modes],
    }),
    state: t.expose('state', { type: RemoteStateEnum }),
    waiting: t.exposeInt('waiting', { description: 'Submissions that wait.' }),
    waitMinutes: t.exposeInt('waitMinutes', {
      nullable: true,
      description: 'About how long a submission made now waits; null: the site does not send it.',
    }),
    since: t.expose('since', { type: 'DateTime', nullable: true, description: 'Since when it is not reached.' }),
    cause: t.expose('cause', { type: RemoteCauseEnum, nullable: true }),
    succeededAt: t.expose('succeededAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it took a submission last.',
    }),
    pauses: t.field({
      type: [RemotePauseType],
      description: 'What is not asked of it now.',
      resolve: ({ pauses }) => [...pauses],
    }),
  }),
});

const RemoteBreakerType = builder.objectRef<BreakerFacts>('RemoteBreaker').implement({
  description: 'Circuit breaker of an operation of a remote judge.',
  fields: (t) => ({
    operation: t.expose('operation', { type: RemoteOperationType }),
    openUntil: t.expose('openUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When a request is tried again; null: it is closed.',
    }),
    openedAt: t.expose('openedAt', { type: 'DateTime', nullable: true }),
    failureClass: t.exposeString('failureClass', { nullable: true, description: 'Of the last failure.' }),
    failureText: t.exposeString('failureText', { description: 'Of the last failure, in English, without secrets.' }),
    failedAt: t.expose('failedAt', { type: 'DateTime', nullable: true }),
    succeededAt: t.expose('succeededAt', { type: 'DateTime', nullable: true }),
    hasPage: t.exposeBoolean('hasPage', { description: 'remoteFailurePage has a page of it.' }),
  }),
});

const RemoteQueueType = builder.objectRef<QueueFigures>('RemoteQueue').implement({
  description: 'What waits and is under way at a remote judge.',
  fields: (t) => ({
    waiting: t.exposeInt('waiting'),
    byHand: t.exposeInt('byHand', { description: 'Their submitters are to make the runs themselves.' }),
    uncertain: t.exposeInt('uncertain', { description: 'Sent, and the run is not known.' }),
    running: t.exposeInt('running'),
    held: t.exposeInt('held', { description: 'An admin must say which run it is.' }),
    oldestAt: t.expose('oldestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest that waits came.',
    }),
  }),
});

const RemoteTimesType = builder.objectRef<TimeFigures>('RemoteTimes').implement({
  description: 'Seconds that submissions of the last day took; null: there was none.',
  fields: (t) => ({
    runP50: t.exposeFloat('runP50', { nullable: true, description: 'Until the run was known, median.' }),
    runP95: t.exposeFloat('runP95', { nullable: true }),
    verdictP50: t.exposeFloat('verdictP50', { nullable: true, description: 'Until the verdict, median.' }),
    verdictP95: t.exposeFloat('verdictP95', { nullable: true }),
  }),
});

const RemoteRefusalType = builder.objectRef<Refusals>('RemoteRefusal').implement({
  description: 'How many submissions of the last week have no run, by the reason.',
  fields: (t) => ({
    reason: t.exposeString('reason'),
    reasonText: t.string({
      description: "The reason in the reader's language.",
      resolve: ({ reason }, _args, { locale }) => reasonForAdmins(reason)[locale],
    }),
    count: t.exposeInt('count'),
  }),
});

const RemoteTermsType = builder.objectRef<JudgeTerms>('RemoteTerms').implement({
  description: 'What the terms of a remote judge allow; null: they do not say, or nobody knows.',
  fields: (t) => ({
    url: t.exposeString('url', { nullable: true }),
    isSharedAccountAllowed: t.exposeBoolean('isSharedAccountAllowed', { nullable: true }),
    isCopyAllowed: t.exposeBoolean('isCopyAllowed', { nullable: true, description: 'Of statements.' }),
  }),
});

const RemoteClosedPathType = builder.objectRef<RobotsFacts['closedPaths'][number]>('RemoteClosedPath').implement({
  description: 'A path of a remote judge that is closed to robots.',
  fields: (t) => ({
    operation: t.expose('operation', { type: RemoteOperationType, description: 'What the site does there for users.' }),
    path: t.exposeString('path', { description: 'With * for what varies.' }),
  }),
});

export const RemoteRobotsType = builder.objectRef<RobotsFacts>('RemoteRobots').implement({
  description: 'What the robots.txt of a remote judge says of what the site does there for its users.',
  fields: (t) => ({
    readAt: t.expose('readAt', { type: 'DateTime' }),
    closedPaths: t.field({ type: [RemoteClosedPathType], resolve: ({ closedPaths }) => [...closedPaths] }),
  }),
});

export const ManagedRemoteJudgeType = builder.objectRef<ManagedJudge>('ManagedRemoteJudge').implement({
  description: 'A remote judge, for admins.',
  fields: (t) => ({
    key: t.string({ resolve: ({ info }) => info.key }),
    name: t.string({ resolve: ({ info }, _args, context) => judgeNameOf(context, info) }),
    url: t.string({ resolve: ({ info }, _args, context) => originOf(context, info) }),
    accountsOf: t.string({
      description: 'Key of the judge whose accounts it uses.',
      resolve: ({ info }) => info.accountsOf,
    }),
    isOn: t.boolean({ resolve: ({ settings }) => settings.isOn }),
    modes: t.field({ type: [RemoteModeType], resolve: ({ settings }) => [...settings.modes] }),
    hourlyLimit: t.int({
      nullable: true,
      description: 'Submissions of a user within an hour that accounts of the site send; null: no limit.',
      resolve: ({ settings }) => settings.hourlyLimit,
    }),
    problemLimit: t.int({
      nullable: true,
      description: 'The same of one problem, against guessing at its tests; null: no limit.',
      resolve: ({ settings }) => settings.problemLimit,
    }),
    possibleModes: t.field({
      type: [RemoteModeType],
      description: 'That admins can choose from.',
      resolve: ({ info }) => [...info.modes],
    }),
    credentialKind: t.string({
      nullable: true,
      description: 'What an account signs in with: password, cookie or token; null: it has no sign-in.',
      resolve: ({ credentialKind }) => credentialKind,
    }),
    state: t.field({ type: RemoteStateEnum, resolve: ({ status }) => status.state }),
    cause: t.field({ type: RemoteCauseEnum, nullable: true, resolve: ({ status }) => status.cause }),
    canaryAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a problem that does not change was read last.',
      resolve: ({ settings }) => settings.canaryAt,
    }),
    canaryFailure: t.string({
      nullable: true,
      description: "What differed then, in the reader's language; null: nothing did.",
      resolve: ({ settings }, _args, { locale }) => settings.canaryFailure?.[locale] ?? null,
    }),
    breakers: t.field({ type: [RemoteBreakerType], resolve: ({ breakers }) => [...breakers] }),
    queue: t.expose('queue', { type: RemoteQueueType }),
    times: t.expose('times', { type: RemoteTimesType }),
    refusals: t.field({ type: [RemoteRefusalType], resolve: ({ refusals }) => [...refusals] }),
    terms: t.field({ type: RemoteTermsType, resolve: ({ info }) => info.terms }),
  }),
});
