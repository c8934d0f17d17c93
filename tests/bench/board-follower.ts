import type {
  BoardChange,
  BoardRow,
  LoadedBoard,
} from '@verdict/client/src/features/contest/scoreboard/board-model.ts';
import { BoardSync } from '@verdict/client/src/features/contest/scoreboard/board-sync.ts';
import {
  ContestBoardChangedDocument,
  ContestBoardDocument,
} from '@verdict/client/src/features/contest/scoreboard/scoreboard.generated.ts';
import { digestOf } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { print } from 'graphql';
import type { Client } from 'graphql-ws';
import { z } from 'zod';
import type { GraphqlCaller } from './graphql-caller.ts';
import { PlainBoard } from './plain-board.ts';

const boardQuery = print(ContestBoardDocument);
const changesQuery = print(ContestBoardChangedDocument);
// Thousands of rows a second: their shape is not looked at here, they are compared with those of the database in the
// end.
const loaded = z.object({
  contestBoard: z.object({ __typename: z.literal('ContestBoardSuccess'), data: z.custom<LoadedBoard>() }),
});
const changed = z.object({ contestBoardChanged: z.custom<BoardChange>() });

/** Who looks on, and at which board. */
export interface FollowerOptions {
  readonly caller: GraphqlCaller;
  readonly contestId: number;
  readonly isOutside: boolean;
  /** Keep it in place instead of by the client's own code, which costs a crowd of pages in one thread too much. */
  readonly isPlain: boolean;
  /** Told of each problem that is solved as of a change. */
  readonly onSolved: (row: BoardRow, column: number) => void;
}

/** A page with the board of a contest. */
export class BoardFollower {
  readonly #options: FollowerOptions;
  readonly #board: BoardSync | PlainBoard;
  #socket: Client | null = null;
  /** How often the board was asked for because the server said so, and because changes did not add up. */
  reloads = 0;
  losses = 0;
  changes = 0;
  failure: unknown = null;

  constructor(options: FollowerOptions) {
    this.#options = options;
    const told = {
      onError: (error: unknown) => {
        this.failure ??= error;
      },
      onLoss: () => {
        this.losses += 1;
      },
    };
    this.#board = options.isPlain
      ? new PlainBoard({ ...told, load: () => this.#load(null) })
      : new BoardSync({ ...told, load: ({ knownVersion }) => this.#load(knownVersion), onModel: () => {} });
  }

  /** The board as it is here; null: it is on its way. */
  get board(): Pick<PlainBoard, 'rows' | 'version'> | null {
    return this.#board instanceof PlainBoard ? this.#board : this.#board.model;
  }

  /** Opens the subscription and loads the board. */
  async start(): Promise<void> {
    this.#socket = this.#options.caller.socket();
    this.#listen(this.#socket).catch((error: unknown) => {
      this.failure ??= error;
    });
    await this.#board.load();
  }

  async stop(): Promise<void> {
    this.#board.stop();
    await this.#socket?.dispose();
  }

  async #listen(socket: Client): Promise<void> {
    const { caller, contestId, isOutside } = this.#options;
    for await (const { contestBoardChanged: change } of caller.watch(socket, changed, changesQuery, {
      contestId,
      isOutside,
      includesAfterEnd: false,
    })) {
      if (change.isReload) this.reloads += 1;
      else this.changes += 1;
      const rows = change.rows.map(shared);
      for (const row of rows) this.#tellSolved(row);
      this.#board.take({ ...change, rows });
    }
  }

  async #load(knownVersion: number | null): Promise<LoadedBoard> {
    const { caller, contestId, isOutside } = this.#options;
    const { contestBoard } = await caller.call(loaded, boardQuery, {
      contestId,
      isOutside,
      includesAfterEnd: false,
      knownVersion,
    });
    return { ...contestBoard.data, rows: contestBoard.data.rows.map(shared) };
  }

  #tellSolved(row: BoardRow): void {
    const before = this.board?.rows.get(row.participantId);
    if (before === row) return;
    row.cells.forEach((cell, column) => {
      if (isSolved(cell) && !isSolved(before?.cells[column])) this.#options.onSolved(row, column);
    });
  }
}

function isSolved(cell: BoardRow['cells'][number] | undefined): boolean {
  return cell !== null && cell !== undefined && cell[0] !== null;
}

/** Rows by what they show: a thousand pages in one process share what is equal. */
const known = new Map<string, BoardRow>();

function shared(row: BoardRow): BoardRow {
  const key = `${row.participantId} ${digestOf(row)} ${row.points} ${row.time}`;
  const one = known.get(key);
  if (one !== undefined) return one;
  known.set(key, row);
  return row;
}
