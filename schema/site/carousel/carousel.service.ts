import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { auditBy, differing } from '../../core/audit/audit.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import { refuseToken, unauthorized } from '../../core/refusals.ts';
import { changeSitePart } from '../../core/settings/site.service.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import {
  CarouselFull,
  CarouselImageNotFound,
  maxCarouselImages,
  maxPictureBytes,
  PictureInvalid,
} from './carousel.error.ts';

/** The list may be so old in another process that missed the news, in milliseconds. */
const lifeMs = 60_000;

const imageSelect = { id: true, sha256: true, alt: true, link: true } as const satisfies Prisma.CarouselImageSelect;
export type CarouselImageRow = Prisma.CarouselImageGetPayload<{ select: typeof imageSelect }>;

/** What a picture says and where it leads. */
export interface CarouselWords {
  readonly alt: string;
  /** An http(s) address or a path of this site; null: nowhere. */
  readonly link: string | null;
}

/** The pictures in their order. */
export function listCarousel({ db, cache }: Pick<Services, 'db' | 'cache'>): Promise<CarouselImageRow[]> {
  return cache.get({ part: 'carousel', lifeMs }, () => readCarousel(db));
}

function readCarousel(db: Services['db'] | Transaction): Promise<CarouselImageRow[]> {
  return db.carouselImage.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }], select: imageSelect });
}

/**
 * Adds a picture behind the others. For super admins; uploads do not pass through the schema, so it is asked here.
 *
 * @param bytes the file as it was uploaded.
 * @throws PictureInvalid, CarouselFull, and GraphQLError for those who may not
 */
export async function addCarouselImage(
  context: Context,
  bytes: Buffer,
  words: CarouselWords,
): Promise<CarouselImageRow> {
  if (!isSuperAdmin(context.viewer)) throw unauthorized(context);
  refuseToken(context, 'ADMIN');
  const picture = bytes.length > maxPictureBytes ? null : await context.posters.make(bytes);
  if (picture === null) throw new PictureInvalid();
  const stored = await context.files.put(picture);
  await recordFiles(context.db, [{ ...stored, contentType: 'image/webp' }]);
  return changeSitePart(context, 'carousel', async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('carousel'))`;
    const { _count: count, _max: max } = await tx.carouselImage.aggregate({ _count: true, _max: { position: true } });
    if (count >= maxCarouselImages) throw new CarouselFull();
    const image = await tx.carouselImage.create({
      data: { ...words, sha256: stored.sha256, position: (max.position ?? 0) + 1 },
      select: imageSelect,
    });
    await auditBy(context, tx, { ...actOn(image.id, 'add'), after: wordsOf(image) });
    return image;
  });
}

/** Changes what a picture says and where it leads. @throws CarouselImageNotFound */
export function updateCarouselImage(context: Context, id: number, words: CarouselWords): Promise<CarouselImageRow> {
  return changeSitePart(context, 'carousel', async (tx) => {
    const before = await lockImage(tx, id);
    const after = await tx.carouselImage.update({ where: { id }, data: { ...words }, select: imageSelect });
    await auditBy(context, tx, { ...actOn(id, 'edit'), ...differing(wordsOf(before), wordsOf(after)) });
    return after;
  });
}

/** Takes a picture away. @throws CarouselImageNotFound */
export function removeCarouselImage(context: Context, id: number): Promise<void> {
  return changeSitePart(context, 'carousel', async (tx) => {
    const before = await lockImage(tx, id);
    await tx.carouselImage.delete({ where: { id }, select: { id: true } });
    await auditBy(context, tx, { ...actOn(id, 'remove'), before: wordsOf(before) });
  });
}

/** Puts the named pictures first, in this order; others follow as they were. @throws CarouselImageNotFound */
export function orderCarousel(context: Context, ids: readonly number[]): Promise<CarouselImageRow[]> {
  return changeSitePart(context, 'carousel', async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('carousel'))`;
    const known = (await readCarousel(tx)).map(({ id }) => id);
    if (ids.some((id) => !known.includes(id))) throw new CarouselImageNotFound();
    const order = [...new Set([...ids, ...known])];
    await tx.$executeRaw`
      UPDATE carousel_image
      SET position = place.position
      FROM unnest(${order}::int[]) WITH ORDINALITY AS place (id, position)
      WHERE carousel_image.id = place.id`;
    await auditBy(context, tx, {
      ...actOn('all', 'order'),
      before: { order: known.join(', ') },
      after: { order: order.join(', ') },
    });
    return readCarousel(tx);
  });
}

/** A picture as it is under its lock. @throws CarouselImageNotFound */
async function lockImage(tx: Transaction, id: number): Promise<CarouselImageRow> {
  await tx.$executeRaw`SELECT FROM carousel_image WHERE id = ${id} FOR UPDATE`;
  const row = await tx.carouselImage.findUnique({ where: { id }, select: imageSelect });
  if (row === null) throw new CarouselImageNotFound();
  return row;
}

function actOn(id: number | 'all', act: 'add' | 'edit' | 'remove' | 'order') {
  return { action: `carousel.${act}`, target: { kind: 'CAROUSEL_IMAGE', id }, groupId: null } as const;
}

function wordsOf({ alt, link }: CarouselWords) {
  return { alt, link };
}
