import { createContext, use } from 'react';

/** Where the discussions of a page are. */
export interface DiscussionPlace {
  /** Null: on the site. */
  readonly groupId: string | null;
  /** Of a group: may the viewer change its categories? */
  readonly canKeepCategories: boolean;
}

/** The site, unless a page of a group says otherwise. */
export const DiscussionPlaceContext = createContext<DiscussionPlace>({ groupId: null, canKeepCategories: false });

export function useDiscussionPlace(): DiscussionPlace {
  return use(DiscussionPlaceContext);
}
