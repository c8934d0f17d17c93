import { isFinal } from '@verdict/judge/protocol/status.ts';
import { builder } from '../../core/builder.ts';
import { TaskFailureType } from '../../queue/task/task-failure.type.ts';
import { JudgementRecordType } from '../submission/judgement-record.type.ts';
import { canSeeRecord, disclosureSelect } from '../submission/submission.rule.ts';
import { SubmissionObject } from '../submission/submission.type.ts';
import { historyOf, type HistoryEntry, type OldCase } from './history.service.ts';
import { loadIsOutdated } from './outdated.loader.ts';
import { isCancellable, isOpenToHands, manualStatuses, mayChangeVerdicts } from './rejudge.rule.ts';

const VerdictCauseType = builder.enumType('VerdictCause', {
  values: {
    JUDGED: { description: 'The first verdict of a judge.' },
    REJUDGED: { description: 'A later verdict of a judge.' },
    MANUAL: { description: 'Given by hand.' },
    CANCELLED: { description: 'Cancelled by hand.' },
    FAILED: { description: 'No judge could judge it, for reasons of our own.' },
  },
});

const OldCaseType = builder.objectRef<OldCase>('PastCaseResult').implement({
  description: 'The result of a case that a later judgement took the place of.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Order in the test set, from 1.' }),
    groupName: t.exposeString('groupName'),
    status: t.exposeInt('status', { description: 'Specification status code.' }),
    timeMs: t.exposeInt('timeMs'),
    memoryKb: t.exposeInt('memoryKb'),
    score: t.exposeInt('score', { nullable: true }),
  }),
});

const VerdictChangeType = builder.objectRef<HistoryEntry>('VerdictChange').implement({
  description: 'A verdict a submission had or has.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'From 1; the highest is the standing one.' }),
    cause: t.expose('cause', { type: VerdictCauseType }),
    status: t.exposeInt('status', { description: 'Specification status code.' }),
    score: t.exposeInt('score', { nullable: true }),
    timeMs: t.exposeInt('timeMs', { nullable: true }),
    memoryKb: t.exposeInt('memoryKb', { nullable: true }),
    judgeName: t.exposeString('judgeName', { nullable: true }),
    actor: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'Who gave it by hand, started the rejudge or applied the preview.',
      resolve: (query, { actorId }, _args, { db }) =>
        actorId === null ? null : db.user.findUnique({ ...query, where: { id: actorId } }),
    }),
    rejudgeId: t.exposeInt('rejudgeId', { nullable: true, description: 'The batch it came by.' }),
    failures: t.field({
      type: [TaskFailureType],
      description: 'Attempts that failed before this verdict.',
      resolve: ({ failures }) => [...failures],
    }),
    record: t.field({
      type: JudgementRecordType,
      nullable: true,
      resolve: ({ record, judgeName }) => record && { ...record, judgeName },
    }),
    cases: t.field({
      type: [OldCaseType],
      nullable: true,
      description: "Null: still the submission's own, or there were none.",
      resolve: ({ cases }) => cases && [...cases],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectFields(SubmissionObject, (t) => ({
  history: t.field({
    type: [VerdictChangeType],
    nullable: true,
    description: 'Every verdict it ever had, oldest first; null for all but admins.',
    select: {
      ...disclosureSelect,
      verdictChanges: {
        orderBy: { version: 'asc' },
        select: {
          version: true,
          cause: true,
          status: true,
          score: true,
          timeMs: true,
          memoryKb: true,
          judgeName: true,
          actorId: true,
          record: true,
          failures: true,
          cases: true,
          createdAt: true,
        },
      },
      rejudgeItems: {
        select: {
          oldVersion: true,
          appliedVersion: true,
          rejudge: { select: { id: true, isPreview: true, createdById: true } },
        },
      },
    },
    resolve: (submission, _args, { viewer, now }) =>
      canSeeRecord(viewer, submission, now) ? historyOf(submission.verdictChanges, submission.rejudgeItems) : null,
  }),
  isOutdated: t.boolean({
    nullable: true,
    description:
      'Was the verdict made with other test data or another checker than the problem has now? Null for all but admins.',
    select: disclosureSelect,
    resolve: (submission, _args, context) =>
      canSeeRecord(context.viewer, submission, context.now) ? loadIsOutdated(context, submission.id) : null,
  }),
  viewerCanRejudge: t.boolean({
    description: 'May the viewer have it judged again? Not while it waits or is judged.',
    select: { status: true },
    resolve: ({ status }, _args, { viewer }) => mayChangeVerdicts(viewer) && isFinal(status),
  }),
  viewerManualStatuses: t.intList({
    description: 'Verdicts the viewer may give it by hand; empty: none.',
    select: { status: true },
    resolve: ({ status }, _args, { viewer }) =>
      mayChangeVerdicts(viewer) && isOpenToHands(status) ? [...manualStatuses] : [],
  }),
  viewerCanCancel: t.boolean({
    description: 'May the viewer cancel it?',
    select: { status: true },
    resolve: ({ status }, _args, { viewer }) => mayChangeVerdicts(viewer) && isCancellable(status),
  }),
}));
