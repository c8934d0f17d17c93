import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import { changeSitePart } from '../../core/settings/site.service.ts';
import { FooterPictureInvalid, FooterPictureNotFound, maxFooterPictureBytes } from './footer-picture.error.ts';

/** Places of the footer. */
export const footerPositions = [1, 2] as const;

/** The list may be so old in another process that missed the news, in milliseconds. */
const lifeMs = 60_000;

const pictureSelect = { position: true, sha256: true, alt: true } as const satisfies Prisma.FooterPictureSelect;
export type FooterPictureRow = Prisma.FooterPictureGetPayload<{ select: typeof pictureSelect }>;

/** The pictures of the footer, from left to right; two at most. */
export function listFooterPictures({ db, cache }: Pick<Services, 'db' | 'cache'>): Promise<FooterPictureRow[]> {
  return cache.get({ part: 'settings', key: 'footerPictures', lifeMs }, () =>
    db.footerPicture.findMany({ orderBy: { position: 'asc' }, select: pictureSelect }),
  );
}

/** A picture for the footer; its shape has been checked. */
export interface NewFooterPicture {
  readonly position: number;
  readonly alt: string;
  /** The file in Base64; null: the picture stays. */
  readonly content: string | null;
}

/**
 * Puts a picture into the footer in place of the one before, or says something else of it.
 *
 * @throws FooterPictureInvalid, FooterPictureNotFound
 */
export async function setFooterPicture(
  context: Context,
  { position, alt, content }: NewFooterPicture,
): Promise<FooterPictureRow> {
  const sha256 = content === null ? null : await storePicture(context, content);
  return changeSitePart(context, 'settings', async (tx) => {
    const before = await lockPicture(tx, position);
    if (before === null && sha256 === null) throw new FooterPictureNotFound();
    const kept = sha256 ?? before?.sha256 ?? '';
    const changed = await tx.footerPicture.upsert({
      where: { position },
      create: { position, sha256: kept, alt },
      update: { sha256: kept, alt },
      select: pictureSelect,
    });
    await auditBy(context, tx, {
      action: 'footer.set',
      target: { kind: 'FOOTER_PICTURE', id: position },
      groupId: null,
      ...(before !== null && { before: { alt: before.alt } }),
      after: { alt, isPictureChanged: before?.sha256 !== kept },
    });
    return changed;
  });
}

/** Takes a picture out of the footer. @throws FooterPictureNotFound */
export function removeFooterPicture(context: Context, position: number): Promise<void> {
  return changeSitePart(context, 'settings', async (tx) => {
    const before = await lockPicture(tx, position);
    if (before === null) throw new FooterPictureNotFound();
    await tx.footerPicture.delete({ where: { position }, select: { position: true } });
    await auditBy(context, tx, {
      action: 'footer.remove',
      target: { kind: 'FOOTER_PICTURE', id: position },
      groupId: null,
      before: { alt: before.alt },
    });
  });
}

async function lockPicture(tx: Transaction, position: number): Promise<FooterPictureRow | null> {
  await tx.$executeRaw`SELECT FROM footer_picture WHERE position = ${position} FOR UPDATE`;
  return tx.footerPicture.findUnique({ where: { position }, select: pictureSelect });
}

async function storePicture({ db, files, posters }: Context, content: string): Promise<string> {
  const bytes = Buffer.from(content, 'base64');
  const picture = bytes.length > maxFooterPictureBytes ? null : await posters.make(bytes);
  if (picture === null) throw new FooterPictureInvalid();
  const stored = await files.put(picture);
  await recordFiles(db, [{ ...stored, contentType: 'image/webp' }]);
  return stored.sha256;
}
