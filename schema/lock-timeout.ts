import { z } from 'zod';

/** PostgreSQL's `lock_not_available`, as the client hands it on. */
const lockTimeout = z.object({ meta: z.object({ driverAdapterError: z.object({ cause: z.object({ originalCode: z.literal('55P03') }) }) }) });

/** Did a statement wait for a lock longer than it was told to? Its transaction is rolled back. */
export function isLockTimeout(error: unknown): boolean {
  return lockTimeout.safeParse(error).success;
}
