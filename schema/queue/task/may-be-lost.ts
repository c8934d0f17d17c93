import { Prisma } from '@verdict/prisma/generated/client/client.ts';

/**
 * A column that has the transaction it is read in commit without a wait for the disk. For what is found out again after
 * a crash of the database: a claim that is lost leaves its task waiting, and its judge is told so with the next
 * heartbeat; progress comes anew. Not for what somebody was promised: a submission, a verdict.
 */
export const mayBeLost = Prisma.sql`set_config('synchronous_commit', 'off', true) AS "commits"`;
