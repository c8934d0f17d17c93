import { useStore } from '../store/store.ts';
import { tokenStore } from './token-store.ts';
import { useViewerQuery, type Viewer_ViewerFragment } from './viewer.generated.ts';

/** Who looks at the page. */
export interface ViewerState {
  /** A token is stored; the server may not have confirmed it yet. */
  readonly hasToken: boolean;
  /** Null while loading and for visitors. */
  readonly user: Viewer_ViewerFragment['user'];
  readonly canSubmit: boolean;
  /** Null while the server has not answered yet. */
  readonly isSuperAdmin: boolean | null;
}

/** The viewer, from the cache; a visitor causes no request. */
export function useViewer(): ViewerState {
  const token = useStore(tokenStore);
  const { data, loading } = useViewerQuery({ skip: token === null });
  const viewer = token === null ? undefined : data?.viewer;
  return { hasToken: token !== null, user: viewer?.user ?? null, canSubmit: viewer?.canSubmit ?? false, isSuperAdmin: loading && viewer === undefined ? null : (viewer?.isSuperAdmin ?? false) };
}
