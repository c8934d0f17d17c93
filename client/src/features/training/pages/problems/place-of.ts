import { nextToSolve, type Solving } from './next-to-solve.ts';
import { ownStatus } from './own-status.ts';
import { itemsInOrder } from './plan/parts-of.ts';
import type {
  TrainingProblems_MaterialFragment,
  TrainingProblems_ProblemFragment,
  TrainingProblems_SectionFragment,
} from './training-problems.generated.ts';

/** A problem of the bank under its name in the training, with the status as the training counts it. */
type ListedProblem = TrainingProblems_ProblemFragment['problem'];

type Step = TrainingProblems_MaterialFragment;

/** What a training consists of. */
interface Plan extends Solving {
  readonly problems: readonly TrainingProblems_ProblemFragment[];
  readonly sections: readonly Pick<TrainingProblems_SectionFragment, 'id' | 'title' | 'viewerState'>[];
  readonly materials: readonly Step[];
}

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
  /** Of the author, in Markdown; may be empty. */
  readonly note: string;
  /** Null: it is the first. */
  readonly previous: ListedProblem | null;
  /** Null: it is the last. */
  readonly next: ListedProblem | null;
  /** Steps between the problem before and this one. */
  readonly stepsBefore: readonly Step[];
  /** Steps between this problem and the next one. */
  readonly stepsAfter: readonly Step[];
  /** As the page of the training suggests it; null: all others are solved. */
  readonly nextToSolve: { readonly problem: ListedProblem; readonly stepsBefore: readonly Step[] } | null;
  /** All of the list. */
  readonly items: readonly ListedProblem[];
}

/**
 * Finds a problem in the list of a training by its display id there, else by that in the bank, which the REST API and
 * its clients write into addresses. Null: it is not in the list.
 */
export function placeOf(displayId: string, plan: Plan): PlacedProblem | null {
  const { problems, sections, materials } = plan;
  const own = problems.findIndex((row) => row.displayId === displayId);
  const index = own >= 0 ? own : problems.findIndex(({ problem }) => problem.displayId === displayId);
  const found = problems[index];
  if (found === undefined) return null;
  const items = problems.map((row) => ({ ...row.problem, displayId: row.displayId, viewerStatus: ownStatus(row) }));
  const steps = stepsBetween(problems, materials);
  const nextIndex = nextToSolve(index, plan);
  const next = items[nextIndex];
  return {
    displayId: found.displayId,
    bankDisplayId: found.problem.displayId,
    number: index + 1,
    count: problems.length,
    section: sections.find(({ id }) => id === found.sectionId)?.title ?? null,
    note: found.note,
    previous: items[index - 1] ?? null,
    next: items[index + 1] ?? null,
    stepsBefore: steps[index] ?? [],
    stepsAfter: steps[index + 1] ?? [],
    nextToSolve: next === undefined ? null : { problem: next, stepsBefore: steps[nextIndex] ?? [] },
    items,
  };
}

/** Steps before each problem in their order; the last group is after the last problem. */
function stepsBetween(
  problems: readonly TrainingProblems_ProblemFragment[],
  materials: readonly Step[],
): readonly (readonly Step[])[] {
  const groups: Step[][] = [[]];
  for (const item of itemsInOrder(problems, materials)) {
    if (item.__typename === 'TrainingProblem') groups.push([]);
    else groups.at(-1)?.push(item);
  }
  return groups;
}
