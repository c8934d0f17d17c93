import type { Services } from '../../core/context.ts';

/*
 * What a task needs, by what it is for. Judging (standing or beside): the test set, extra and included files of the
 * program, extra files of the checker, submitted answer files. A test run: the same files and the samples'. A compile:
 * the files it was asked for with. Checkers also need judge-wide includes, which only tasks with a checker open.
 */

/**
 * May a node fetch a file: only data of the tasks it holds now, which is what its token is for.
 *
 * @param sha256 64 lower-case hex characters.
 */
export async function mayNodeFetch({ db }: Pick<Services, 'db'>, nodeId: number, sha256: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isNeeded: boolean }[]>`
    WITH held AS (
      SELECT coalesce(i.test_set_id, s.test_set_id) AS test_set_id, s.id AS submission_id, p.id AS problem_id,
        p.judge_mode, p.test_set_id AS sample_set_id, t.test_run_id, c.files
      FROM judge_task t
      LEFT JOIN rejudge_item i ON i.id = t.rejudge_item_id
      LEFT JOIN submission s ON s.id = coalesce(t.submission_id, i.submission_id)
      LEFT JOIN test_run r ON r.id = t.test_run_id
      LEFT JOIN problem p ON p.id = coalesce(s.problem_id, r.problem_id)
      LEFT JOIN checker_compile c ON c.id = t.checker_compile_id
      WHERE t.state = 'RUNNING' AND t.node_id = ${nodeId}
    )
    SELECT EXISTS (
      SELECT FROM held WHERE
        EXISTS (
          SELECT FROM test_case c
          WHERE c.test_set_id = held.test_set_id AND (c.input_sha256 = ${sha256} OR c.answer_sha256 = ${sha256}))
        OR EXISTS (
          SELECT FROM test_case_file f JOIN test_case c ON c.id = f.test_case_id
          WHERE f.sha256 = ${sha256}
            AND (c.test_set_id = held.test_set_id
              OR (held.test_run_id IS NOT NULL AND c.test_set_id = held.sample_set_id AND c.is_sample)))
        OR EXISTS (
          SELECT FROM problem_file f
          WHERE f.problem_id = held.problem_id AND f.sha256 = ${sha256}
            AND (f.kind IN ('USER_EXTRA', 'INCLUDE') OR (f.kind = 'JUDGE_EXTRA' AND held.judge_mode <> 'DEFAULT')))
        OR (held.judge_mode <> 'DEFAULT' AND EXISTS (SELECT FROM judge_include n WHERE n.sha256 = ${sha256}))
        OR EXISTS (SELECT FROM submission_file a WHERE a.submission_id = held.submission_id AND a.sha256 = ${sha256})
        OR held.files @> jsonb_build_array(jsonb_build_object('sha256', ${sha256}::text))
    ) AS "isNeeded"`;
  return row?.isNeeded ?? false;
}
