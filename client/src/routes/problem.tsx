import { ProblemListPage } from '../features/problem-list/problem-list-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part="problems">
      <ProblemListPage />
    </MoreSentences>
  );
}
