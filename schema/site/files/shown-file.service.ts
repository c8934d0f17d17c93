import { hasScope } from '../../core/api-scope.ts';
import type { Services, Viewer } from '../../core/context.ts';
import { isAdmitted } from '../../place/contest/account-limit.ts';
import { contestsWithFile, shownFiles } from './shown-file.rule.ts';

/** A file that a viewer may open. */
export interface ShownFile {
  readonly sizeBytes: number;
  /** Everybody may: anybody on the way may keep a copy. */
  readonly isPublic: boolean;
}

/** Which file, and when. */
interface FileRequest {
  readonly sha256: string;
  readonly now: Date;
}

/**
 * Finds a file by its hash; null when there is none for the viewer.
 *
 * @param viewerOf asked only when the file is not everybody's, so that what is public never depends on who asks.
 */
export async function findShownFile(
  { db }: Pick<Services, 'db'>,
  request: FileRequest,
  viewerOf: () => Promise<Viewer>,
): Promise<ShownFile | null> {
  const { sha256, now } = request;
  const find = (viewer: Viewer) =>
    db.storedFile.findFirst({ where: { AND: [{ sha256 }, shownFiles(viewer, now)] }, select: { sizeBytes: true } });
  const shown = await find({ kind: 'anonymous' });
  if (shown !== null) return { sizeBytes: Number(shown.sizeBytes), isPublic: true };
  const viewer = await viewerOf();
  if (viewer.kind !== 'user' || !hasScope(viewer.apiScopes, 'READ')) return null;
  const own = (await find(viewer)) ?? (await findLimited({ db }, request, viewer));
  return own === null ? null : { sizeBytes: Number(own.sizeBytes), isPublic: false };
}

/** A file of a contest for certain accounts, the viewer's among them. */
async function findLimited(
  { db }: Pick<Services, 'db'>,
  { sha256, now }: FileRequest,
  viewer: Viewer & { readonly kind: 'user' },
): Promise<{ readonly sizeBytes: bigint } | null> {
  const contests = await db.contest.findMany({
    where: contestsWithFile(viewer, now, sha256),
    select: { accountLimit: true },
  });
  const isShown = contests.some(({ accountLimit }) => isAdmitted(viewer.username, accountLimit));
  return isShown ? db.storedFile.findUnique({ where: { sha256 }, select: { sizeBytes: true } }) : null;
}
