import type { Viewer } from './context.ts';
import { NotInView } from './view.error.ts';

/** Reads of what an account keeps to itself, beside those that no API token may make. */
const privateReads: ReadonlySet<string> = new Set(['codeDrafts', 'messages', 'problemDraft']);

/** The one mutation of a view, which works at any time. */
export const viewEnd = 'endView';

/** Is the site seen as somebody else sees it? */
export function isView(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.view !== undefined;
}

/**
 * Does the viewer count as the author of what their account has made? Not in a view of the account without what it
 * manages.
 */
export function countsAsAuthor(viewer: Viewer): boolean {
  return viewer.kind === 'user' && (viewer.view === undefined || viewer.view.kind === 'USER');
}

/** Keeps what is private to an account from those who view the site as it. @throws NotInView */
export function refusePrivateRead(viewer: Viewer, field: string): void {
  if (isView(viewer) && privateReads.has(field)) throw new NotInView();
}

/** Keeps a view from changing anything. @throws NotInView */
export function refuseInView(viewer: Viewer): void {
  if (isView(viewer)) throw new NotInView();
}
