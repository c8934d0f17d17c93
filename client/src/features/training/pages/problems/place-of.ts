import { ownStatus } from './own-status.ts';
import type {
  TrainingProblems_ProblemFragment,
  TrainingProblems_SectionFragment,
} from './training-problems.generated.ts';

/** A problem of the bank under its name in the training, with the status as the training counts it. */
type ListedProblem = TrainingProblems_ProblemFragment['problem'];

/** Where a problem is in the list of its training. */
export interface PlacedProblem {
  /** Within the training. */
  readonly displayId: string;
  /** In the bank. */
  readonly bankDisplayId: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** Title of its section; null: it is in none. */
  readonly section: string | null;
  /** Null: it is the first. */
  readonly previous: ListedProblem | null;
  /** Null: it is the last. */
  readonly next: ListedProblem | null;
  /** All of the list. */
  readonly items: readonly ListedProblem[];
}

/**
 * Finds a problem in the list of a training by its display id there, else by that in the bank, which the REST API and
 * its clients write into addresses. Null: it is not in the list.
 */
export function placeOf(
  displayId: string,
  problems: readonly TrainingProblems_ProblemFragment[],
  sections: readonly Pick<TrainingProblems_SectionFragment, 'id' | 'title'>[] = [],
): PlacedProblem | null {
  const own = problems.findIndex((row) => row.displayId === displayId);
  const index = own >= 0 ? own : problems.findIndex(({ problem }) => problem.displayId === displayId);
  const found = problems[index];
  if (found === undefined) return null;
  const items = problems.map((row) => ({ ...row.problem, displayId: row.displayId, viewerStatus: ownStatus(row) }));
  return {
    displayId: found.displayId,
    bankDisplayId: found.problem.displayId,
    number: index + 1,
    count: problems.length,
    section: sections.find(({ id }) => id === found.sectionId)?.title ?? null,
    previous: items[index - 1] ?? null,
    next: items[index + 1] ?? null,
    items,
  };
}
