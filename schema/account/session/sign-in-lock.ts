/** As many wrong passwords for one name from one address lock the pair. */
export const maxSignInFailures = 20;
/** After as many, a try must bring a solved puzzle (specification, section 9). */
export const puzzleAfter = 5;
/**
 * And after as many for one name from all addresses together: guessing from many places is slowed, and its owner not
 * locked out.
 */
export const puzzleAfterAnywhere = 50;
/** Failures count together within this time, and the lock lasts as long after the last of them. */
export const signInLockMs = 30 * 60_000;

/**
 * Until when wrong passwords lock: sign-in for a name and an address, or changes of an account.
 *
 * @param failedAt moments of the latest failures, newest first; as many as lock are enough.
 * @param limit as many failures lock.
 * @returns null when it is not locked.
 */
export function lockedUntil(failedAt: readonly Date[], now: Date, limit = maxSignInFailures): Date | null {
  const newest = failedAt[0];
  const oldest = failedAt[limit - 1];
  if (newest === undefined || oldest === undefined) return null;
  if (newest.getTime() - oldest.getTime() > signInLockMs) return null;
  const until = new Date(newest.getTime() + signInLockMs);
  return until > now ? until : null;
}
