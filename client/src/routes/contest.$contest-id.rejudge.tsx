import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { ContestRejudge } from '../features/judging/rejudge/contest-rejudge.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { adminPart } from '../lib/intl/parts/admin.ts';

/** The router asks for this name. */
export function Component() {
  const { contest } = useContest();
  return (
    <MoreSentences part={adminPart}>
      <ContestRejudge contestId={contest.id} />
    </MoreSentences>
  );
}
