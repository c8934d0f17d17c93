import type { Readable } from 'node:stream';
import type { Services } from '../../core/context.ts';
import { zipOf } from '../../core/files/zip.ts';
import { readText } from '../../queue/task/task-files.ts';
import { kattisEntries } from '../package/kattis/kattis-writer.ts';
import { hojEntries, hojTextKinds } from '../package/oj/hoj-writer.ts';
import type { StoredProblem } from '../package/problem-content.ts';
import type { ArchiveEntry } from '../package/written-entry.ts';
import { loadStoredProblem } from './read-problem.service.ts';

/** Formats that are written. */
export const exportFormats = ['KATTIS', 'HOJ'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Problems one archive may hold. */
export const maxExportedProblems = 500;

/** Longest text of a file that HOJ has in its JSON, in bytes; longer ones are in the archive all the same. */
const maxInlineBytes = 1024 ** 2;

/**
 * One archive of some problems, as it is being written; problems that are no longer there are left out. The Kattis
 * format has a package as a zip of its own folder each.
 */
export function exportProblems(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  ids: readonly number[],
  format: ExportFormat,
): Readable {
  return zipOf(services, entriesOfAll(services, ids, format));
}

/** A problem is loaded when it is its turn. */
async function* entriesOfAll(
  services: Pick<Services, 'db' | 'files'>,
  ids: readonly number[],
  format: ExportFormat,
): AsyncGenerator<ArchiveEntry> {
  for (const id of ids) {
    const problem = await loadStoredProblem(services, id);
    if (problem !== null) yield* await entriesOf(services, id, problem, format);
  }
}

async function entriesOf(
  services: Pick<Services, 'files'>,
  id: number,
  problem: StoredProblem,
  format: ExportFormat,
): Promise<ArchiveEntry[]> {
  const folder = `problem_${id}`;
  if (format === 'KATTIS')
    return kattisEntries(problem).map((entry) => ({ ...entry, path: `${folderName(problem, folder)}/${entry.path}` }));
  const short = problem.files.filter(({ kind, file }) => hojTextKinds.has(kind) && file.sizeBytes <= maxInlineBytes);
  const texts = new Map(
    await Promise.all(
      short.map(async ({ file }) => [file.sha256, await readText(services.files, file.sha256)] as const),
    ),
  );
  return hojEntries(folder, problem, texts);
}

/**
 * Folders are named as people know the problem, where a name can be that; two problems never share one, as display ids
 * are unique.
 */
function folderName({ displayId }: StoredProblem, fallback: string): string {
  return displayId !== null && /^[a-zA-Z0-9][a-zA-Z0-9_-]*$/u.test(displayId) ? displayId : fallback;
}
