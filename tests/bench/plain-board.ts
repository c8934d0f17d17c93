import type {
  BoardChange,
  BoardRow,
  LoadedBoard,
} from '@verdict/client/src/features/contest/scoreboard/board-model.ts';
import { digestOf } from '@verdict/schema/contest/scoreboard/board/wire.ts';

/** A change that comes in this time may still mend a board that does not add up, in milliseconds. */
const doubtMs = 1_500;

const digests = new WeakMap<BoardRow, number>();

/** The digest of a row that many boards have. */
function digestOnce(row: BoardRow): number {
  const digest = digests.get(row) ?? digestOf(row);
  digests.set(row, digest);
  return digest;
}

/** What a plain board is kept by. */
export interface PlainBoardOptions {
  readonly load: () => Promise<LoadedBoard>;
  readonly onError: (error: unknown) => void;
  readonly onLoss: () => void;
}

/**
 * A board that is asked for once and then kept up by pushed changes, as the client's `BoardSync` does, but in place: a
 * thousand of those in one thread would fall behind what they measure. Each change has to add up to the version it
 * tells.
 */
export class PlainBoard {
  readonly #options: PlainBoardOptions;
  readonly #rows = new Map<number, BoardRow>();
  version = 0;
  /** Changes that came while the board was on its way; null: it is here. */
  #waiting: BoardChange[] | null = [];
  #told: number | null = null;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #reload: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PlainBoardOptions) {
    this.#options = options;
  }

  get rows(): ReadonlyMap<number, BoardRow> {
    return this.#rows;
  }

  async load(): Promise<void> {
    this.stop();
    const came: BoardChange[] = [];
    this.#waiting = came;
    try {
      const board = await this.#options.load();
      // Asked for again meanwhile.
      if (this.#waiting !== came) return;
      this.#rows.clear();
      this.version = 0;
      this.#put(board.rows);
      this.#waiting = null;
      for (const change of came) this.take(change);
    } catch (error) {
      this.#options.onError(error);
    }
  }

  /** Takes a pushed change in. */
  take(change: BoardChange): void {
    if (change.isReload) this.#reload ??= setTimeout(() => void this.load(), Math.random() * change.spreadMs);
    else if (this.#waiting !== null) this.#waiting.push(change);
    else {
      this.#put(change.rows);
      this.#told = change.version;
      if (this.#isRight || this.#reload !== undefined) return;
      this.#doubt ??= setTimeout(() => this.#lookAgain(), doubtMs);
    }
  }

  stop(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#reload);
    this.#doubt = undefined;
    this.#reload = undefined;
  }

  get #isRight(): boolean {
    return this.#told === null || this.#told === this.version;
  }

  #lookAgain(): void {
    this.#doubt = undefined;
    if (this.#isRight) return;
    this.#options.onLoss();
    void this.load();
  }

  #put(rows: readonly BoardRow[]): void {
    for (const row of rows) {
      const known = this.#rows.get(row.participantId);
      this.version = (this.version - (known === undefined ? 0 : digestOnce(known)) + digestOnce(row)) | 0;
      this.#rows.set(row.participantId, row);
    }
  }
}
