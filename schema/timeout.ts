import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';

/** PostgreSQL's `lock_not_available`, as the client hands it on. */
const lockTimeout = z.object({ meta: z.object({ driverAdapterError: z.object({ cause: z.object({ originalCode: z.literal('55P03') }) }) }) });

/** Did a statement get no lock in the time it was told to wait? Its transaction is rolled back. */
export function isLockTimeout(error: unknown): boolean {
  return lockTimeout.safeParse(error).success;
}

/** Did a transaction find no free connection, or not end in its time? Nothing of it is stored. */
export function isTransactionTimeout(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2028';
}

/** Did a query find no free connection in its time, or a transaction not begin or end in its own? The query was not made. */
export function isOverload(error: unknown): boolean {
  return isTransactionTimeout(error) || (error instanceof Error && error.message.includes('timeout exceeded when trying to connect'));
}
