import type { Context, Transaction } from '../../core/context.ts';

/** Which draft of the viewer's is to be forgotten. */
export interface ForgottenDraft {
  /** Null: of a problem still to be made. */
  readonly problemId: number | null;
  /** Only the one kept at this moment, not what was typed elsewhere since; absent: whichever there is. */
  readonly savedAt?: Date | null;
}

/** Forgets the viewer's form of a problem. @returns whether there was one. */
export async function forgetDraft(
  db: Context['db'] | Transaction,
  viewer: Context['viewer'],
  { problemId, savedAt = null }: ForgottenDraft,
): Promise<boolean> {
  if (viewer.kind !== 'user') return false;
  const { count } = await db.problemDraft.deleteMany({
    where: { userId: viewer.userId, slot: problemId ?? 0, ...(savedAt !== null && { savedAt }) },
  });
  return count > 0;
}
