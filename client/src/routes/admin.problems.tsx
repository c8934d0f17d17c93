import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { AdminProblemsPage } from '../features/problem-author/list/admin-problems-page.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part="author">
      <AdminProblemsPage />
    </MoreSentences>
  );
}
