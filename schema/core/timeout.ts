import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';

/** PostgreSQL's `lock_not_available`, as the client hands it on. */
const lockTimeout = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ originalCode: z.literal('55P03') }) }) }),
});

/** Did a statement get no lock in the time it was told to wait? Its transaction is rolled back. */
export function isLockTimeout(error: unknown): boolean {
  return lockTimeout.safeParse(error).success;
}

/** Did a transaction find no free connection, or not end in its time? Nothing of it is stored. */
export function isTransactionTimeout(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2028';
}

/** No connection of the pool is free, or a new one is not there, in its time. */
const connectionTimeout = /timeout exceeded when trying to connect|terminated due to connection timeout/;
/** PostgreSQL's `too_many_connections`, as the client hands it on: of an operation, of SQL of ours. */
const tooManyConnections = 'P2037';
const tooManyConnectionsBelow = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ kind: z.literal('TooManyConnections') }) }) }),
});

/**
 * Did a query find no free connection in its time, did PostgreSQL refuse a further one, or did a transaction not begin
 * or end in its time? The query was not made.
 */
export function isOverload(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === tooManyConnections) return true;
  if (tooManyConnectionsBelow.safeParse(error).success) return true;
  return isTransactionTimeout(error) || (error instanceof Error && connectionTimeout.test(error.message));
}
