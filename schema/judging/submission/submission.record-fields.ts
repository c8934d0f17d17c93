import { judgementRecordSchema } from '@verdict/judge/protocol/report.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { builder } from '../../core/builder.ts';
import { taskFailures } from '../../queue/task/task-failure.ts';
import { TaskFailureType } from '../../queue/task/task-failure.type.ts';
import { JudgementRecordType } from './judgement-record.type.ts';
import { canSeeCases, canSeeCauses, canSeeJuryNotes, canSeeRecord, disclosureSelect } from './submission.rule.ts';
import { SubmissionObject } from './submission.type.ts';

/** What admins and those who keep the problem read beside a verdict: how it came about. */

const newestJudgement = {
  where: { cause: { in: ['JUDGED', 'REJUDGED', 'FAILED'] } },
  orderBy: { version: 'desc' },
  take: 1,
  select: { record: true, judgeName: true, failures: true },
} as const satisfies Prisma.Submission$verdictChangesArgs;

builder.prismaObjectFields(SubmissionObject, (t) => ({
  record: t.field({
    type: JudgementRecordType,
    nullable: true,
    description:
      'What the newest judgement was made with, for admins; null for others, before judging, ' +
      'and when no judge came that far.',
    select: { ...disclosureSelect, verdictChanges: newestJudgement },
    resolve: (submission, _args, { viewer, now }) => {
      const [newest] = submission.verdictChanges;
      if (!canSeeRecord(viewer, submission, now) || newest === undefined) return null;
      const record = judgementRecordSchema.safeParse(newest.record);
      return record.success ? { ...record.data, judgeName: newest.judgeName } : null;
    },
  }),
  failures: t.field({
    type: [TaskFailureType],
    nullable: true,
    description:
      'Attempts to judge it that failed, for admins: of the judging under way, else before the newest verdict of ' +
      'a judge; null for others.',
    select: { ...disclosureSelect, task: { select: { failures: true } }, verdictChanges: newestJudgement },
    resolve: (submission, _args, { viewer, now }) =>
      canSeeCauses(viewer, submission, now)
        ? taskFailures((submission.task ?? submission.verdictChanges[0])?.failures)
        : null,
  }),
  viewerCanReadTranscripts: t.boolean({
    description: 'Is it a conversation with an interactor which the viewer may read, case by case?',
    select: { ...disclosureSelect, problem: { select: { ...disclosureSelect.problem.select, judgeMode: true } } },
    resolve: (submission, _args, { viewer, now }) =>
      submission.problem.judgeMode === 'INTERACTIVE' &&
      canSeeCases(viewer, submission, now) &&
      canSeeJuryNotes(viewer, submission, now),
  }),
}));
