import { cellFromWire, type WireCells } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { message } from '../../../lib/intl/message.ts';
import type { Text } from '../../../lib/intl/use-text.ts';

/** What a cell tells: a name for its look, signs that do without colour, and the whole in words. */
export interface CellLook {
  readonly kind: 'first' | 'solved' | 'late' | 'pending' | 'wrong' | 'partial' | 'blank';
  /** With a symbol before it. */
  readonly main: string;
  /** Smaller, below it. */
  readonly sub: string;
  readonly label: string;
}

const blank: CellLook = { kind: 'blank', main: '', sub: '', label: '' };

/** The look of a cell. @param firstSecond of its problem. */
export function cellLook(
  t: Text,
  wire: WireCells[number] | undefined,
  { firstSecond, isStar }: { readonly firstSecond: number | null; readonly isStar: boolean },
): CellLook {
  if (wire === null || wire === undefined) return blank;
  const cell = cellFromWire(wire);
  return 'score' in cell
    ? scoreLook(t, cell)
    : solveLook(t, cell, firstSecond !== null && !isStar && cell.acceptedSecond === firstSecond && !cell.isAfterEnd);
}

type Cell = ReturnType<typeof cellFromWire>;
type ScoreCell = Extract<Cell, { readonly score: unknown }>;
type SolveCell = Exclude<Cell, ScoreCell>;

function solveLook(
  t: Text,
  { acceptedSecond, isAfterEnd, failedTries: failed, pendingTries: pending }: SolveCell,
  isFirst: boolean,
): CellLook {
  if (acceptedSecond !== null) {
    const minutes = Math.floor(acceptedSecond / 60);
    const values = { minutes, failed };
    const sub = failed === 0 ? '' : `−${failed}`;
    if (isFirst)
      return { kind: 'first', main: `★ ${minutes}`, sub, label: t(message({ id: 'board.cell.first' }), values) };
    if (isAfterEnd)
      return { kind: 'late', main: `✓ ${minutes}*`, sub, label: t(message({ id: 'board.cell.late' }), values) };
    return { kind: 'solved', main: `✓ ${minutes}`, sub, label: t(message({ id: 'board.cell.solved' }), values) };
  }
  if (pending > 0)
    return {
      kind: 'pending',
      main: `? ${pending}`,
      sub: failed === 0 ? '' : `−${failed}`,
      label: t(message({ id: 'board.cell.pending' }), { pending, failed }),
    };
  return failed === 0
    ? blank
    : { kind: 'wrong', main: `✗ −${failed}`, sub: '', label: t(message({ id: 'board.cell.wrong' }), { failed }) };
}

function scoreLook(t: Text, { score, isFull, timeMs, pendingTries: pending }: ScoreCell): CellLook {
  const sub = pending > 0 ? `? ${pending}` : '';
  if (score === null)
    return pending === 0
      ? blank
      : {
          kind: 'pending',
          main: sub,
          sub: '',
          label: t(message({ id: 'board.cell.pending' }), { pending, failed: 0 }),
        };
  if (isFull) {
    // By hand also what never ran is accepted.
    if (timeMs === null)
      return {
        kind: 'solved',
        main: `✓ ${score}`,
        sub,
        label: t(message({ id: 'board.cell.fullUntimed' }), { score, pending }),
      };
    return {
      kind: 'solved',
      main: `✓ ${score}`,
      sub: sub || `${timeMs} ms`,
      label: t(message({ id: 'board.cell.full' }), { score, time: timeMs, pending }),
    };
  }
  const label = t(message({ id: 'board.cell.score' }), { score, pending });
  return score > 0
    ? { kind: 'partial', main: `◐ ${score}`, sub, label }
    : { kind: 'wrong', main: `✗ ${score}`, sub, label };
}
