import { BankApplicationsPage } from '../features/problem/bank-application/bank-applications-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={authorPart}>
      <BankApplicationsPage />
    </MoreSentences>
  );
}
