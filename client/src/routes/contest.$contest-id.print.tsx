import { PrintPage } from '../features/contest/contest-desk/prints/print-page.tsx';
import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { deskPart } from '../lib/intl/parts/desk.ts';

/** The router asks for this name. */
export function Component() {
  const { contest, virtual } = useContest();
  return (
    <MoreSentences part={deskPart}>
      <PrintPage contestId={contest.id} canPrint={contest.viewerCanSubmit && virtual === null} />
    </MoreSentences>
  );
}
