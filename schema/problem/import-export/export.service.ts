import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Services } from '../../core/context.ts';
import { readText } from '../../queue/task/task-files.ts';
import { kattisEntries } from '../package/kattis/kattis-writer.ts';
import { hojEntries, hojTextKinds } from '../package/oj/hoj-writer.ts';
import type { StoredProblem } from '../package/problem-content.ts';
import type { ArchiveEntry } from '../package/written-entry.ts';
import { loadStoredProblem } from './read-problem.service.ts';

/*
 * How this works: an archive is written while it is sent. A problem is loaded when it is its turn, and each file is
 * opened when the one before it has been read to its end, so what is held in memory is a list of names, whatever the
 * number of problems and the size of their data.
 */

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
  const zip = new ZipFile();
  const out = new PassThrough();
  // A reader that goes away ends the work: waiting for it to take more would be waiting for ever.
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  const sent = pipeline(zip.outputStream as Readable, out).catch(() => undefined);
  const write = async () => {
    for (const id of ids) {
      const problem = await loadStoredProblem(services, id);
      if (problem === null) continue;
      for (const entry of await entriesOf(services, id, problem, format)) await add(services, zip, entry, gone.signal);
    }
    zip.end();
    await sent;
  };
  write().catch((error: unknown) => {
    if (!gone.signal.aborted) services.log.error({ err: error }, 'an export failed');
    out.destroy(error instanceof Error ? error : new Error('the export failed'));
  });
  return out;
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

/** Adds a file and waits until it has been read to its end. */
async function add(
  { files }: Pick<Services, 'files'>,
  zip: ZipFile,
  { path, content }: ArchiveEntry,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const stream = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : files.read(content.sha256);
  // A reader that left must not leave the file open.
  const close = () => stream.destroy();
  signal.addEventListener('abort', close, { once: true });
  zip.addReadStreamLazy(path, (give) => give(null, stream));
  try {
    await once(stream, 'end', { signal });
  } finally {
    signal.removeEventListener('abort', close);
  }
}
