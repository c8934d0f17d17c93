import type { Services } from '@verdict/schema/core/context.ts';

/** What the site calls have to show. */
export interface SiteScene {
  readonly announcementId: number;
  /** Of an announcement that may be deleted. */
  readonly oldAnnouncementId: number;
  /** Of a carousel picture that may be removed. */
  readonly oldImageId: number;
}

/** Announcements, pictures and contests elsewhere. */
export async function buildSiteScene(
  { db, files }: Pick<Services, 'db' | 'files'>,
  authorId: string,
): Promise<SiteScene> {
  const announcement = (title: string) =>
    db.announcement.create({ data: { title, content: '**News**', authorId }, select: { id: true } });
  const stored = await files.put(Buffer.from('a picture'));
  await db.storedFile.create({ data: { ...stored, contentType: 'image/webp' } });
  const image = (position: number) =>
    db.carouselImage.create({ data: { sha256: stored.sha256, position }, select: { id: true } });
  await image(1);
  await db.outsideContest.create({
    data: {
      title: 'Round 1',
      site: 'Elsewhere',
      url: 'https://example.org',
      startsAt: new Date(Date.now() + 3_600_000),
    },
  });
  return {
    announcementId: (await announcement('Welcome')).id,
    oldAnnouncementId: (await announcement('Old news')).id,
    oldImageId: (await image(2)).id,
  };
}
