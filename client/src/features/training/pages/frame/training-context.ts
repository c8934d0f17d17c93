import { createContext, use } from 'react';
import type { TrainingFrame_TrainingFragment } from './training-frame.generated.ts';

export const TrainingContext = createContext<TrainingFrame_TrainingFragment | null>(null);

/** The training of the address. Only below `TrainingEntrance`. */
export function useTraining(): TrainingFrame_TrainingFragment {
  const training = use(TrainingContext);
  if (training === null) throw new Error('There is no training around this page.');
  return training;
}
