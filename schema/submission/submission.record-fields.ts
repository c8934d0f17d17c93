import { judgementRecordSchema, type JudgementRecord } from '@verdict/judge/protocol/report.ts';
import { builder } from '../builder.ts';
import { canSeeCases, canSeeCauses, canSeeJuryNotes, canSeeRecord, disclosureSelect } from './submission.rule.ts';
import { SubmissionObject } from './submission.type.ts';

/** What admins and those who keep the problem read beside a verdict: how it came about. */

interface RecordView extends JudgementRecord {
  readonly judgeName: string | null;
}

const JudgementRecordType = builder.objectRef<RecordView>('JudgementRecord').implement({
  description: 'What a judgement was made with.',
  fields: (t) => ({
    judgeName: t.exposeString('judgeName', { nullable: true, description: 'The node that judged.' }),
    compilerVersion: t.exposeString('compilerVersion', { description: 'As the compiler or interpreter prints it.' }),
    compileCommand: t.exposeString('compileCommand', { description: 'As run in the box; empty when nothing was compiled.' }),
    runCommand: t.exposeString('runCommand', { description: 'As run in the box.' }),
    compileMs: t.exposeInt('compileMs', { nullable: true, description: 'How long the compile took; of a kept one, what it had taken. Null when nothing was compiled.' }),
    isCompileCached: t.exposeBoolean('isCompileCached', { description: 'Was the program kept from an earlier compile?' }),
    dataSha256: t.exposeString('dataSha256', { description: 'Of the test data.' }),
    checkerSha256: t.exposeString('checkerSha256', { nullable: true, description: 'Of the checker or interactor; null when there is none.' }),
  }),
});

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
