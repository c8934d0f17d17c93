import type { Context, Transaction } from '../../core/context.ts';
import { literally, sameInAnyCase } from '../../core/like-pattern.ts';

/** First number given to a problem. */
export const firstNumber = 1_000;

/** The number after the highest one in use, as a display id. Callers take turns (see the import's lock). */
export async function nextDisplayId(db: Context['db'] | Transaction): Promise<string> {
  const [row] = await db.$queryRaw<
    { highest: number | null }[]
  >`SELECT max(display_id::int) AS highest FROM problem WHERE display_id ~ '^[0-9]{4,8}$'`;
  return String(Math.max(firstNumber, (row?.highest ?? 0) + 1));
}

/** The highest number behind a prefix in any letter case; null: there is none. */
export async function highestNumber(db: Context['db'] | Transaction, prefix: string): Promise<number | null> {
  const rows = await db.problem.findMany({
    where: { displayId: { startsWith: literally(prefix), mode: 'insensitive' } },
    select: { displayId: true },
  });
  const numbers = rows.flatMap(({ displayId }) =>
    /^\d{1,9}$/u.test(displayId.slice(prefix.length)) ? [Number(displayId.slice(prefix.length))] : [],
  );
  return numbers.length === 0 ? null : Math.max(...numbers);
}

/** Another problem got the display id first. */
export class DisplayIdTaken extends Error {}

/** Has another problem this display id? Letter case makes no other one: people tell ids to each other. */
export async function isDisplayIdTaken(
  db: Context['db'] | Transaction,
  displayId: string,
  ownId: number | null,
): Promise<boolean> {
  const namesakes = await db.problem.count({
    where: { displayId: sameInAnyCase(displayId), ...(ownId !== null && { id: { not: ownId } }) },
  });
  return namesakes > 0;
}

/** Those of the ids that problems have, in whatever letter case. */
export async function takenDisplayIds(db: Context['db'], displayIds: readonly string[]): Promise<Set<string>> {
  if (displayIds.length === 0) return new Set();
  const rows = await db.problem.findMany({
    where: { OR: displayIds.map((displayId) => ({ displayId: sameInAnyCase(displayId) })) },
    select: { displayId: true },
  });
  const taken = new Set(rows.map(({ displayId }) => displayId.toLowerCase()));
  return new Set(displayIds.filter((displayId) => taken.has(displayId.toLowerCase())));
}

/**
 * Takes a display id for a problem until the transaction ends: whoever else wants it, in whatever letter case, waits.
 *
 * @param ownId null: a new problem.
 * @throws DisplayIdTaken
 */
export async function takeDisplayId(tx: Transaction, displayId: string, ownId: number | null): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('display id ' || lower(${displayId})))`;
  if (await isDisplayIdTaken(tx, displayId, ownId)) throw new DisplayIdTaken();
}
