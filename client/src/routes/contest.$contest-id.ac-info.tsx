import { BalloonsPage } from '../features/contest/contest-desk/balloons/balloons-page.tsx';
import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { deskPart } from '../lib/intl/parts/desk.ts';

/** The router asks for this name. */
export function Component() {
  const { contest } = useContest();
  return (
    <MoreSentences part={deskPart}>
      <BalloonsPage contestId={contest.id} isFrozen={contest.isFrozenForOthers} />
    </MoreSentences>
  );
}
