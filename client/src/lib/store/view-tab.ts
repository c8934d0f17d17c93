const key = 'view';

/** A view of the site as somebody else, which this tab alone shows. */
interface KeptView {
  readonly token: string;
  /** Where the reader goes when it ends, a path of the site. */
  readonly returnTo: string;
}

const kept = readView();

/** Token of the view that this tab shows; null: the tab shows the site as its reader sees it. */
export const viewToken: string | null = kept?.token ?? null;

/** Shows the site by another token in this tab. All of it is loaded again, so nothing of the reader's own is shown. */
export function showView(token: string, goTo: string): void {
  const view: KeptView = { token, returnTo: `${location.pathname}${location.search}` };
  sessionStorage.setItem(key, JSON.stringify(view));
  location.assign(goTo);
}

/** Shows the site again as the reader sees it, where the view was begun. */
export function leaveView(): void {
  sessionStorage.removeItem(key);
  location.assign(kept?.returnTo ?? '/home');
}

function readView(): KeptView | null {
  try {
    const text = sessionStorage.getItem(key);
    // Written by the function above, in this tab.
    return text === null ? null : (JSON.parse(text) as KeptView);
  } catch {
    return null;
  }
}
