import { buffer } from 'node:stream/consumers';
import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import type { PictureSize } from '../ports/pictures.ts';

/** A picture that a text shows. */
export interface ShownPicture extends PictureSize {
  /** As it stands in the text. */
  readonly address: string;
}

/** Most pictures of a statement that get a size. */
const maxPictures = 30;
/** Larger ones are not measured, in bytes. */
const maxMeasured = 20 * 1024 * 1024;

const loaders = new WeakMap<Context, DataLoader<string, PictureSize | null>>();

/** Pictures of this site that Markdown texts show, with their sizes as far as these can be told. */
export async function picturesIn(context: Context, texts: readonly string[]): Promise<ShownPicture[]> {
  const found = new Map(
    texts
      .flatMap((text) => [...text.matchAll(/\/api\/public\/img\/([0-9a-f]{64})\.(?:png|jpe?g|gif|webp)/giu)])
      .map(([address, sha256 = '']) => [address, sha256.toLowerCase()]),
  );
  const pictures = await Promise.all(
    [...found].slice(0, maxPictures).map(async ([address, sha256]) => {
      const size = await loaderOf(context).load(sha256);
      return size === null ? [] : [{ address, ...size }];
    }),
  );
  return pictures.flat();
}

function loaderOf(context: Context): DataLoader<string, PictureSize | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<string, PictureSize | null>((hashes) => sizesOf(context, hashes));
    loaders.set(context, loader);
  }
  return loader;
}

async function sizesOf(context: Context, hashes: readonly string[]): Promise<(PictureSize | null)[]> {
  const rows = await context.db.storedFile.findMany({
    where: { sha256: { in: [...hashes] } },
    select: { sha256: true, sizeBytes: true, pictureWidth: true, pictureHeight: true },
  });
  const sizes = new Map<string, PictureSize>();
  // One after the other: each is in memory while it is measured.
  for (const { sha256, sizeBytes, pictureWidth, pictureHeight } of rows) {
    const size =
      pictureWidth !== null && pictureHeight !== null
        ? { width: pictureWidth, height: pictureHeight }
        : sizeBytes <= maxMeasured
          ? await measure(context, sha256)
          : null;
    if (size !== null && size.width > 0) sizes.set(sha256, size);
  }
  return hashes.map((sha256) => sizes.get(sha256) ?? null);
}

/** Measures a picture once for all readers. A text is shown without sizes, too, so a fault is only noted. */
async function measure({ db, files, pictures, log }: Context, sha256: string): Promise<PictureSize | null> {
  try {
    const size = await pictures.measure(await buffer(files.read(sha256)));
    await db.storedFile.updateMany({
      where: { sha256 },
      data: { pictureWidth: size?.width ?? 0, pictureHeight: size?.height ?? 0 },
    });
    return size;
  } catch (error) {
    log.warn({ err: error, sha256 }, 'a picture could not be measured');
    return null;
  }
}
