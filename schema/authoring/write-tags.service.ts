import type { Transaction } from '../context.ts';

/** Gives a problem the tags of these names; those nobody has used yet are made. Capitals do not make another tag. */
export async function writeTags(tx: Transaction, problemId: number, names: readonly string[]): Promise<void> {
  // Two who make the same tag take turns; no constraint of the table could tell them.
  if (names.length > 0) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('make-tags'))`;
  const known = names.length === 0 ? [] : await tx.tag.findMany({
    where: { origin: 'ME', groupId: null, OR: names.map((name) => ({ name: { equals: name.replaceAll(/[\\%_]/gu, String.raw`\$&`), mode: 'insensitive' as const } })) },
    orderBy: { id: 'asc' },
    select: { id: true, name: true },
  });
  const idByName = new Map(known.toReversed().map(({ id, name }) => [name.toLowerCase(), id]));
  const missing = names.filter((name) => !idByName.has(name.toLowerCase()));
  const made = missing.length === 0 ? [] : await tx.tag.createManyAndReturn({ data: missing.map((name) => ({ name })), select: { id: true } });
  const ids = new Set([...names.flatMap((name) => idByName.get(name.toLowerCase()) ?? []), ...made.map(({ id }) => id)]);
  await tx.problemTag.deleteMany({ where: { problemId } });
  await tx.problemTag.createMany({ data: [...ids].map((tagId) => ({ problemId, tagId })) });
}
