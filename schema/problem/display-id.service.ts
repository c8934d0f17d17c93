import type { Transaction } from '../context.ts';

/** First number given to a problem. */
const firstNumber = 1_000;

/** The number after the highest one in use, as a display id. Callers take turns (see the import's lock). */
export async function nextDisplayId(tx: Transaction): Promise<string> {
  const [row] = await tx.$queryRaw<{ highest: number | null }[]>`SELECT max(display_id::int) AS highest FROM problem WHERE display_id ~ '^[0-9]{4,8}$'`;
  return String(Math.max(firstNumber, (row?.highest ?? 0) + 1));
}
