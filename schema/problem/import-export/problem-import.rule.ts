import type { Viewer } from '../../core/context.ts';
import { isProblemAdmin } from '../../core/viewer.rule.ts';
import { may, newOnSite } from '../../place/place.rule.ts';

/** Problems are imported by those who may make them. */
export const importers = { admin: true } as const;

/** A batch is for its uploader, and for those who answer for all problems. */
export function maySeeImport(viewer: Viewer, { userId }: { readonly userId: string }): boolean {
  return (
    isProblemAdmin(viewer) ||
    (viewer.kind === 'user' && may(viewer, 'problem.create', newOnSite) && viewer.userId === userId)
  );
}
