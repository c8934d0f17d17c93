import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';

const taskFailureSchema = z.object({
  /** Number of the claim that failed. */
  attempt: z.int(),
  /** Node that held the task; null: unknown. */
  judgeName: z.string().nullable(),
  cause: z.string(),
  /** When it was noted, as PostgreSQL writes it into JSON (ISO 8601). */
  at: z.string(),
});

/** Why one attempt at a task came to nothing, for reasons of our own; for admins. */
export type TaskFailure = z.infer<typeof taskFailureSchema>;

/** Reads stored failures, in their order; what is not of the form is left out, since nobody's verdict depends on it. */
export function taskFailures(stored: unknown): TaskFailure[] {
  return z.array(taskFailureSchema).catch([]).parse(stored);
}

/** The failures of a row of judge_task under its own name, and this one of the attempt it is in. */
export function withFailure(cause: string): Prisma.Sql {
  return Prisma.sql`
    (judge_task.failures || jsonb_build_object(
      'attempt', judge_task.attempt,
      'judgeName', (SELECT name FROM judge_node WHERE judge_node.id = judge_task.node_id),
      'cause', ${cause}::text, 'at', clock_timestamp()))`;
}
