import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { compareTexts } from '../../problem/editing/compare-texts.ts';
import { FieldChangeType } from '../../problem/editing/revision.type.ts';
import { maxRevisions } from '../text/keep-revision.service.ts';
import { textOf } from '../text/text.ts';
import { TextInput } from '../text/text.type.ts';
import { listTextRevisions, type RevisionRow } from './text-history.service.ts';

const TextRevisionType = builder.objectRef<RevisionRow>('TextRevision').implement({
  description: 'A former version of a text.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    title: t.exposeString('title', { description: 'Of a discussion; empty elsewhere.' }),
    description: t.exposeString('description', { description: 'Of a discussion; empty elsewhere.' }),
    content: t.exposeString('content', { description: 'Markdown.' }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    replacedAt: t.expose('replacedAt', { type: 'DateTime', description: 'When the next version replaced it.' }),
    changes: t.field({
      type: [FieldChangeType],
      description: 'What the next version changed: `title`, `description` or `content`.',
      complexity: 20,
      resolve: (revision) => compareTexts(wordsOf(revision), wordsOf(revision.next)),
    }),
  }),
});
const TextRevisionPage = pageObject('TextRevisionPage', TextRevisionType);

builder.queryField('textRevisions', (t) =>
  t.field({
    type: TextRevisionPage,
    description:
      `The last ${maxRevisions} former versions of a discussion, comment or reply, newest first, for its author and ` +
      'moderators.',
    authScopes: { signedIn: true },
    complexity: pageComplexity(maxRevisions),
    args: { on: t.arg({ type: TextInput }), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { on, page }, context) =>
      listTextRevisions(context, { ref: textOf(on), page: pageOf({ page }, maxRevisions) }),
  }),
);

function wordsOf({ title, description, content }: RevisionRow['next']): ReadonlyMap<string, string> {
  return new Map(Object.entries({ title, description, content }));
}
