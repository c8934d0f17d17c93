import type { JudgementRecord } from '@verdict/judge/protocol/report.ts';
import { builder } from '../../core/builder.ts';

/** A record and the node it is from. */
interface RecordView extends JudgementRecord {
  readonly judgeName: string | null;
}

export const JudgementRecordType = builder.objectRef<RecordView>('JudgementRecord').implement({
  description: 'What a judgement was made with.',
  fields: (t) => ({
    judgeName: t.exposeString('judgeName', { nullable: true, description: 'The node that judged.' }),
    compilerVersion: t.exposeString('compilerVersion', { description: 'As the compiler or interpreter prints it.' }),
    compileCommand: t.exposeString('compileCommand', {
      description: 'As run in the box; empty when nothing was compiled.',
    }),
    runCommand: t.exposeString('runCommand', { description: 'As run in the box.' }),
    compileMs: t.exposeInt('compileMs', {
      nullable: true,
      description:
        'Until the program was there; short for one kept from an earlier compile. Null when nothing was compiled.',
    }),
    isCompileCached: t.exposeBoolean('isCompileCached', {
      description: 'Was the program kept from an earlier compile?',
    }),
    dataSha256: t.exposeString('dataSha256', { description: 'Of the test data.' }),
    checkerSha256: t.exposeString('checkerSha256', {
      nullable: true,
      description: 'Of the checker or interactor; null when there is none.',
    }),
  }),
});
