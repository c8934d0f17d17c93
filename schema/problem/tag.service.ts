import type { Tag, TagClassification } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';
import { shownTags } from './tag.rule.ts';

type Viewing = Pick<Context, 'db' | 'viewer'>;

/** Tags of an origin (ME, a remote judge, or ALL) that belong to no group, by rank and name. */
export async function listTags({ db, viewer }: Viewing, origin: string): Promise<Tag[]> {
  return db.tag.findMany({
    where: { AND: [await shownTags(db, viewer), origin === 'ALL' ? {} : { origin }] },
    orderBy: [{ rank: 'asc' }, { name: 'asc' }, { id: 'asc' }],
  });
}

/** The same tags under their classifications by rank; those without one come last, under null. */
export async function groupTags({ db, viewer }: Viewing, origin: string): Promise<{ classification: TagClassification | null; tags: Tag[] }[]> {
  const [classifications, tags] = await Promise.all([
    db.tagClassification.findMany({ where: origin === 'ALL' ? {} : { origin }, orderBy: [{ rank: 'asc' }, { id: 'asc' }] }),
    listTags({ db, viewer }, origin),
  ]);
  const byClassification = Map.groupBy(tags, ({ classificationId }) => classificationId);
  const groups: { classification: TagClassification | null; tags: Tag[] }[] = classifications.map((classification) => ({
    classification,
    tags: byClassification.get(classification.id) ?? [],
  }));
  const unclassified = byClassification.get(null) ?? [];
  return unclassified.length === 0 ? groups : [...groups, { classification: null, tags: unclassified }];
}
