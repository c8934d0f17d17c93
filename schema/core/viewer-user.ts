import type { Viewer } from './context.ts';

/**
 * The user who asks, where the scopes of a field have let only users in.
 *
 * @throws Error for anybody else: a scope is
 * missing.
 */
export function userIdOf(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw new Error('a field for signed-in users has no scope that keeps others out');
  return viewer.userId;
}

/** The user who asks; null for visitors and judge nodes. */
export function userIdOrNull(viewer: Viewer): string | null {
  return viewer.kind === 'user' ? viewer.userId : null;
}
