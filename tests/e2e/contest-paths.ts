import { buildBoardContest } from './board-contest.ts';
import { newContest } from './new-contest.ts';
import { openSiteDatabase } from './site-database.ts';

/** Address of a page of a new contest, which goes on for another hour unless wished otherwise. */
export async function inContest(page: string, wishes: Parameters<typeof newContest>[1] = {}): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id } = await newContest(db, wishes);
  await close();
  return `/contest/${id}${page}`;
}

/** A moment so many days from now. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

/** Address of a board with something on it. */
export async function boardPath(type: 'ACM' | 'OI', pathOf: (contestId: number) => string): Promise<string> {
  const { db, close } = await openSiteDatabase();
  try {
    return pathOf((await buildBoardContest(db, { type, isSealed: type === 'ACM' })).id);
  } finally {
    await close();
  }
}
