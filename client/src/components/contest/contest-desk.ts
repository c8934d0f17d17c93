import { createContext, use } from 'react';
import { contestDeskAddress } from '../../lib/address/contest-desk-address.ts';

/** The group whose contests a page manages; null, unless a page of a group says otherwise: the site. */
export const ContestDeskContext = createContext<string | null>(null);

/** Where contests are managed, and the address of that. */
export function useContestDesk(): { readonly groupId: string | null; readonly desk: string } {
  const groupId = use(ContestDeskContext);
  return { groupId, desk: contestDeskAddress(groupId) };
}
