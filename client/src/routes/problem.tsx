import { ProblemListPage } from '../features/problem/problem-list/problem-list-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { problemsPart } from '../lib/intl/parts/problems.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={problemsPart}>
      <ProblemListPage />
    </MoreSentences>
  );
}
