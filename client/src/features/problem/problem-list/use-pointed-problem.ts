import { useState } from 'react';
import type { ProblemTable_ProblemFragment } from './problem-list.generated.ts';

/** The row that was pointed at or focused last. */
export interface PointedProblem {
  /** Null before the first, and when its row is gone. */
  readonly problem: ProblemTable_ProblemFragment | null;
  readonly point: (problem: ProblemTable_ProblemFragment) => void;
}

/** Remembers which row of the list is pointed at. @param rows those shown now. */
export function usePointedProblem(rows: readonly ProblemTable_ProblemFragment[] | undefined): PointedProblem {
  const [id, setId] = useState<number | null>(null);
  return { problem: rows?.find((row) => row.id === id) ?? null, point: (problem) => setId(problem.id) };
}
