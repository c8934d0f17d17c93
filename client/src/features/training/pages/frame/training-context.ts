import { createContext, use } from 'react';
import type { TrainingFrame_TrainingFragment } from './training-frame.generated.ts';

/** A training where it is read: its group is that of the address, also where another group shares it with that one. */
export interface PlacedTraining extends TrainingFrame_TrainingFragment {
  /** Of another group, which keeps its rank and its members. */
  readonly isReceived: boolean;
}

export const TrainingContext = createContext<PlacedTraining | null>(null);

/** The training of the address. Only below `TrainingEntrance`. */
export function useTraining(): PlacedTraining {
  const training = use(TrainingContext);
  if (training === null) throw new Error('There is no training around this page.');
  return training;
}
