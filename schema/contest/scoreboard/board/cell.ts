import type { AcmCell, BoardRules, BoardView, Cell, OiCell, Standing, Try } from './board-rows.ts';

/**
 * What a view tells of one participant's tries at one problem.
 *
 * @param tries in the order they were submitted. @returns null when there is nothing to tell.
 */
export function cellOf(tries: readonly Try[], rules: BoardRules, view: BoardView): Cell | null {
  const shown = tries.filter(
    ({ atMs }) =>
      atMs >= 0 && (view.includesAfterEnd || atMs <= rules.lengthMs) && (view.untilMs === null || atMs <= view.untilMs),
  );
  if (shown.length === 0) return null;
  return rules.type === 'ACM' ? acmCell(shown, rules, view) : oiCell(shown, rules, view);
}

/**
 * The first accepted try decides; what comes after it changes nothing, and neither does what was not the program's
 * fault.
 */
function acmCell(tries: readonly Try[], rules: BoardRules, view: BoardView): AcmCell {
  const told = tries.filter((one) => !isHidden(one, rules, view));
  const solvedAt = told.findIndex(({ outcome }) => outcome === 'ACCEPTED');
  const solving = told[solvedAt];
  const before = solving === undefined ? told : told.slice(0, solvedAt);
  const pending = (solving === undefined ? tries.length - told.length : 0) + count(before, 'WAITING');
  return {
    acceptedSecond: solving === undefined ? null : Math.floor(solving.atMs / 1_000),
    isAfterEnd: solving !== undefined && solving.atMs > rules.lengthMs,
    failedTries: count(before, 'PENALISED'),
    pendingTries: pending,
  };
}

function oiCell(tries: readonly Try[], rules: BoardRules, view: BoardView): OiCell {
  const told = tries.filter((one) => !isHidden(one, rules, view));
  const scored = told.flatMap(({ score, outcome }) =>
    score === null || outcome === 'WAITING' ? [] : [{ score, isFull: outcome === 'ACCEPTED' }],
  );
  const counting =
    rules.oiScoreRule === 'RECENT'
      ? scored.at(-1)
      : scored.toSorted((a, b) => b.score - a.score || Number(b.isFull) - Number(a.isFull))[0];
  const times = told.flatMap(({ outcome, timeMs }) => (outcome === 'ACCEPTED' && timeMs !== null ? [timeMs] : []));
  return {
    score: counting?.score ?? null,
    isFull: counting?.isFull ?? false,
    timeMs: times.length === 0 ? null : Math.min(...times),
    pendingTries: tries.length - told.length + count(told, 'WAITING'),
  };
}

/** Sealed are all tries from the seal on, those after the end too: they would tell what was not solved before it. */
function isHidden({ atMs }: Try, { sealMs }: BoardRules, { isSealed }: BoardView): boolean {
  return isSealed && sealMs !== null && atMs >= sealMs;
}

function count(tries: readonly Try[], outcome: Try['outcome']): number {
  return tries.filter((one) => one.outcome === outcome).length;
}

/** What a row comes to. */
export function standingOf(cells: Iterable<Cell>, { penaltySeconds }: Pick<BoardRules, 'penaltySeconds'>): Standing {
  let points = 0;
  let time = 0;
  for (const cell of cells) {
    if ('score' in cell) {
      points += cell.score ?? 0;
      time += cell.timeMs ?? 0;
    } else if (cell.acceptedSecond !== null) {
      points += 1;
      time += cell.acceptedSecond + cell.failedTries * penaltySeconds;
    }
  }
  return { points, time };
}
