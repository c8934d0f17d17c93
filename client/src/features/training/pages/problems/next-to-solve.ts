import type {
  TrainingProblems_ProblemFragment,
  TrainingProblems_SectionFragment,
} from './training-problems.generated.ts';

type Problem = Pick<
  TrainingProblems_ProblemFragment,
  'displayId' | 'sectionId' | 'isOptional' | 'viewerHasSolved' | 'problem'
>;

/** What decides which problem of a training comes next. */
export interface Solving {
  readonly problems: readonly Problem[];
  readonly sections: readonly Pick<TrainingProblems_SectionFragment, 'id' | 'viewerState'>[];
  /** The one that the server suggests; null: none, or it is not known. */
  readonly nextProblem: { readonly displayId: string } | null;
}

/**
 * Index of the problem to solve after one: what the server suggests, as the page of the training does. Right after the
 * verdict that may still be the solved one, and its rule is followed here. -1: all others are solved.
 */
export function nextToSolve(current: number, { problems, sections, nextProblem }: Solving): number {
  const isLeft = (index: number) => index !== current && problems[index]?.viewerHasSolved === false;
  const suggested = problems.findIndex(({ displayId }) => displayId === nextProblem?.displayId);
  if (isLeft(suggested)) return suggested;
  const states = new Map(sections.map(({ id, viewerState }) => [id, viewerState]));
  const [first] = problems
    .map((problem, index) => ({ index, urgency: urgencyOf(problem, states) }))
    .filter(({ index }) => isLeft(index))
    .toSorted((one, other) => one.urgency - other.urgency);
  return first?.index ?? -1;
}

/** Smaller first: needed in an open section, in a waiting one, optional, in a complete section. */
function urgencyOf(
  { sectionId, isOptional, problem }: Problem,
  states: ReadonlyMap<string, TrainingProblems_SectionFragment['viewerState']>,
): number {
  // A problem that is solved again was chosen by the viewer, wherever it is.
  if (problem.viewerResetAt !== null) return 0;
  const state = states.get(sectionId ?? '') ?? 'OPEN';
  if (state === 'DONE') return 3;
  if (isOptional) return 2;
  return state === 'OPEN' ? 0 : 1;
}
