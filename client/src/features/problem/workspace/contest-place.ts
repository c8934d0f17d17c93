import { createContext, use } from 'react';

/** A contest as the place where a problem is solved. */
export interface ContestPlace {
  readonly contestId: number;
  /** Why nothing can be submitted now, in the reader's language; null: something can. */
  readonly closed: string | null;
  /** Nothing is said of a program but that it came in: an OI contest under its seal. */
  readonly isResultHidden: boolean;
  /** What is submitted now may count in the place of an earlier one whose result is not told either. */
  readonly doesReplace: boolean;
  /** Does the jury take questions of the viewer, or is the viewer of it? */
  readonly canAskJury: boolean;
  /** Asks for the contest's password; what was to be done is done once the viewer is in. */
  readonly getIn: (afterwards: () => void) => void;
  /** What the viewer submitted came, or was judged: where they stand may be another place now. */
  readonly onStandingChanged: () => void;
}

export const ContestPlaceContext = createContext<ContestPlace | null>(null);

/** The contest the problem is solved in; null: the problem bank. */
export function useContestPlace(): ContestPlace | null {
  return use(ContestPlaceContext);
}

/** Where a submission is shown: within the contest it was submitted to. */
export function submissionAddress(place: ContestPlace | null, problemDisplayId: string, submissionId: number): string {
  if (place === null) return `/submission-detail/${submissionId}`;
  const problem = `/contest/${place.contestId}/problem/${encodeURIComponent(problemDisplayId)}`;
  return `${problem}/submission-detail/${submissionId}`;
}
