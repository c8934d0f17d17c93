import type { PasswordHasher } from '@verdict/schema/core/context.ts';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { CostGate } from './cost-gate.ts';

/**
 * Cost of a hash: OWASP's first choice for argon2id (19 MiB, 2 passes, 1 lane), some 20 ms of one core. The parameters
 * stand in each hash, so that old ones stay valid when these grow.
 */
const cost = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes at the same moment of all requests that hash many; libuv has four threads. */
const maxInTurn = 2;

/** Passwords as argon2id in PHC form. Hashing runs on libuv's threads, not on the event loop. */
export function createPasswordHasher(): PasswordHasher {
  let nobody: Promise<string> | null = null;
  const turns = new CostGate({ maxCost: maxInTurn, maxWaiting: Number.POSITIVE_INFINITY });
  return {
    hash: (password) => hash(password, cost),
    async hashInTurn(password) {
      const leave = await turns.enter(1);
      try {
        return await hash(password, cost);
      } finally {
        leave?.();
      }
    },
    isOutdated: (stored) => needsRehash(stored, cost),
    async verify(stored, password) {
      if (stored !== null) return verify(stored, password);
      nobody ??= hash('nobody', cost);
      await verify(await nobody, password);
      return false;
    },
  };
}
