import type { Transaction } from '../../core/context.ts';
import { sameInAnyCase } from '../../core/like-pattern.ts';
import { lockTagNames } from './tag-edit.service.ts';

/**
 * Gives a problem the tags of these names, of the site, its group or its remote judge; missing ones are created in its
 * place. Capitals do not make another tag.
 */
export async function writeTags(tx: Transaction, problemId: number, names: readonly string[]): Promise<void> {
  const { groupId, origin } = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: { groupId: true, origin: true },
  });
  const wanted = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  // Two who make the same tag take turns; no constraint of the table could tell them.
  if (wanted.size > 0) await lockTagNames(tx, origin);
  const known =
    wanted.size === 0
      ? []
      : await tx.tag.findMany({
          where: {
            origin,
            AND: [
              { OR: [{ groupId: null }, ...(groupId === null ? [] : [{ groupId }])] },
              { OR: [...wanted.values()].map((name) => ({ name: sameInAnyCase(name) })) },
            ],
          },
          orderBy: { id: 'asc' },
          select: { id: true, name: true },
        });
  const idByName = new Map(known.toReversed().map(({ id, name }) => [name.toLowerCase(), id]));
  const missing = [...wanted].filter(([key]) => !idByName.has(key)).map(([, name]) => ({ name, groupId, origin }));
  const made = missing.length === 0 ? [] : await tx.tag.createManyAndReturn({ data: missing, select: { id: true } });
  const ids = [...new Set([...idByName.values(), ...made.map(({ id }) => id)])];
  await tx.problemTag.deleteMany({ where: { problemId } });
  await tx.problemTag.createMany({ data: ids.map((tagId) => ({ problemId, tagId })) });
}
