import { Prisma } from '@verdict/prisma/generated/client/client.ts';

/**
 * On `solved_problem s`: its account solved the problem, and has not reset it since. What only the account sees asks
 * this; counts, ranks and solved lists ask `first_accepted_at` alone.
 */
export const isSolvedNow = Prisma.sql`(s.first_accepted_at IS NOT NULL AND NOT EXISTS (
  SELECT FROM progress_reset r
  WHERE r.user_id = s.user_id AND r.problem_id = s.problem_id AND r.reset_at >= s.last_accepted_at))`;
