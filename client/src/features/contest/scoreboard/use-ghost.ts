import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useServerNow } from '../../../lib/clock/use-server-clock.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { localeStore } from '../../../lib/preferences/locale-store.ts';
import { ghostBoardAt, ghostOf, passedMoments, withGhostRow, type GhostBoard } from './ghost-model.ts';
import {
  ContestGhostDocument,
  useVirtualRowChangedSubscription,
  type Scoreboard_GhostRowFragment,
} from './scoreboard.generated.ts';
import { pollMs } from './use-board.ts';

/** A board that is replayed. */
export interface ReplayedBoard {
  readonly board: GhostBoard | null;
  /** Of the contest's time. */
  readonly elapsedMs: number;
  /** Why it is not shown, in the server's words. */
  readonly refusal: string | null;
  readonly error: unknown;
  readonly reload: () => void;
}

interface Wish {
  readonly contestId: number;
  /** When the viewer's virtual participation began, while it runs; null: the board as it stood at the end. */
  readonly startedAt: string | null;
  readonly hasStars: boolean;
  /** Visitors have no row of their own to follow. */
  readonly isSignedIn: boolean;
}

/**
 * The board of a contest that is over, as it stood at the same second of its time. All tries come at once and the
 * seconds follow from them here; of the own virtual row it is pushed what becomes of it. While nothing can be pushed
 * all is asked for every 30 seconds.
 */
export function useGhost({ contestId, startedAt, hasStars, isSignedIn }: Wish): ReplayedBoard {
  const now = useServerNow();
  const pollInterval = usePollWhileDeaf(pollMs);
  const { data, error, refetch } = useQuery(ContestGhostDocument, {
    variables: { contestId },
    fetchPolicy: 'no-cache',
    pollInterval,
  });
  // Titles of problems are in the reader's language.
  useEffect(() => localeStore.subscribe(() => void refetch()), [refetch]);
  const [own, setOwn] = useState<Scoreboard_GhostRowFragment | null>(null);
  useVirtualRowChangedSubscription({
    variables: { contestId },
    // The last program may be judged after the clock has run out; where nothing more can come the stream ends by
    // itself.
    skip: !isSignedIn,
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data: told } }) => {
      if (told) setOwn(told.virtualRowChanged);
    },
  });
  const answer = data?.contestGhost;
  const forgetOlder = useEffectEvent(() => {
    if (pollInterval > 0) setOwn(null);
  });
  // What was pushed before the socket went down is older than what was asked for since.
  useEffect(() => forgetOlder(), [answer]);
  const loaded = useMemo(() => (answer?.__typename === 'ContestGhostSuccess' ? ghostOf(answer.data) : null), [answer]);
  const ghost = useMemo(() => (loaded !== null && own !== null ? withGhostRow(loaded, own) : loaded), [loaded, own]);
  const elapsedMs =
    startedAt === null
      ? (ghost?.rules.lengthMs ?? 0)
      : Math.max(0, Math.min(now - Date.parse(startedAt), ghost?.rules.lengthMs ?? 0));
  const passed = ghost === null ? 0 : passedMoments(ghost, elapsedMs);
  // Between two moments nothing changes, so the board is derived for the last one that has passed.
  const board = useMemo(
    () => (ghost === null ? null : ghostBoardAt(ghost, ghost.moments[passed - 1] ?? 0, hasStars)),
    [ghost, passed, hasStars],
  );
  return {
    board,
    elapsedMs,
    refusal: answer === undefined || answer.__typename === 'ContestGhostSuccess' ? null : answer.message,
    error: error ?? null,
    reload: () => void refetch(),
  };
}
