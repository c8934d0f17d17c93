import { Box } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { placedRows, type BoardFacts } from './board-model.ts';
import { BoardPanel, type FirstNotice } from './board-panel.tsx';
import { BoardTools } from './board-tools.tsx';
import { RefusedBoard } from './refused-board.tsx';
import { useBoardClass } from './use-board-class.ts';
import { useBoardFilter } from './use-board-filter.ts';
import { useBoard } from './use-board.ts';
import { useOwnRow } from './use-own-row.ts';

interface ScoreboardProps {
  readonly contestId: number;
  /** Group of the contest; null: of the site. */
  readonly groupId?: number | null;
  /** The board outside the contest. */
  readonly isOutside?: boolean;
  /** Can the board be shown with those who took part later? */
  readonly canReplay?: boolean;
  /** What the contest tells of its board. */
  readonly atFirst?: FirstNotice;
  /** What stands above, once it is known which contest it is. */
  readonly heading?: (facts: BoardFacts) => ReactNode;
  /** Stands there until then. */
  readonly headingPlace?: ReactNode;
}

/** The live board of a contest. */
export function Scoreboard({
  contestId,
  groupId = null,
  isOutside = false,
  canReplay = false,
  atFirst,
  heading,
  headingPlace = null,
}: ScoreboardProps) {
  const [filter, onFilter] = useBoardFilter();
  const ofClass = useBoardClass(groupId);
  const { model, refusal, error, reload } = useBoard({
    contestId,
    isOutside,
    includesAfterEnd: filter.includesAfterEnd,
  });
  const [rows, facts, hasStars] = [model?.rows, model?.facts, filter.hasStars];
  const placed = useMemo(() => (rows && facts ? placedRows({ rows, facts }, hasStars) : []), [rows, facts, hasStars]);
  const username = useViewer().user?.username;
  // Who begins to take part while looking on has no row in the answer.
  const own =
    facts?.viewerParticipantId ??
    placed.find(({ row }) => username !== undefined && !isOutside && row.members.includes(username))?.row
      .participantId ??
    null;
  const ownRow = useOwnRow(facts, isOutside ? null : own);

  if (refusal !== null) return <RefusedBoard contestId={contestId} refusal={refusal} onRetry={reload} />;
  return (
    <Box>
      {facts === undefined ? headingPlace : heading?.(facts)}
      <BoardTools
        facts={facts ?? null}
        filter={filter}
        classFilter={ofClass.filter}
        isOutside={isOutside}
        canReplay={canReplay}
        onUnsealed={reload}
        onFilter={onFilter}
      />
      <BoardPanel
        contestId={contestId}
        model={model}
        placed={placed}
        own={own}
        ownRow={ownRow}
        {...(atFirst && { atFirst })}
        keyword={filter.keyword}
        usernames={ofClass.usernames}
        error={error}
        onRetry={reload}
        hasLinks={!isOutside}
      />
    </Box>
  );
}
