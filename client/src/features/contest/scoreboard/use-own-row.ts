import { useEffect, useEffectEvent, useState } from 'react';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import type { BoardFacts, BoardRow } from './board-model.ts';
import { useOwnBoardRowChangedSubscription, useOwnBoardRowQuery } from './scoreboard.generated.ts';
import { pollMs } from './use-board.ts';

/**
 * The viewer's row with the results they alone see while the scoreboard is frozen; null: there is none; undefined: it
 * is not known yet.
 */
export function useOwnRow(facts: BoardFacts | undefined, participantId: number | null): BoardRow | null | undefined {
  const [pushed, setPushed] = useState<BoardRow | null>(null);
  const isHidden = facts?.isSealed === true && facts.type === 'ACM' && participantId !== null;
  const options = {
    variables: { contestId: facts?.contestId ?? 0 },
    skip: !isHidden,
    fetchPolicy: 'no-cache',
  } as const;
  const pollInterval = usePollWhileDeaf(pollMs);
  const { data, error } = useOwnBoardRowQuery({ ...options, pollInterval });
  useOwnBoardRowChangedSubscription({
    ...options,
    ignoreResults: true,
    onData: ({ data: { data: event } }) => setPushed(event?.ownBoardRowChanged[0] ?? null),
  });
  const loaded = data?.ownBoardRow;
  const dropOlder = useEffectEvent(() => {
    if (pollInterval > 0) setPushed(null);
  });
  // While the socket is down, each answer is newer than the last pushed row.
  useEffect(() => dropOlder(), [loaded]);
  const row = pushed ?? loaded?.[0];
  if (!isHidden) return null;
  if (row?.participantId === participantId) return row;
  return loaded === undefined && error === undefined ? undefined : null;
}
