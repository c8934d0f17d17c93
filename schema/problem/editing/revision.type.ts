import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import type { DiffPart, FieldChange } from './compare-texts.ts';
import { diffRevisions, listRevisions, type RevisionRow } from './revision.service.ts';

const revisionPage = 20;

const ProblemRevisionType = builder.objectRef<RevisionRow>('ProblemRevision').implement({
  description: 'What of statements and settings of a problem stood at some time.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1, by problem.' }),
    modifier: t.string({
      nullable: true,
      description: 'Who saved it; null: it was there before, or their account is gone.',
      resolve: ({ user }) => user?.username ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const DiffKindEnum = builder.enumType('DiffKind', { values: ['SAME', 'ADDED', 'REMOVED'] as const });

const DiffPartType = builder.objectRef<DiffPart>('DiffPart').implement({
  description: 'Whole lines that stayed, came or went.',
  fields: (t) => ({ kind: t.expose('kind', { type: DiffKindEnum }), text: t.exposeString('text') }),
});

export const FieldChangeType = builder.objectRef<FieldChange>('ProblemRevisionChange').implement({
  description: 'What became of one field between two revisions.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'Such as `timeLimitMs`, `statements.en.description`, `samples.1.input` or `checker.code`.',
    }),
    parts: t.field({ type: [DiffPartType], resolve: ({ parts }) => [...parts] }),
  }),
});

const RevisionPage = pageObject('ProblemRevisionPage', ProblemRevisionType);

builder.queryFields((t) => ({
  problemRevisions: t.field({
    type: RevisionPage,
    description:
      'Revisions of a problem, newest first, for those who may change it; none for others. ' +
      `${revisionPage} a page by default.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(revisionPage),
    args: { id: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { id, page }, context) => listRevisions(context, id, pageOf({ page }, revisionPage)),
  }),
  problemRevisionDiff: t.field({
    type: [FieldChangeType],
    nullable: true,
    description: 'Fields that differ between two revisions. Null when one of them is not there, or not for the viewer.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: 100,
    args: { id: t.arg.int(), from: t.arg.int(), to: t.arg.int() },
    resolve: (_root, { id, from, to }, context) => diffRevisions(context, { problemId: id, from, to }),
  }),
}));
