import { LRUCache } from 'lru-cache';
import type { AsyncQueue } from '../../core/async-queue.ts';
import type { Services } from '../../core/context.ts';
import type { BoardContest } from './board-data.service.ts';
import { BoardFeed, type BoardEvent } from './board-feed.ts';
import type { RankedBoardRow } from './board-row.ts';
import type { BoardView } from './board/board-rows.ts';
import type { Board } from './board/board.ts';
import { ContestMemory, type BoardSubmissions } from './contest-memory.ts';
import type { ViewMemory } from './view-memory.ts';

/** A board as a view shows it. */
export interface BoardState {
  readonly contest: BoardContest;
  /** The best first. The same list as long as nothing of it has changed. */
  readonly rows: readonly RankedBoardRow[];
  readonly firstSeconds: Board['firstSeconds'];
  /** Equal numbers, equal boards. */
  readonly digest: number;
}

/**
 * Port: boards in the memory of the process, shared by all who ask and all who follow. What somebody may see is decided
 * by who asks: by the view.
 */
export interface Boards {
  /** A board as it is stored now. Null: there is no such contest. */
  read(contestId: number, view: BoardView): Promise<BoardState | null>;
  /** What was submitted as it is stored now: equal objects, nothing has changed. Null: there is no such contest. */
  submissions(contestId: number): Promise<BoardSubmissions | null>;
  /** Changes of a view from now on, until the queue is returned or the signal aborts. */
  follow(contestId: number, view: BoardView, signal: AbortSignal): AsyncQueue<BoardEvent>;
  /** Time within which those who follow here are to ask for it when all of them are told to, in milliseconds. */
  spreadMs(contestId: number): number;
}

declare module '../../core/context.ts' {
  interface Services {
    readonly boards: Boards;
  }
}

/** Scoreboards without followers in the cache; a large one is about 10 MB. */
const maxIdleBoards = 8;

interface CachedBoard {
  readonly memory: ContestMemory;
  readonly feed: BoardFeed;
}

/** Scoreboards in the memory of the process: those with followers, and of the others those read last. */
export function createBoards(services: Pick<Services, 'db' | 'pubsub' | 'log'>): Boards {
  const followed = new Map<number, CachedBoard>();
  const idle = new LRUCache<number, CachedBoard>({ max: maxIdleBoards });
  const listed = new WeakMap<
    Board,
    { readonly people: ContestMemory['people']; readonly rows: readonly RankedBoardRow[] }
  >();

  function boardOf(contestId: number): CachedBoard {
    const known = followed.get(contestId) ?? idle.get(contestId);
    if (known !== undefined) return known;
    const memory = new ContestMemory(services, contestId);
    const onIdle = () => {
      // Not when the contest was deleted.
      if (followed.get(contestId) !== board) return;
      followed.delete(contestId);
      idle.set(contestId, board);
    };
    const board = { memory, feed: new BoardFeed(services, { contestId, memory, onIdle }) };
    idle.set(contestId, board);
    return board;
  }

  function rowsOf({ people }: ContestMemory, view: ViewMemory): readonly RankedBoardRow[] {
    const { board } = view;
    const known = listed.get(board);
    if (known?.people === people) return known.rows;
    const rows = board.rows.flatMap((row) => {
      const person = people.get(row.participantId);
      return person === undefined ? [] : [{ row, wire: view.wireOf(row.participantId), person }];
    });
    listed.set(board, { people, rows });
    return rows;
  }

  async function look(contestId: number): Promise<ContestMemory | null> {
    const { memory } = boardOf(contestId);
    await memory.refresh();
    if (memory.contest !== null) return memory;
    idle.delete(contestId);
    followed.delete(contestId);
    return null;
  }

  return {
    async read(contestId, wanted) {
      const memory = await look(contestId);
      const contest = memory?.contest ?? null;
      const view = memory?.view(wanted) ?? null;
      if (memory === null || contest === null || view === null) return null;
      return { contest, rows: rowsOf(memory, view), firstSeconds: view.board.firstSeconds, digest: view.digest };
    },
    submissions: async (contestId) => (await look(contestId))?.submissions ?? null,
    follow(contestId, view, signal) {
      const board = boardOf(contestId);
      idle.delete(contestId);
      followed.set(contestId, board);
      return board.feed.follow(view, signal);
    },
    spreadMs: (contestId) => boardOf(contestId).feed.spreadMs,
  };
}
