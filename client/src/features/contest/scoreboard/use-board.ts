import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { socketStateStore } from '../../../lib/live/socket-state.ts';
import { localeStore } from '../../../lib/preferences/locale-store.ts';
import { useStore } from '../../../lib/store/store.ts';
import type { BoardModel } from './board-model.ts';
import { BoardSync } from './board-sync.ts';
import { ContestBoardDocument, useContestBoardChangedSubscription } from './scoreboard.generated.ts';

/** How often a board is asked for while nothing can be pushed, in ms (specification, section 7). */
export const pollMs = 30_000;
/** How long a changed cell stays marked, in ms. */
const touchMs = 2_000;

/** A board that follows what happens. */
export interface LiveBoard {
  readonly model: BoardModel | null;
  /** Why it is not shown, in the server's words. */
  readonly refusal: string | null;
  readonly error: unknown;
  readonly reload: () => void;
}

interface Wish {
  readonly contestId: number;
  readonly isOutside: boolean;
  readonly includesAfterEnd: boolean;
}

const nothing = { model: null, refusal: null, error: null };

/**
 * The board of a contest, kept up by what is pushed (board-sync.ts). While nothing can be pushed it is asked for every
 * 30 seconds.
 */
export function useBoard({ contestId, isOutside, includesAfterEnd }: Wish): LiveBoard {
  const client = useApolloClient();
  const socketState = useStore(socketStateStore);
  const [board, setBoard] = useState<Omit<LiveBoard, 'reload'>>(nothing);
  const [isUnpushed, setUnpushed] = useState(false);
  const sync = useRef<BoardSync | null>(null);

  useEffect(() => {
    const own = new BoardSync({
      async load({ knownVersion, isRetry }) {
        const { data } = await client.query({
          query: ContestBoardDocument,
          variables: { contestId, isOutside, includesAfterEnd, knownVersion },
          fetchPolicy: 'no-cache',
          context: { isQuiet: isRetry },
        });
        if (sync.current !== own || data === undefined) return null;
        const { contestBoard } = data;
        if (contestBoard.__typename === 'ContestBoardSuccess') return contestBoard.data;
        setBoard({ ...nothing, refusal: contestBoard.message });
        return null;
      },
      onModel: (model) => setBoard({ ...nothing, model }),
      onError: (error) => setBoard((known) => ({ ...known, error: known.error ?? error })),
    });
    sync.current = own;
    setBoard(nothing);
    void own.load();
    // Titles of problems are in the reader's language.
    const unsubscribe = localeStore.subscribe(() => void own.load());
    return () => {
      unsubscribe();
      own.stop();
    };
  }, [client, contestId, isOutside, includesAfterEnd]);

  useContestBoardChangedSubscription({
    variables: { contestId, isOutside, includesAfterEnd },
    skip: board.refusal !== null,
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data }) => {
      setUnpushed(false);
      if (data.data) sync.current?.take(data.data.contestBoardChanged);
    },
    onError: () => setUnpushed(true),
    // The viewer may look no longer, as the answer will say; if not, nothing is pushed any more all the same.
    onComplete() {
      setUnpushed(true);
      sync.current?.loadSoon();
    },
  });

  const reload = useCallback(() => void sync.current?.load(), []);
  const mustPoll = (socketState === 'down' || isUnpushed) && board.refusal === null;
  useEffect(() => {
    if (!mustPoll) return undefined;
    const polling = setInterval(reload, pollMs);
    return () => clearInterval(polling);
  }, [mustPoll, reload]);

  // A mark that came into view later would tell of something long past.
  const touched = board.model?.touched;
  useEffect(() => {
    if (touched === undefined || touched.size === 0) return undefined;
    const fading = setTimeout(() => sync.current?.forgetTouched(touched), touchMs);
    return () => clearTimeout(fading);
  }, [touched]);

  return { ...board, reload };
}
