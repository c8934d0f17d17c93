import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../core/context.ts';

/** Longest a request waits for its turn at a judge, in ms: longer than each pause between two requests of a person. */
const maxWaitMs = 12_000;

/**
 * Waits within a request until it may ask a judge.
 *
 * @param take takes the turn: null when it did, else when to try again.
 * @returns false when the turn does not come soon.
 */
export async function waitForTurn(
  { host, signal }: Pick<Context, 'host' | 'signal'>,
  take: (now: Date) => Promise<Date | null>,
): Promise<boolean> {
  const end = host.clock().getTime() + maxWaitMs;
  for (;;) {
    const now = host.clock();
    const freeAt = await take(now);
    if (freeAt === null) return true;
    if (freeAt.getTime() > end) return false;
    await sleep(Math.max(10, freeAt.getTime() - now.getTime()), undefined, { signal });
  }
}
