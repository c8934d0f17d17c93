import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';

/** Port: reads in flight of this process (adapter: `createReads`). Concurrent callers share the next one. */
export interface Reads {
  /** Something that is the same for all callers of a key; reads of one key are alike. */
  once<Value>(key: string, read: () => Promise<Value>): Promise<Value>;
  /** What a kind of reads keeps for the database; made at its first use. */
  stateOf<State>(make: (db: PrismaClient) => State): State;
}
