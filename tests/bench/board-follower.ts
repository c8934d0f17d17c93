import { modelOf, withChange } from '@verdict/client/src/features/scoreboard/board-model.ts';
import type { BoardChange, BoardModel, BoardRow, LoadedBoard } from '@verdict/client/src/features/scoreboard/board-model.ts';
import { ContestBoardChangedDocument, ContestBoardDocument } from '@verdict/client/src/features/scoreboard/scoreboard.generated.ts';
import type { Client } from 'graphql-ws';
import { print } from 'graphql';
import { z } from 'zod';
import type { GraphqlCaller } from './graphql-caller.ts';

/** As the page does it (client/src/features/scoreboard/use-board.ts), in milliseconds. */
const spreadMs = 2_000;
const doubtMs = 1_500;

const boardQuery = print(ContestBoardDocument);
const changesQuery = print(ContestBoardChangedDocument);
// Thousands of rows a second: their shape is not looked at here, they are compared with those of the database in the end.
const loaded = z.object({ contestBoard: z.object({ __typename: z.literal('ContestBoardSuccess'), data: z.custom<LoadedBoard>() }) });
const changed = z.object({ contestBoardChanged: z.custom<BoardChange>() });

/** Who looks on, and at which board. */
export interface FollowerOptions {
  readonly caller: GraphqlCaller;
  readonly contestId: number;
  readonly isOutside: boolean;
  /** Told of each problem that is solved as of a change. */
  readonly onSolved: (row: BoardRow, column: number) => void;
}

/** A page with the board of a contest: asked for once and kept up by changes, by the page's own rules. */
export class BoardFollower {
  readonly #options: FollowerOptions;
  #socket: Client | null = null;
  #model: BoardModel | null = null;
  #waiting: BoardChange[] | null = [];
  #timer: NodeJS.Timeout | undefined;
  /** How often the board was asked for because the server said so, and because changes did not add up. */
  reloads = 0;
  losses = 0;
  /** Changes taken in. */
  changes = 0;
  failure: unknown = null;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  get model(): BoardModel | null {
    return this.#model;
  }

  /** Opens the subscription and loads the board. */
  async start(): Promise<void> {
    this.#socket = this.#options.caller.socket();
    this.#listen(this.#socket).catch((error: unknown) => {
      this.failure ??= error;
    });
    await this.#load();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#socket?.dispose();
  }

  async #listen(socket: Client): Promise<void> {
    const { caller, contestId, isOutside } = this.#options;
    for await (const { contestBoardChanged } of caller.watch(socket, changed, changesQuery, { contestId, isOutside, includesAfterEnd: false })) this.#take(contestBoardChanged);
  }

  async #load(): Promise<void> {
    clearTimeout(this.#timer);
    this.#waiting = [];
    const { caller, contestId, isOutside } = this.#options;
    const { contestBoard } = await caller.call(loaded, boardQuery, { contestId, isOutside, includesAfterEnd: false });
    const board = { ...contestBoard.data, rows: contestBoard.data.rows.map(shared) };
    const came = this.#waiting;
    this.#waiting = null;
    this.#model = came.reduce(withChange, modelOf(board));
    const last = came.at(-1);
    if (last !== undefined && last.version !== this.#model.version) this.#doubt();
  }

  #take(change: BoardChange): void {
    if (change.isReload) {
      this.reloads += 1;
      this.#loadIn(Math.random() * spreadMs);
      return;
    }
    const shown = { ...change, rows: change.rows.map(shared) };
    if (this.#waiting !== null) {
      this.#waiting.push(shown);
      return;
    }
    if (this.#model === null) return;
    this.changes += 1;
    for (const row of shown.rows) this.#tellSolved(row);
    this.#model = withChange(this.#model, shown);
    if (this.#model.version === change.version) clearTimeout(this.#timer);
    else this.#doubt();
  }

  #tellSolved(row: BoardRow): void {
    const before = this.#model?.rows.get(row.participantId)?.cells;
    for (const [column, cell] of row.cells.entries()) if (isSolved(cell) && !isSolved(before?.[column])) this.#options.onSolved(row, column);
  }

  #doubt(): void {
    this.#loadIn(doubtMs, () => {
      this.losses += 1;
    });
  }

  #loadIn(ms: number, then: () => void = () => {}): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      then();
      this.#load().catch((error: unknown) => {
        this.failure ??= error;
      });
    }, ms);
  }
}

function isSolved(cell: BoardRow['cells'][number] | undefined): boolean {
  return cell !== null && cell !== undefined && cell[0] !== null;
}

/** The last known of each row: a thousand pages in one process share what is equal. */
const known = new Map<string, BoardRow>();

function shared(row: BoardRow): BoardRow {
  const text = JSON.stringify(row);
  const one = known.get(text);
  if (one !== undefined) return one;
  known.set(text, row);
  return row;
}
