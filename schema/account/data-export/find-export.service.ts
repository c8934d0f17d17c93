import type { Context } from '../../core/context.ts';
import { askedExports } from './data-export.rule.ts';

/** An archive as a file of this machine. */
interface ExportFile {
  readonly path: string;
  /** What it is called where it is kept. */
  readonly name: string;
  readonly sizeBytes: number;
}

/** The file of an archive that the viewer asked for; null: there is none. */
export async function findExportFile(
  { db, uploads, viewer, now }: Pick<Context, 'db' | 'uploads' | 'viewer' | 'now'>,
  id: number,
): Promise<ExportFile | null> {
  const found = await db.dataExport.findFirst({
    where: { AND: [{ id, state: 'DONE' }, askedExports(viewer, now)] },
    select: { key: true, requestedAt: true, sizeBytes: true },
  });
  if (found === null) return null;
  const name = `personal-data-${found.requestedAt.toISOString().slice(0, 10)}.zip`;
  return { path: uploads.pathOf(found.key), name, sizeBytes: Number(found.sizeBytes) };
}
