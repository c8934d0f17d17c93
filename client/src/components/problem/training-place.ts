import { createContext, use } from 'react';
import { ProblemPlaceContext } from './problem-place.ts';

/** A training as the place where a problem is solved. */
interface TrainingPlace {
  readonly trainingId: string;
  /** Group in which the training is read; null: the site. */
  readonly groupId: string | null;
}

export const TrainingPlaceContext = createContext<TrainingPlace | null>(null);

/** Where what is submitted on this page is practised, as the server asks for it. */
export function usePracticePlace(): { readonly groupId: string | null; readonly trainingId: string | null } {
  const groupId = use(ProblemPlaceContext);
  return use(TrainingPlaceContext) ?? { groupId, trainingId: null };
}
