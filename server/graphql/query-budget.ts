import { HeaderMap } from '@apollo/server';
import type { Context } from '@verdict/schema/context.ts';
import type { Sentence } from '@verdict/schema/errors.ts';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { TokenBucket } from '../adapters/token-bucket.ts';
import { addressKey } from '@verdict/schema/client-address.ts';

/*
 * What one caller may ask, in units of `operationCost`: a page of our own costs 500 to 5,000 with all it asks. GraphQL
 * by HTTP, by WebSocket and the REST calls take from the same bucket. Signed-in callers have a bucket per account, so
 * that a school or a contest behind one address shares nothing. Signed-out visitors share the bucket of their address.
 */
const rates = {
  account: { capacity: 200_000, perSecond: 20_000 },
  address: { capacity: 500_000, perSecond: 50_000 },
} as const;

/** Callers remembered at most; the ones seen longest ago are forgotten. */
const maxCallers = 50_000;

const tooMuch = (seconds: number): Sentence => ({
  'zh-CN': `查询过于频繁，请在 ${seconds} 秒后重试。`,
  'en-US': `You are sending too many queries. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
});

type Caller = Pick<Context, 'viewer' | 'address' | 'locale'>;

/** Charges callers for what they ask. */
export interface QueryBudget {
  /** Takes the cost from the caller's bucket. @throws GraphQLError RATE_LIMITED, with `retryAfterSeconds`. */
  charge(caller: Caller, cost: number): void;
}

/** Counts in this process. @param factor multiplies all rates; 0: no limit. */
export function createQueryBudget(factor: number): QueryBudget {
  const buckets = new LRUCache<string, TokenBucket>({ max: maxCallers });
  return {
    charge({ viewer, address, locale }, cost) {
      // Judges are machines of the site.
      if (factor === 0 || viewer.kind === 'judge') return;
      const kind = viewer.kind === 'user' ? 'account' : 'address';
      const key = viewer.kind === 'user' ? `account ${viewer.userId}` : `address ${addressKey(address)}`;
      const now = performance.now();
      const { capacity, perSecond } = rates[kind];
      const rate = { capacity: capacity * factor, perSecond: perSecond * factor };
      const bucket = buckets.get(key) ?? new TokenBucket(rate, now);
      buckets.set(key, bucket);
      const waitMs = bucket.take(cost, now);
      if (waitMs > 0) throw rateLimited(Math.ceil(waitMs / 1_000), locale);
    },
  };
}

/** Answer to a caller who asks too much. */
function rateLimited(retryAfterSeconds: number, locale: Context['locale']): GraphQLError {
  const http = { status: 429, headers: new HeaderMap([['retry-after', String(retryAfterSeconds)]]) };
  return new GraphQLError(tooMuch(retryAfterSeconds)[locale], {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds, http },
  });
}
