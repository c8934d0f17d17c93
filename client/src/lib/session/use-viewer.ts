import { useStore } from '../store/store.ts';
import { tokenStore } from './token-store.ts';
import { useViewerQuery, type Viewer_ViewerFragment } from './viewer.generated.ts';

/** What a role or a right beside it opens on the site. */
export type SiteAct = Viewer_ViewerFragment['siteActs'][number];

const none: readonly SiteAct[] = [];

/** Who looks at the page. */
export interface ViewerState {
  /** A token is stored; the server may not have confirmed it yet. */
  readonly hasToken: boolean;
  /** Null while loading and for visitors. */
  readonly user: Viewer_ViewerFragment['user'];
  /** Null while loading and for visitors. */
  readonly role: Viewer_ViewerFragment['role'] | null;
  readonly canSubmit: boolean;
  /** Super admin, admin or problem admin. */
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
  /** What role and rights open on the site; empty while loading and for visitors. */
  readonly siteActs: readonly SiteAct[];
}

/** The viewer, from the cache; a visitor causes no request. */
export function useViewer(): ViewerState {
  const token = useStore(tokenStore);
  const { data } = useViewerQuery({ skip: token === null });
  const viewer = token === null ? undefined : data?.viewer;
  return {
    hasToken: token !== null,
    user: viewer?.user ?? null,
    role: viewer?.role ?? null,
    canSubmit: viewer?.canSubmit ?? false,
    isAdmin: viewer?.isAdmin ?? false,
    isSuperAdmin: viewer?.isSuperAdmin ?? false,
    siteActs: viewer?.siteActs ?? none,
  };
}
