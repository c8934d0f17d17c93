import { judgementRecordSchema } from '@verdict/judge/protocol/report.ts';
import { builder } from '../builder.ts';
import { JudgementRecordType } from './judgement-record.type.ts';
import { canSeeCases, canSeeCauses, canSeeJuryNotes, canSeeRecord, disclosureSelect } from './submission.rule.ts';
import { SubmissionObject } from './submission.type.ts';

/** What admins and those who keep the problem read beside a verdict: how it came about. */

builder.prismaObjectFields(SubmissionObject, (t) => ({
  record: t.field({
    type: JudgementRecordType,
    nullable: true,
    description: 'What the newest judgement was made with, for admins; null for others, before judging, and when no judge came that far.',
    select: { verdictChanges: { where: { cause: { in: ['JUDGED', 'REJUDGED'] } }, orderBy: { version: 'desc' }, take: 1, select: { record: true, judgeName: true } } },
    resolve: ({ verdictChanges: [newest] }, _args, { viewer }) => {
      if (!canSeeRecord(viewer) || newest === undefined) return null;
      const record = judgementRecordSchema.safeParse(newest.record);
      return record.success ? { ...record.data, judgeName: newest.judgeName } : null;
    },
  }),
  failures: t.stringList({
    nullable: true,
    description: 'Why attempts to judge it failed so far, for admins, while it is tried again; null for others. Once it is given up, they are its message.',
    select: { task: { select: { failures: true } } },
    resolve: ({ task }, _args, { viewer }) => (canSeeCauses(viewer) ? [...(task?.failures ?? [])] : null),
  }),
  viewerCanReadTranscripts: t.boolean({
    description: 'Is it a conversation with an interactor which the viewer may read, case by case?',
    select: { ...disclosureSelect, problem: { select: { ...disclosureSelect.problem.select, judgeMode: true } } },
    resolve: (submission, _args, { viewer, now }) =>
      submission.problem.judgeMode === 'INTERACTIVE' && canSeeCases(viewer, submission, now) && canSeeJuryNotes(viewer, submission),
  }),
}));
