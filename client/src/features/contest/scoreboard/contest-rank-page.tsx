import { useSearchParams } from 'react-router';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { boardPart } from '../../../lib/intl/parts/board.ts';
import type { FirstNotice } from './board-panel.tsx';
import { GhostBoard } from './ghost-board.tsx';
import { Scoreboard } from './scoreboard.tsx';

interface ContestRankPageProps {
  readonly contestId: number;
  /** Group of the contest; null: of the site. */
  readonly groupId: number | null;
  readonly hasEnded: boolean;
  /** When the viewer's virtual participation began, while it runs; null: none runs. */
  readonly virtualSince: string | null;
  readonly atFirst: FirstNotice;
}

/**
 * The board inside a contest, as it is now or, for who takes part virtually, as it stood; what is around it is the
 * contest's frame.
 */
export function ContestRankPage({ contestId, groupId, hasEnded, virtualSince, atFirst }: ContestRankPageProps) {
  const isReplay = useSearchParams()[0].get('virtual') === 'true' && hasEnded;
  return (
    <MoreSentences part={boardPart}>
      {/* Another start is another replay. */}
      {virtualSince !== null || isReplay ? (
        <GhostBoard key={virtualSince} contestId={contestId} groupId={groupId} startedAt={virtualSince} />
      ) : (
        <Scoreboard contestId={contestId} groupId={groupId} canReplay={hasEnded} atFirst={atFirst} />
      )}
    </MoreSentences>
  );
}
