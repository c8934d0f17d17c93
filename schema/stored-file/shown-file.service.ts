import { hasScope } from '../account/api-scope.ts';
import type { Services, Viewer } from '../context.ts';
import { shownFiles } from './shown-file.rule.ts';

/** A file that a viewer may open. */
export interface ShownFile {
  readonly sizeBytes: number;
  /** Everybody may: anybody on the way may keep a copy. */
  readonly isPublic: boolean;
}

/**
 * Finds a file by its hash; null when there is none for the viewer.
 * @param viewerOf asked only when the file is not everybody's, so that what is public never depends on who asks.
 */
export async function findShownFile({ db }: Pick<Services, 'db'>, sha256: string, viewerOf: () => Promise<Viewer>): Promise<ShownFile | null> {
  const find = (viewer: Viewer) => db.storedFile.findFirst({ where: { AND: [{ sha256 }, shownFiles(viewer)] }, select: { sizeBytes: true } });
  const shown = await find({ kind: 'anonymous' });
  if (shown !== null) return { sizeBytes: Number(shown.sizeBytes), isPublic: true };
  const viewer = await viewerOf();
  const own = viewer.kind === 'user' && hasScope(viewer.apiScopes, 'READ') ? await find(viewer) : null;
  return own === null ? null : { sizeBytes: Number(own.sizeBytes), isPublic: false };
}
