import { useState } from 'react';
import type { TrainingProblemCandidatesQuery } from './managed-problems.generated.ts';

/** As the server limits it. */
export const maxAddedAtOnce = 50;

/** A problem that the training can still take. */
export type Candidate = TrainingProblemCandidatesQuery['trainingProblemCandidates']['items'][number];

/** Problems that are ticked, to be added at once. */
export interface ProblemSelection {
  /** In the order in which they were ticked. */
  readonly problems: readonly Candidate[];
  readonly has: (problem: Candidate) => boolean;
  readonly toggle: (problem: Candidate) => void;
  /** Without those of these ids. */
  readonly drop: (ids: readonly number[]) => void;
  readonly clear: () => void;
  readonly isFull: boolean;
}

/** Ticked problems outlive another search and another page of the list. */
export function useProblemSelection(): ProblemSelection {
  const [problems, setProblems] = useState<readonly Candidate[]>([]);
  const has = ({ id }: Candidate) => problems.some((problem) => problem.id === id);
  const drop = (ids: readonly number[]) => setProblems((before) => before.filter(({ id }) => !ids.includes(id)));
  return {
    problems,
    has,
    toggle: (problem) => (has(problem) ? drop([problem.id]) : setProblems((before) => [...before, problem])),
    drop,
    clear: () => setProblems([]),
    isFull: problems.length >= maxAddedAtOnce,
  };
}
