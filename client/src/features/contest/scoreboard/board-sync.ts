import { backoffMs, spreadDelayMs } from '../../../lib/retry/delay.ts';
import { modelOf, withChange, type BoardChange, type BoardModel, type LoadedBoard } from './board-model.ts';

/** Between requests for a board that fail. */
const retry = { firstMs: 5_000, maxMs: 20_000 };
/** A board that does not fit what was told is asked for after this, unless a change mends it, in ms. */
const doubtMs = 1_500;
/** Within this all who ask anew at the same time do so, in ms, until the server has told another. */
const maxSpreadMs = 2_000;

/** What a board that is kept up to date is kept by. */
export interface BoardSyncOptions {
  /**
   * Asks for the board.
   *
   * @param ask.knownVersion of the rows that are here, which then need not come again. @param ask.isRetry it could not
   *   be asked for before, which was told.
   */
  readonly load: (ask: {
    readonly knownVersion: number | null;
    readonly isRetry: boolean;
  }) => Promise<LoadedBoard | null>;
  /** Told of each new state of the board. */
  readonly onModel: (model: BoardModel) => void;
  readonly onError: (error: unknown) => void;
  /** Told when a change did not add up and none has mended that: something was missed. */
  readonly onLoss?: () => void;
}

/**
 * A board that is asked for once and then kept up by pushed changes. Their version tells whether one was missed; then,
 * and when the server says so, the board is asked for anew. However many changes follow, they put that off no further.
 */
export class BoardSync {
  readonly #options: BoardSyncOptions;
  #model: BoardModel | null = null;
  /** Changes that came while the board was on its way; null: it is here. */
  #waiting: BoardChange[] | null = [];
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #reload: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  #failures = 0;
  #spreadMs = maxSpreadMs;

  constructor(options: BoardSyncOptions) {
    this.#options = options;
  }

  get model(): BoardModel | null {
    return this.#model;
  }

  /** Asks for the board now. */
  async load(): Promise<void> {
    this.#calm();
    this.#turn += 1;
    const own = this.#turn;
    const before = this.#model;
    this.#waiting = [];
    try {
      const isRetry = this.#failures > 0;
      let answer = await this.#options.load({ knownVersion: before?.version ?? null, isRetry });
      if (answer?.isUnchanged && !isReadAlike(answer, before))
        answer = await this.#options.load({ knownVersion: null, isRetry });
      if (own !== this.#turn) return;
      this.#failures = 0;
      const came = this.#waiting;
      this.#waiting = null;
      if (answer === null) {
        this.#model = null;
        return;
      }
      const board = answer.isUnchanged ? { ...answer, rows: [...(before?.rows.values() ?? [])] } : answer;
      this.#show(came.reduce(withChange, modelOf(board)), came.at(-1)?.version ?? null);
    } catch (error) {
      if (own !== this.#turn) return;
      // What came meanwhile fits no board that is here.
      this.#waiting = null;
      this.#options.onError(error);
      this.#loadWithin(this.#spreadMs, backoffMs(this.#failures, retry));
      this.#failures += 1;
    }
  }

  /** Asks for it when others do as well. */
  loadSoon(): void {
    this.#loadWithin(this.#spreadMs);
  }

  /** Takes a pushed change in. */
  take(change: BoardChange): void {
    this.#spreadMs = change.spreadMs;
    if (change.isReload) this.loadSoon();
    else if (this.#waiting !== null) this.#waiting.push(change);
    else if (this.#model !== null) this.#show(withChange(this.#model, change), change.version);
  }

  /** The changed cells are no news any more. */
  forgetTouched(touched: BoardModel['touched']): void {
    if (this.#model === null || this.#model.touched !== touched) return;
    this.#model = { ...this.#model, touched: new Map() };
    this.#options.onModel(this.#model);
  }

  stop(): void {
    this.#calm();
    this.#turn += 1;
  }

  /** @param told version the rows should have; null: nothing was told. */
  #show(model: BoardModel, told: number | null): void {
    this.#model = model;
    if (told === null || told === model.version) {
      clearTimeout(this.#doubt);
      this.#doubt = undefined;
    } else if (this.#reload === undefined) {
      this.#doubt ??= setTimeout(() => {
        this.#doubt = undefined;
        this.#options.onLoss?.();
        this.loadSoon();
      }, doubtMs);
    }
    this.#options.onModel(model);
  }

  #loadWithin(spreadMs: number, minMs = 0): void {
    this.#reload ??= setTimeout(() => void this.load(), spreadDelayMs(spreadMs, minMs));
  }

  #calm(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#reload);
    this.#doubt = undefined;
    this.#reload = undefined;
  }
}

/** Do equal cells make equal rows, with the same names and times? */
function isReadAlike({ boardName, penaltySeconds }: LoadedBoard, before: BoardModel | null): boolean {
  return boardName === before?.facts.boardName && penaltySeconds === before.facts.penaltySeconds;
}
