import { createContext, use } from 'react';

/** The group whose problems a page shows; null, unless a page of a group says otherwise: the site. */
export const ProblemPlaceContext = createContext<string | null>(null);

export function useProblemPlace(): string | null {
  return use(ProblemPlaceContext);
}
