import type { PrismaClient, Tag, TagClassification } from '@verdict/prisma/generated/client/client.ts';

/** Tags of an origin (ME, a remote judge, or ALL) that belong to no group, by name. */
export function listTags(db: PrismaClient, origin: string): Promise<Tag[]> {
  return db.tag.findMany({ where: { groupId: null, ...(origin === 'ALL' ? {} : { origin }) }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}

/** The same tags under their classifications by rank; those without one come last, under null. Two queries. */
export async function groupTags(db: PrismaClient, origin: string): Promise<{ classification: TagClassification | null; tags: Tag[] }[]> {
  const [classifications, tags] = await Promise.all([
    db.tagClassification.findMany({ where: origin === 'ALL' ? {} : { origin }, orderBy: [{ rank: 'asc' }, { id: 'asc' }] }),
    listTags(db, origin),
  ]);
  const byClassification = Map.groupBy(tags, ({ classificationId }) => classificationId);
  const groups: { classification: TagClassification | null; tags: Tag[] }[] = classifications.map((classification) => ({
    classification,
    tags: byClassification.get(classification.id) ?? [],
  }));
  const unclassified = byClassification.get(null) ?? [];
  return unclassified.length === 0 ? groups : [...groups, { classification: null, tags: unclassified }];
}
