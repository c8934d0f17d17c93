import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { boardPart } from '../../lib/intl/parts/board.ts';
import { Scoreboard } from './scoreboard.tsx';

/** The board inside a contest; what is around it is the contest's frame. */
export function ContestRankPage({ contestId }: { readonly contestId: number }) {
  return (
    <MoreSentences part={boardPart}>
      <Scoreboard contestId={contestId} />
    </MoreSentences>
  );
}
