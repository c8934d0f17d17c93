import { z } from 'zod';
import { type Account, ask } from '../setup/site-api.ts';
import type { SiteDatabase } from './site-database.ts';

const pageSize = 100;

const submissionSchema = z.object({
  id: z.number(),
  status: z.number(),
  version: z.number(),
  code: z.string(),
  cases: z.array(z.object({ position: z.number() })),
  progress: z.object({ queuePosition: z.number().nullable() }),
});

/** A submission as its author sees it. */
export type SubmissionRecord = z.infer<typeof submissionSchema>;

/** All submissions of an account, the newest first. */
export async function submissionsOf(url: string, author: Account): Promise<SubmissionRecord[]> {
  const found: SubmissionRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { submissions } = await ask({
      url,
      token: author.token,
      query: `query ($page: PageInput!) { submissions(filter: { onlyMine: true }, page: $page) {
        total items { id status version code cases { position } progress { queuePosition } }
      } }`,
      variables: { page: { page, size: pageSize } },
      data: z.object({ submissions: z.object({ total: z.number(), items: z.array(submissionSchema) }) }),
    });
    found.push(...submissions.items);
    if (page * pageSize >= submissions.total) return found;
  }
}

/** The history of verdicts of a submission, and what the judges said when it ended as SE. */
export interface VerdictRecord {
  readonly id: number;
  readonly version: number;
  readonly message: string | null;
  readonly judgeName: string | null;
  /** Versions in the history, ascending. */
  readonly history: readonly number[];
}

export function verdictsOf(database: SiteDatabase): Promise<VerdictRecord[]> {
  return database.rows<VerdictRecord>(`
    SELECT id, version, message, judge_name AS "judgeName",
      ARRAY(SELECT v.version FROM verdict_change v WHERE v.submission_id = s.id ORDER BY v.version, v.id) AS history
    FROM submission s ORDER BY id`);
}

/** A counter of the site, and what counting the submissions one by one gives. */
export interface Counter {
  readonly name: string;
  readonly kept: number;
  readonly counted: number;
}

/** All counters of problems and users, each beside its recount from scratch. */
export function counters(database: SiteDatabase): Promise<Counter[]> {
  return database.rows<Counter>(`
    WITH verdicts(name, status) AS (
      VALUES
        ('ac', 0), ('wa', -1), ('tle', 1), ('mle', 2), ('re', 3), ('ce', -2), ('pe', -3), ('se', 4), ('pac', 8)
    ),
    kept AS (
      SELECT p.problem_id, k.key, k.value::int
      FROM problem_statistics p, jsonb_each_text(to_jsonb(p)) k
      WHERE k.key IN (SELECT name FROM verdicts) OR k.key = 'total'
    )
    SELECT
      'problem ' || kept.problem_id || ' ' || kept.key AS name,
      kept.value AS kept,
      (
        SELECT count(*)::int
        FROM submission s
        JOIN verdicts v USING (status)
        WHERE s.problem_id = kept.problem_id AND (kept.key = 'total' OR kept.key = v.name)
      ) AS counted
    FROM kept
    UNION ALL
    SELECT
      'submissions of ' || u.username,
      coalesce(t.submissions, 0),
      (SELECT count(*)::int FROM submission s JOIN verdicts v USING (status) WHERE s.user_id = u.id)
    FROM "user" u
    LEFT JOIN user_statistics t ON t.user_id = u.id
    UNION ALL
    SELECT
      'solved by ' || u.username,
      coalesce(t.solved, 0),
      (SELECT count(DISTINCT problem_id)::int FROM submission s WHERE s.user_id = u.id AND status = 0)
    FROM "user" u
    LEFT JOIN user_statistics t ON t.user_id = u.id
    UNION ALL
    SELECT
      'tries of ' || p.user_id,
      p.attempts,
      (
        SELECT count(*)::int
        FROM submission s
        JOIN verdicts v USING (status)
        WHERE s.user_id = p.user_id AND s.problem_id = p.problem_id
      )
    FROM solved_problem p`);
}
