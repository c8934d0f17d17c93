import { AdminProblemsPage } from '../features/problem/problem-author/list/admin-problems-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={authorPart}>
      <AdminProblemsPage />
    </MoreSentences>
  );
}
