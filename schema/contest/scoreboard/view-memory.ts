import type { RowData } from './board-data.service.ts';
import type { BoardRules, BoardView } from './board/board-rows.ts';
import { boardOf, rowOf, type Board, type Row } from './board/board.ts';
import { firstSeconds } from './board/rank.ts';
import { digestOf, toWire, type WireCells } from './board/wire.ts';

/** A row as a view shows it, ready to travel. */
export interface ViewRow extends Row {
  readonly wire: WireCells;
}

/** What of a view has changed. */
export interface ViewChanges {
  readonly rows: readonly ViewRow[];
  /** Of problems with another first second than before; null: nobody has solved it. */
  readonly firstSeconds: ReadonlyMap<number, number | null>;
}

/** One name for equal views. */
export function keyOf({ isSealed, includesAfterEnd, untilMs }: BoardView): string {
  return `${isSealed} ${includesAfterEnd} ${untilMs}`;
}

/** The rows of one view of a board: derived once, and then only those that change. */
export class ViewMemory {
  readonly #rules: BoardRules;
  readonly #view: BoardView;
  readonly #problemIds: readonly number[];
  readonly #rows = new Map<number, ViewRow & { readonly digest: number }>();
  #digest = 0;
  #board: Board | null = null;
  readonly #untold = new Set<number>();
  #toldFirstSeconds: ReadonlyMap<number, number> = new Map();

  constructor(rules: BoardRules, view: BoardView, problemIds: readonly number[]) {
    this.#rules = rules;
    this.#view = view;
    this.#problemIds = problemIds;
  }

  /** Stands for what the view shows: equal numbers, equal rows. */
  get digest(): number {
    return this.#digest;
  }

  /** Rows in order, with ranks, and who was first. */
  get board(): Board {
    return (this.#board ??= boardOf([...this.#rows.values()]));
  }

  /** Cells of a row, ready to travel. */
  wireOf(participantId: number): WireCells {
    return this.#rows.get(participantId)?.wire ?? [];
  }

  /**
   * Derives a row anew; nothing comes of it where the view shows no difference. Who came after the end stands here only
   * with what the view shows.
   */
  put({ id, isStar, isLate, tries }: RowData): void {
    if (
      isLate &&
      !this.#rows.has(id) &&
      !hasTried(tries, this.#view.includesAfterEnd ? Infinity : this.#rules.lengthMs)
    )
      return;
    const row = rowOf({ id, isStar, tries }, this.#rules, this.#view);
    const wire = toWire(row.cells, this.#problemIds);
    const digest = digestOf({ participantId: id, isStar, cells: wire });
    const known = this.#rows.get(id)?.digest;
    if (known === digest) return;
    this.#rows.set(id, { ...row, wire, digest });
    this.#digest = (this.#digest - (known ?? 0) + digest) | 0;
    this.#board = null;
    this.#untold.add(id);
  }

  /** What has changed since this was asked last. */
  takeChanges(): ViewChanges {
    const rows = [...this.#untold].flatMap((id) => this.#rows.get(id) ?? []);
    this.#untold.clear();
    const [before, now] = [
      this.#toldFirstSeconds,
      rows.length === 0 ? this.#toldFirstSeconds : firstSeconds(this.#rows.values()),
    ];
    this.#toldFirstSeconds = now;
    const changed = this.#problemIds.filter((id) => before.get(id) !== now.get(id));
    return { rows, firstSeconds: new Map(changed.map((id) => [id, now.get(id) ?? null])) };
  }
}

function hasTried(tries: RowData['tries'], untilMs: number): boolean {
  return [...tries.values()].some((own) => own.some(({ atMs }) => atMs <= untilMs));
}
