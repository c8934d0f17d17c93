import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Services } from '../context.ts';

/*
 * How this works: an archive is written while it is sent. An entry is asked for when the one before it has been read to
 * its end, so what is held in memory is a list of names, whatever the number of files and their size.
 */

/** A file of an archive: a text, whole or in parts, or bytes of the content store. */
export interface ZipEntry {
  readonly path: string;
  readonly content: string | AsyncIterable<string> | { readonly sha256: string };
}

type ZipServices = Pick<Services, 'files' | 'log'>;

/** An archive as it is being written. It breaks off with an error where an entry fails. */
export function zipOf({ files, log }: ZipServices, entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  // A reader that goes away ends the work: waiting for it to take more would be waiting for ever.
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  // It may fail before its reader listens, who then finds it destroyed.
  out.on('error', () => undefined);
  const sent = pipeline(zip.outputStream as Readable, out).catch(() => undefined);
  const write = async () => {
    for await (const entry of entries) await add(files, zip, entry, gone.signal);
    zip.end();
    await sent;
  };
  write().catch((error: unknown) => {
    if (!gone.signal.aborted) log.error({ err: error }, 'an archive failed');
    out.destroy(error instanceof Error ? error : new Error('the archive failed'));
  });
  return out;
}

/** Adds a file and waits until it has been read to its end. */
async function add(
  files: ZipServices['files'],
  zip: ZipFile,
  { path, content }: ZipEntry,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const stream = streamOf(files, content);
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

function streamOf(files: ZipServices['files'], content: ZipEntry['content']): Readable {
  if (typeof content === 'string') return Readable.from([Buffer.from(content)]);
  return 'sha256' in content ? files.read(content.sha256) : Readable.from(content, { objectMode: false });
}
