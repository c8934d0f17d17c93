import { addressKey } from '../../core/client-address.ts';
import type { Context, RationedAct } from '../../core/context.ts';
import { TooManyRequests } from './account.error.ts';

/**
 * Counts one act of an address, or of whatever `key` names.
 *
 * @throws TooManyRequests when the ration is used up.
 */
export function ration(
  { limiter, address, now }: Pick<Context, 'limiter' | 'address' | 'now'>,
  act: RationedAct,
  key = addressKey(address),
): void {
  const retryAt = limiter.take(act, key, now);
  if (retryAt !== null) throw new TooManyRequests(retryAt);
}
