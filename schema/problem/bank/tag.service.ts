import type { Prisma, Tag, TagClassification } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { belongsTo, may, newOnSite } from '../../place/place.rule.ts';
import { listedTagsSql } from './tag.rule.ts';

type Viewing = Pick<Context, 'db' | 'viewer'>;

/**
 * Tags of an origin (ME, a remote judge, or ALL), by rank and name; those the viewer may know of.
 *
 * @param groupId the group whose tags are listed with those of the site; null: none.
 * @throws GroupNotFound
 */
export async function listTags({ db, viewer }: Viewing, origin: string, groupId: number | null = null): Promise<Tag[]> {
  if (groupId !== null && !belongsTo(viewer, groupId)) throw new GroupNotFound();
  const listed = await db.$queryRaw<{ id: number }[]>`SELECT t.id FROM tag t WHERE ${listedTagsSql(viewer, groupId)}`;
  return db.tag.findMany({
    where: { AND: [{ id: { in: listed.map(({ id }) => id) } }, ofOrigin(origin)] },
    orderBy: [{ rank: 'asc' }, { name: 'asc' }, { id: 'asc' }],
  });
}

/**
 * The same tags under their classifications by rank; those without one come last, under null. Classifications with no
 * tag to show are for admins. Two queries.
 */
export async function groupTags(
  viewing: Viewing,
  origin: string,
): Promise<{ classification: TagClassification | null; tags: Tag[] }[]> {
  const [classifications, tags] = await Promise.all([
    viewing.db.tagClassification.findMany({ where: ofOrigin(origin), orderBy: [{ rank: 'asc' }, { id: 'asc' }] }),
    listTags(viewing, origin),
  ]);
  const byClassification = Map.groupBy(tags, ({ classificationId }) => classificationId);
  // A tag may have a classification of another origin: it stands among those without one then.
  const known = new Set<number | null>(classifications.map(({ id }) => id));
  const groups: { classification: TagClassification | null; tags: Tag[] }[] = classifications.map((classification) => ({
    classification,
    tags: byClassification.get(classification.id) ?? [],
  }));
  groups.push({ classification: null, tags: tags.filter(({ classificationId }) => !known.has(classificationId)) });
  const isKeeper = may(viewing.viewer, 'tag.keep', newOnSite);
  return groups.filter(({ classification, tags }) => tags.length > 0 || (classification !== null && isKeeper));
}

function ofOrigin(origin: string): Prisma.TagWhereInput & Prisma.TagClassificationWhereInput {
  return origin === 'ALL' ? {} : { origin };
}
