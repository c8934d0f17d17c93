import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { checkerFactsSelect, checkerHash } from '../../problem/checker/checker-hash.ts';
import { includesOfCheckers } from '../../problem/checker/checker-includes.service.ts';

/**
 * The condition that a submission's standing verdict was made with other test data or another checker than its problem
 * has now, over `submission s JOIN problem p`. Verdicts given by hand, and those that came to nothing, are never
 * outdated.
 *
 * @param problems which problems may occur; their checkers' hashes are read now.
 */
export async function outdatedCondition(
  { db, files }: Pick<Services, 'db' | 'files'>,
  problems: Prisma.ProblemWhereInput,
): Promise<Prisma.Sql> {
  const withChecker = await db.problem.findMany({
    where: { AND: [problems, { judgeMode: { not: 'DEFAULT' } }] },
    select: { id: true, ...checkerFactsSelect },
  });
  const includes = await includesOfCheckers({ db, files }, withChecker);
  return Prisma.sql`EXISTS (
    SELECT FROM verdict_change v LEFT JOIN test_set t ON t.id = p.test_set_id
    LEFT JOIN unnest(
      ${withChecker.map(({ id }) => id)}::int[],
      ${withChecker.map((problem, index) => checkerHash(problem, includes[index] ?? []))}::text[]
    ) AS checker (problem_id, sha256) ON checker.problem_id = s.problem_id
    WHERE v.submission_id = s.id AND v.version = s.version AND v.record IS NOT NULL
      AND (v.record->>'dataSha256' IS DISTINCT FROM t.sha256
        OR v.record->>'checkerSha256' IS DISTINCT FROM checker.sha256))`;
}
