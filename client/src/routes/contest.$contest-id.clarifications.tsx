import { ClarificationsPage } from '../features/contest/contest-desk/clarifications/clarifications-page.tsx';
import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { deskPart } from '../lib/intl/parts/desk.ts';

/** The router asks for this name. */
export function Component() {
  const { contest, virtual } = useContest();
  return (
    <MoreSentences part={deskPart}>
      <ClarificationsPage
        contestId={contest.id}
        isJury={contest.viewerIsAdmin}
        canAsk={contest.viewerCanSubmit && virtual === null}
      />
    </MoreSentences>
  );
}
