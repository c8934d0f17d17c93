/** How an output differs from the answer. Holds no test data. */
export type Difference =
  /** Nothing but white space differs. */
  | { readonly kind: 'white-space' }
  /** @property line of the answer, from 1. */
  | { readonly kind: 'different'; readonly line: number };
