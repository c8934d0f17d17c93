import { createContext, use, type ReactNode } from 'react';

/** What a list adds to the page of a problem that is solved in it. */
export interface ListPlace {
  /** In the language of the viewer, as the others. */
  readonly aboveStatement: ReactNode;
  readonly belowStatement: ReactNode;
  /** Beside the verdict of an accepted submission: the way on. */
  readonly afterAccepted: ReactNode;
}

export const ListPlaceContext = createContext<ListPlace | null>(null);

/** The list that the problem is solved in; null: none. */
export function useListPlace(): ListPlace | null {
  return use(ListPlaceContext);
}
