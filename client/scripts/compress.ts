/**
 * Writes `.br` and `.gz` beside every file of the build that gains from it, so that the server compresses nothing while
 * it answers. Files that would not become smaller (fonts, pictures) get none.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.ttf']);
/** Smaller files fit into one packet anyway; in bytes. */
const minBytes = 512;
const maxQuality = 11;
/** The highest quality takes seconds on the editor's megabytes and saves little there. */
const largeBytes = 1_000_000;
const largeQuality = 9;

const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const quality = content.length > largeBytes ? largeQuality : maxQuality;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
