import { HeaderMap } from '@apollo/server';
import { addressKey } from '@verdict/schema/core/client-address.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import type { Sentence } from '@verdict/schema/core/errors.ts';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { CostGate } from '../adapters/cost-gate.ts';
import { TokenBucket } from '../adapters/token-bucket.ts';

/*
 * What one caller may ask, in units of `operationCost`: a page of our own costs 500 to 5,000 with all it asks. GraphQL
 * by HTTP, by WebSocket and the REST calls take from the same bucket. Signed-in callers have a bucket per account, so
 * that a school or a contest behind one address shares nothing. Signed-out visitors share the bucket of their address.
 */
const rates = {
  account: { capacity: 200_000, perSecond: 20_000 },
  address: { capacity: 500_000, perSecond: 50_000 },
} as const;

/** What one caller's operations may cost that run at the same time, and how many more may wait. */
const maxAtOnce = { cost: 20_000, waiting: 2_000 } as const;

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
  /**
   * Charges, then waits while operations of the caller that run now cost too much together.
   *
   * @returns how to say that the operation has ended. @throws GraphQLError RATE_LIMITED
   */
  enter(caller: Caller, cost: number): Promise<() => void>;
}

interface Account {
  readonly bucket: TokenBucket;
  readonly gate: CostGate;
}

/** Counts in this process. @param factor multiplies all rates; 0: no limit. */
export function createQueryBudget(factor: number): QueryBudget {
  const accounts = new LRUCache<string, Account>({ max: maxCallers });

  /** Null: the caller is not limited. */
  function accountOf({ viewer, address }: Caller): Account | null {
    // Judges are machines of the site.
    if (factor === 0 || viewer.kind === 'judge') return null;
    const kind = viewer.kind === 'user' ? 'account' : 'address';
    const key = viewer.kind === 'user' ? `account ${viewer.userId}` : `address ${addressKey(address)}`;
    const known = accounts.get(key);
    if (known !== undefined) return known;
    const { capacity, perSecond } = rates[kind];
    const bucket = new TokenBucket({ capacity: capacity * factor, perSecond: perSecond * factor }, performance.now());
    const account = { bucket, gate: new CostGate({ maxCost: maxAtOnce.cost * factor, maxWaiting: maxAtOnce.waiting }) };
    accounts.set(key, account);
    return account;
  }

  function charge(caller: Caller, cost: number): Account | null {
    const account = accountOf(caller);
    const waitMs = account?.bucket.take(cost, performance.now()) ?? 0;
    if (waitMs > 0) throw rateLimited(Math.ceil(waitMs / 1_000), caller.locale);
    return account;
  }

  return {
    charge: (caller, cost) => void charge(caller, cost),
    async enter(caller, cost) {
      const account = charge(caller, cost);
      if (account === null) return () => {};
      const leave = await account.gate.enter(cost);
      if (leave === null) throw rateLimited(1, caller.locale);
      return leave;
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
