import { createContext } from 'react';
import type { MentionOffersQueryVariables } from './mention-offers.generated.ts';

/** Where a text is written. */
export interface MentionSubject {
  /** Null: in a discussion that is not posted yet. */
  readonly on: NonNullable<MentionOffersQueryVariables['on']> | null;
  /** Of such a discussion; absent: the site. */
  readonly groupId?: string;
}

/** Where the texts of the editors below may mention accounts; null: mentions are plain text there. */
export const MentionSubjectContext = createContext<MentionSubject | null>(null);
