import { ClarificationsPage } from '../features/contest/contest-desk/clarifications/clarifications-page.tsx';
import { isServedByJury, useContest } from '../features/contest/pages/frame/contest-context.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { deskPart } from '../lib/intl/parts/desk.ts';

/** The router asks for this name. */
export function Component() {
  const shown = useContest();
  const { contest } = shown;
  return (
    <MoreSentences part={deskPart}>
      <ClarificationsPage contestId={contest.id} isJury={contest.viewerIsAdmin} canAsk={isServedByJury(shown)} />
    </MoreSentences>
  );
}
