import type { Points } from './points.ts';

/** What a checker said of one output. */
export type CheckerVerdict =
  | {
      readonly kind: 'accepted' | 'wrong' | 'presentation' | 'partial';
      readonly points: Points | null;
      /** For the contestant; empty: nothing to tell. */
      readonly message: string;
      /** For the jury only. */
      readonly judgeMessage: string;
    }
  | { readonly kind: 'failure'; /** For admins. */ readonly cause: string };
