import type { Viewer } from '../../core/context.ts';
import type { EnteredThread } from '../thread/thread.ts';

/** May a comment or reply be deleted: by its author, and by moderators of the thread? */
export function canDelete(
  viewer: Viewer,
  authorId: string,
  { isModerator }: Pick<EnteredThread, 'isModerator'>,
): boolean {
  return viewer.kind === 'user' && (isModerator || viewer.userId === authorId);
}

/** Did the viewer write it? */
export function isAuthor(viewer: Viewer, authorId: string): boolean {
  return viewer.kind === 'user' && viewer.userId === authorId;
}
