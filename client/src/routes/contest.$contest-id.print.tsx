import { PrintPage } from '../features/contest/contest-desk/prints/print-page.tsx';
import { isServedByJury, useContest } from '../features/contest/pages/frame/contest-context.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { deskPart } from '../lib/intl/parts/desk.ts';

/** The router asks for this name. */
export function Component() {
  const shown = useContest();
  return (
    <MoreSentences part={deskPart}>
      <PrintPage contestId={shown.contest.id} canPrint={isServedByJury(shown)} />
    </MoreSentences>
  );
}
