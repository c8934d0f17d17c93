import { awardsOf } from './award.ts';
import type { Cell } from './board-rows.ts';
import type { Row } from './board.ts';
import { standingOf } from './cell.ts';
import { byStanding, ranksOf } from './rank.ts';
import { cellToWire } from './wire.ts';

/*
 * How a sealed board is resolved
 *
 * From the last row up, as at the ICPC: of the lowest row that is not final yet the leftmost sealed cell is chosen,
 * then its result is told and the row goes to the place that is now its own. A row without sealed cells is final, and
 * the next one above is looked at. Of equal rows those with sealed cells stand below: so a row that is final in an ACM
 * contest, where nobody falls, has the rank it will keep. In an OI contest whose last score counts a row can fall below
 * final ones; the rank and the award that are told of a row are always those of the whole revealed board.
 *
 * Each step knows what was before it, so that one can go back.
 */

/** One step of a ceremony. */
export type Step =
  /** Attention goes to a sealed cell. */
  | { readonly kind: 'CHOOSE'; readonly participantId: number; readonly problemId: number }
  /** Its result is told. */
  | {
      readonly kind: 'REVEAL';
      readonly participantId: number;
      readonly problemId: number;
      /** Null: blank. */
      readonly before: Cell | null;
      readonly after: Cell | null;
      /** Places in the order, from 0. */
      readonly from: number;
      readonly to: number;
    }
  /** A row has nothing left to tell. */
  | {
      readonly kind: 'FINAL';
      readonly participantId: number;
      /** On the revealed board; -1: a star. */
      readonly rank: number;
      /** Index of the cuts; null: none. */
      readonly award: number | null;
    };

/** A board between two steps. */
export interface Stage {
  /** Steps taken. */
  readonly taken: number;
  /** Participants, the best first. */
  readonly order: readonly number[];
  readonly rows: ReadonlyMap<number, Row>;
  /** Participants whose rows are final. */
  readonly final: ReadonlySet<number>;
}

/** A ceremony from its start to its end. */
export interface Resolution {
  readonly start: Stage;
  readonly steps: readonly Step[];
  readonly penaltySeconds: number;
}

interface Unresolved {
  /**
   * Rows under the seal and with all results, of the same participants in any order; who is not in both is left out.
   */
  readonly sealed: readonly Row[];
  readonly revealed: readonly Row[];
  /** From left to right. */
  readonly problemIds: readonly number[];
  readonly penaltySeconds: number;
  /** Last rank of each award, by `awardCuts` or `medalCuts`. */
  readonly cuts: readonly number[];
}

/** All steps from the sealed board to the revealed one. */
export function resolutionOf({ sealed, revealed, problemIds, penaltySeconds, cuts }: Unresolved): Resolution {
  const goals = new Map(revealed.map((row) => [row.participantId, row]));
  const rows = new Map(
    sealed.flatMap((row) => (goals.has(row.participantId) ? [[row.participantId, row] as const] : [])),
  );
  const hidden = new Map(
    [...rows].map(([id, row]) => [
      id,
      problemIds.filter((problemId) => differ(row.cells.get(problemId), goals.get(id)?.cells.get(problemId))),
    ]),
  );
  const compare = (a: Row, b: Row) =>
    byStanding(a, b) || Number(hasHidden(a)) - Number(hasHidden(b)) || a.participantId - b.participantId;
  const hasHidden = ({ participantId }: Row) => (hidden.get(participantId)?.length ?? 0) > 0;

  const order = [...rows.values()].toSorted(compare).map(({ participantId }) => participantId);
  const start: Stage = { taken: 0, order: [...order], rows: new Map(rows), final: new Set() };
  const fates = fatesOf(
    [...goals.values()].filter(({ participantId }) => rows.has(participantId)),
    cuts,
  );
  const steps: Step[] = [];
  const final = new Set<number>();
  let at = order.length - 1;
  while (at >= 0) {
    const participantId = order[at];
    const row = participantId === undefined ? undefined : rows.get(participantId);
    if (participantId === undefined || row === undefined || final.has(participantId)) {
      at -= 1;
      continue;
    }
    const problemId = hidden.get(participantId)?.shift();
    if (problemId === undefined) {
      steps.push({ kind: 'FINAL', participantId, rank: 0, award: null, ...fates.get(participantId) });
      final.add(participantId);
      continue;
    }
    const [before, after] = [row.cells.get(problemId) ?? null, goals.get(participantId)?.cells.get(problemId) ?? null];
    const next = rowWithCell(row, { problemId, cell: after, penaltySeconds });
    rows.set(participantId, next);
    order.splice(at, 1);
    const to = placeFor(order, (id) => compare(rows.get(id) ?? next, next));
    order.splice(to, 0, participantId);
    steps.push(
      { kind: 'CHOOSE', participantId, problemId },
      { kind: 'REVEAL', participantId, problemId, before, after, from: at, to },
    );
    // Who has fallen among final rows is still the lowest that is not.
    at = Math.max(at, to);
  }
  return { start, steps, penaltySeconds };
}

/** The board after so many steps, forth or back from another one. @param to cut to what there is. */
export function stageAt({ steps, penaltySeconds }: Resolution, from: Stage, to: number): Stage {
  const taken = Math.min(Math.max(0, to), steps.length);
  const [order, rows, final] = [[...from.order], new Map(from.rows), new Set(from.final)];
  const isForth = taken > from.taken;
  const passed = isForth ? steps.slice(from.taken, taken) : steps.slice(taken, from.taken).toReversed();
  for (const step of passed) {
    const { participantId } = step;
    if (step.kind === 'FINAL') {
      if (isForth) final.add(participantId);
      else final.delete(participantId);
    } else if (step.kind === 'REVEAL') {
      const row = rows.get(participantId);
      if (row !== undefined)
        rows.set(
          participantId,
          rowWithCell(row, { problemId: step.problemId, cell: isForth ? step.after : step.before, penaltySeconds }),
        );
      order.splice(isForth ? step.from : step.to, 1);
      order.splice(isForth ? step.to : step.from, 0, participantId);
    }
  }
  return { taken, order, rows, final };
}

/** How many steps lead to the next row that wins something; all of them: none is left. */
export function nextAward({ steps }: Pick<Resolution, 'steps'>, taken: number): number {
  const index = steps.findIndex((step, place) => place >= taken && step.kind === 'FINAL' && step.award !== null);
  return index === -1 ? steps.length : index + 1;
}

function differ(a: Cell | undefined, b: Cell | undefined): boolean {
  return String(cellToWire(a ?? null)) !== String(cellToWire(b ?? null));
}

/** What becomes of each row in the end. */
function fatesOf(
  rows: readonly Row[],
  cuts: readonly number[],
): Map<number, { readonly rank: number; readonly award: number | null }> {
  const ordered = rows.toSorted(byStanding);
  const ranks = ranksOf(ordered);
  const awards = awardsOf(ordered, ranks, cuts);
  return new Map(
    ordered.map(({ participantId }, index) => [
      participantId,
      { rank: ranks[index] ?? 0, award: awards[index] ?? null },
    ]),
  );
}

function rowWithCell(
  row: Row,
  {
    problemId,
    cell,
    penaltySeconds,
  }: { readonly problemId: number; readonly cell: Cell | null; readonly penaltySeconds: number },
): Row {
  const cells = new Map(row.cells);
  if (cell === null) cells.delete(problemId);
  else cells.set(problemId, cell);
  return { ...row, cells, ...standingOf(cells.values(), { penaltySeconds }) };
}

/** Where something belongs in an order. @param compare how one of the order stands to it: below zero, before it. */
function placeFor(order: readonly number[], compare: (id: number) => number): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const id = order[middle];
    if (id !== undefined && compare(id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
