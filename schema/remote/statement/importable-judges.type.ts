import { builder } from '../../core/builder.ts';
import { importers } from '../../problem/import-export/problem-import.rule.ts';
import { judgeNameOf } from '../judge-name.ts';
import { wordsOfClass } from './failure-words.ts';
import { readImportableJudges, type ImportableJudge } from './importable-judges.service.ts';

const ImportableJudgeType = builder.objectRef<ImportableJudge>('ImportableJudge').implement({
  description: 'A judge whose problems can be imported.',
  fields: (t) => ({
    key: t.string({ resolve: ({ adapter }) => adapter.info.key }),
    name: t.string({ resolve: ({ adapter }, _args, context) => judgeNameOf(context, adapter.info) }),
    hasSets: t.boolean({
      description: 'Can all problems of a contest or a volume be imported at once?',
      resolve: ({ adapter }) => adapter.sets !== undefined,
    }),
    sampleReference: t.string({
      description: 'Such as people may give it.',
      resolve: ({ adapter: { info, references } }) => references.format(info.canary.ref),
    }),
    sampleUrl: t.string({
      resolve: ({ adapter: { info, references }, origin }) => references.urlOf(info.canary.ref, origin),
    }),
    sampleSetUrl: t.string({
      nullable: true,
      description: 'Address of a set, such as people may give it; null: it has none.',
      resolve: ({ adapter: { sets }, origin }) => sets?.sampleUrl(origin) ?? null,
    }),
    failure: t.string({
      nullable: true,
      description: "Why the last statement could not be read there, in the reader's language; null: it could.",
      resolve: ({ failureClass }, _args, { locale }) =>
        failureClass === null ? null : (wordsOfClass(failureClass)?.[locale] ?? null),
    }),
    failedAt: t.expose('failedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryFields((t) => ({
  importableJudges: t.field({
    type: [ImportableJudgeType],
    description: 'Judges whose problems can be imported.',
    authScopes: importers,
    resolve: (_root, _args, context) => readImportableJudges(context),
  }),
}));
