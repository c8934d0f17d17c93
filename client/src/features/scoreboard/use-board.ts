import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { socketStateStore } from '../../lib/live/socket-state.ts';
import { useStore } from '../../lib/store/store.ts';
import { modelOf, withChange } from './board-model.ts';
import type { BoardChange, BoardModel } from './board-model.ts';
import { ContestBoardDocument, useContestBoardChangedSubscription } from './scoreboard.generated.ts';

/** How often the board is asked for while nothing can be pushed, in ms (specification, section 7). */
const POLL_MS = 30_000;
/** Everybody is told at once to ask anew; they do so within this time, in ms. */
const SPREAD_MS = 2_000;
/** A board that does not fit what was told is asked for after this, unless the next change mends it, in ms. */
const DOUBT_MS = 1_500;
/** How long a changed cell stays marked, in ms. */
const TOUCH_MS = 2_000;

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

/**
 * The board of a contest: asked for once, then kept up by pushed changes. Their version tells whether one was missed; then,
 * and when the server says so, the board is asked for anew. While nothing can be pushed it is asked for every 30 seconds.
 */
export function useBoard({ contestId, isOutside, includesAfterEnd }: Wish): LiveBoard {
  const client = useApolloClient();
  const socketState = useStore(socketStateStore);
  const [board, setBoard] = useState<Omit<LiveBoard, 'reload'>>({ model: null, refusal: null, error: null });
  const [isUnpushed, setUnpushed] = useState(false);
  // Changes that came while the board was on its way; null: it is here.
  const waiting = useRef<BoardChange[] | null>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const turn = useRef(0);
  const current = useRef<BoardModel | null>(null);

  const loadSoon = useRef((_ms: number) => {});

  const load = useCallback(async () => {
    clearTimeout(timer.current);
    turn.current += 1;
    const own = turn.current;
    waiting.current = [];
    try {
      const { data } = await client.query({ query: ContestBoardDocument, variables: { contestId, isOutside, includesAfterEnd }, fetchPolicy: 'no-cache' });
      if (own !== turn.current || data === undefined) return;
      const { contestBoard } = data;
      const came = waiting.current;
      waiting.current = null;
      const model = contestBoard.__typename === 'ContestBoardSuccess' ? came.reduce(withChange, modelOf(contestBoard.data)) : null;
      current.current = model;
      const last = came.at(-1);
      if (model !== null && last !== undefined && last.version !== model.version) loadSoon.current(DOUBT_MS);
      setBoard({ model, refusal: contestBoard.__typename === 'ContestBoardSuccess' ? null : contestBoard.message, error: null });
    } catch (error) {
      if (own !== turn.current) return;
      waiting.current = null;
      setBoard((known) => ({ ...known, error }));
    }
  }, [client, contestId, isOutside, includesAfterEnd]);

  useEffect(() => {
    loadSoon.current = (ms) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void load(), ms);
    };
    current.current = null;
    setBoard({ model: null, refusal: null, error: null });
    void load();
    return () => {
      clearTimeout(timer.current);
      turn.current += 1;
    };
  }, [load]);

  const take = (change: BoardChange) => {
    if (change.isReload) return loadSoon.current(Math.random() * SPREAD_MS);
    if (waiting.current !== null) return void waiting.current.push(change);
    if (current.current === null) return;
    const model = withChange(current.current, change);
    current.current = model;
    if (model.version === change.version) clearTimeout(timer.current);
    else loadSoon.current(DOUBT_MS);
    setBoard({ model, refusal: null, error: null });
  };

  useContestBoardChangedSubscription({
    variables: { contestId, isOutside, includesAfterEnd },
    skip: board.refusal !== null,
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data }) => {
      setUnpushed(false);
      if (data.data) take(data.data.contestBoardChanged);
    },
    onError: () => setUnpushed(true),
  });

  const mustPoll = (socketState === 'down' || isUnpushed) && board.refusal === null;
  useEffect(() => {
    if (!mustPoll) return undefined;
    const polling = setInterval(() => void load(), POLL_MS);
    return () => clearInterval(polling);
  }, [mustPoll, load]);

  // A mark that came into view later would tell of something long past.
  const touched = board.model?.touched;
  useEffect(() => {
    if (touched === undefined || touched.size === 0) return undefined;
    const fading = setTimeout(() => {
      if (current.current === null || current.current.touched !== touched) return;
      current.current = { ...current.current, touched: new Map() };
      setBoard((known) => ({ ...known, model: current.current }));
    }, TOUCH_MS);
    return () => clearTimeout(fading);
  }, [touched]);

  return { ...board, reload: () => void load() };
}
