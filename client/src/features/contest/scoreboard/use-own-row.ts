import { useState } from 'react';
import type { BoardFacts, BoardRow } from './board-model.ts';
import { useOwnBoardRowChangedSubscription } from './scoreboard.generated.ts';

/** The viewer's row with the results they alone see while the scoreboard is frozen; null: there is none. */
export function useOwnRow(facts: BoardFacts | undefined, participantId: number | null): BoardRow | null {
  const [row, setRow] = useState<BoardRow | null>(null);
  const isHidden = facts?.isSealed === true && facts.type === 'ACM' && participantId !== null;
  useOwnBoardRowChangedSubscription({
    variables: { contestId: facts?.contestId ?? 0 },
    skip: !isHidden,
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data }) => setRow(data.data?.ownBoardRowChanged[0] ?? null),
  });
  return isHidden && row?.participantId === participantId ? row : null;
}
