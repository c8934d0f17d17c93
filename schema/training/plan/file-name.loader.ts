import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { publicFileHash } from '../../core/files/public-file.ts';

const loaders = new WeakMap<Context, DataLoader<string, string | null>>();

/** Name of the uploaded file behind an address, as it was uploaded last; null: the address is of none. */
export async function loadFileName(context: Context, url: string): Promise<string | null> {
  const sha256 = publicFileHash(url);
  if (sha256 === null) return null;
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<string, string | null>(
      async (hashes) => {
        const rows = await context.db.$queryRaw<{ sha256: string; name: string }[]>`
          SELECT DISTINCT ON (sha256) sha256, name
          FROM editor_file
          WHERE sha256 = ANY (${[...hashes]}::bpchar[]) AND NOT is_image
          ORDER BY sha256, id DESC`;
        const names = new Map(rows.map((row) => [row.sha256, row.name]));
        return hashes.map((hash) => names.get(hash) ?? null);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(sha256);
}
