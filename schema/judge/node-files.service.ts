import type { Services } from '../context.ts';

/**
 * May a node fetch a file: only data of the tasks it holds now, which is what its token is for.
 * @param sha256 64 lower-case hex characters.
 */
export async function mayNodeFetch({ db }: Pick<Services, 'db'>, nodeId: number, sha256: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isNeeded: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM judge_task t JOIN submission s ON s.id = t.submission_id
      WHERE t.state = 'RUNNING' AND t.node_id = ${nodeId} AND (
        EXISTS (SELECT FROM test_case c WHERE c.test_set_id = s.test_set_id AND (c.input_sha256 = ${sha256} OR c.answer_sha256 = ${sha256}))
        OR EXISTS (SELECT FROM test_case_file f JOIN test_case c ON c.id = f.test_case_id WHERE c.test_set_id = s.test_set_id AND f.sha256 = ${sha256})
        OR EXISTS (SELECT FROM problem_file f WHERE f.problem_id = s.problem_id AND f.sha256 = ${sha256} AND f.kind IN ('USER_EXTRA', 'JUDGE_EXTRA'))
      )
    ) AS "isNeeded"`;
  return row?.isNeeded ?? false;
}
