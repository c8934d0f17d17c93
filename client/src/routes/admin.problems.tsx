import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { AdminProblemsPage } from '../features/problem-author/list/admin-problems-page.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={authorPart}>
      <AdminProblemsPage />
    </MoreSentences>
  );
}
