import { createContext, use } from 'react';
import type { ContestFrame_ContestFragment } from './contest-frame.generated.ts';
import type { ContestStatus, ContestTimes } from './contest-time.ts';

/** The contest whose pages are shown. */
export interface ShownContest {
  readonly contest: ContestFrame_ContestFragment;
  /** By the server's clock at this second, and so sooner than a new answer says it. */
  readonly status: ContestStatus;
  /** When the viewer's virtual participation began and ends, while it runs; null: none runs. */
  readonly virtual: ContestTimes | null;
  /** Asks the server again who may what. */
  readonly askAgain: () => void;
}

export const ContestContext = createContext<ShownContest | null>(null);

/** The contest of the address. Only below `ContestEntrance`. */
export function useContest(): ShownContest {
  const shown = use(ContestContext);
  if (shown === null) throw new Error('There is no contest around this page.');
  return shown;
}

/** Does the jury answer the viewer's questions and print for them? Not in a virtual participation. */
export function isServedByJury({ contest, virtual }: Pick<ShownContest, 'contest' | 'virtual'>): boolean {
  return contest.viewerCanSubmit && virtual === null;
}
