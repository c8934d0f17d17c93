import pg from 'pg';

/*
 * Rows made by the database itself, since a million of them must not take minutes. Foreign keys are not checked on the
 * way in: all that is referred to is made here.
 */

/** Users where a part does not ask for a number. */
const fewUsers = 500;

/** How submissions are spread. */
export interface Spread {
  /** Over so many days up to now; 0: all now. */
  readonly days: number;
  /** Some users submit far more than others, as people do; else all as many. */
  readonly isSkewed: boolean;
}

/** A word that stands for a number, of about seven letters, and six Chinese characters that do. */
const madeWord = `
  CREATE OR REPLACE FUNCTION pg_temp.made_word(n bigint) RETURNS text LANGUAGE sql AS $$
    SELECT
      string_agg(
        substr('bcdfghklmnprstvz', 1 + (h >> (i * 8) & 15)::int, 1)
          || substr('aeiou', 1 + ((h >> (i * 8 + 4) & 15) % 5)::int, 1),
        ''
      ) || substr('lmnrst', 1 + (max(h) % 6)::int, 1)
    FROM (SELECT abs(hashint8(n)::bigint) AS h) hashed, generate_series(0, 2) i
  $$;
  CREATE OR REPLACE FUNCTION pg_temp.made_signs(n bigint) RETURNS text LANGUAGE sql AS $$
    SELECT string_agg(chr(19968 + (abs(hashint8(n * 8 + i)::bigint) % 3000)::int), '') FROM generate_series(1, 6) i
  $$`;

/** Fills a site's database. Ids are given out from 1, so it must be empty of users' submissions. */
export class ManyRows implements AsyncDisposable {
  readonly #client: pg.Client;
  #userCount = 0;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /**
   * Connects, and makes so many users: user1, user2 and so on, whose ids are their numbers in 32 hexadecimal digits.
   */
  static async open(databaseUrl: string, userCount = fewUsers): Promise<ManyRows> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off`);
    await client.query(`INSERT INTO tag (name, updated_at) SELECT 'tag ' || n, now() FROM generate_series(1, 20) n`);
    const rows = new ManyRows(client);
    await rows.users(userCount);
    return rows;
  }

  /** Makes users until there are so many. */
  async users(count: number): Promise<void> {
    await this.#client.query(
      `INSERT INTO "user" (id, username, username_key, password_hash, nickname, school, updated_at)
       SELECT
         lpad(to_hex(n), 32, '0'), 'user' || n, 'user' || n, 'none', 'Nickname ' || n, 'School ' || n % 300, now()
       FROM generate_series($1::int, $2::int) n`,
      [this.#userCount + 1, count],
    );
    this.#userCount = Math.max(this.#userCount, count);
    await this.#client.query('ANALYZE "user"');
  }

  /**
   * Makes problems until there are so many, each with titles in two languages, two tags and counters. Titles are of
   * made-up words, as many different ones as a large bank has; every five hundredth is about a shortest path (最短路径).
   */
  async problems(count: number): Promise<void> {
    await this.#client.query(madeWord);
    await this.#client.query(
      `WITH made AS (
         INSERT INTO problem (display_id, title, source, difficulty, updated_at, language_keys)
         SELECT
           'P' || n,
           initcap(pg_temp.made_word(n % 20011)) || ' and ' || initcap(pg_temp.made_word(n / 7))
             || CASE WHEN n % 500 = 0 THEN ' Shortest Path' ELSE '' END,
           'Cup ' || n % 50, (ARRAY['EASY', 'MID', 'HARD'])[1 + n % 3]::difficulty, now(), '{}'
         FROM generate_series((SELECT count(*) FROM problem) + 1, $1::int) n
         RETURNING id, title
       ), told AS (
         INSERT INTO problem_statement (problem_id, language, title, description)
         SELECT id, 'en', title, repeat('A sentence of a statement. ', 60) FROM made
         UNION ALL
         SELECT
           id, 'zh', pg_temp.made_signs(id) || CASE WHEN id % 500 = 0 THEN '最短路径' ELSE '问题' END,
           repeat('A sentence of a statement. ', 60)
         FROM made
       ), tagged AS (
         INSERT INTO problem_tag (problem_id, tag_id)
         SELECT id, (id + step) % 20 + 1 FROM made, generate_series(1, 2) step
       )
       INSERT INTO problem_statistics (problem_id, total, ac) SELECT id, id, id / 2 FROM made`,
      [count],
    );
    // Triggers are off here, so what they would do row by row is done for all.
    await this.#client.query(
      `SELECT refresh_problem_search(ARRAY(
         SELECT p.id
         FROM problem p
         WHERE NOT EXISTS (SELECT FROM problem_search s WHERE s.problem_id = p.id)
       ))`,
    );
    await this.#client.query('VACUUM (ANALYZE) problem, problem_search, search_word, problem_tag, problem_statistics');
    await this.#client.query('ANALYZE');
  }

  /**
   * Makes judged submissions of practice until there are so many, over all problems; a quarter is accepted. What
   * follows from them is `counted`.
   */
  async submissions(count: number, { days, isSkewed }: Spread = { days: 0, isSkewed: false }): Promise<void> {
    await this.#withoutIndexes('submission', () =>
      this.#client.query(
        `INSERT INTO submission (
           user_id, problem_id, language_key, code, length_bytes,
           status, time_ms, memory_kb, version, judged_at, submitted_at, updated_at
         )
         SELECT
           lpad(to_hex(CASE WHEN $4 THEN (even * even / $2)::bigint ELSE even END + 1), 32, '0'),
           (n * 104729 + n / $2) % (SELECT max(id) FROM problem) + 1, 'cpp', 'int main() {}', 13,
           (hashint8(n) & 3) - 1, n % 1000, 1024, 1, moment, moment, moment
         FROM generate_series((SELECT count(*) FROM submission) + 1, $1::bigint) n,
           LATERAL (
             SELECT n * 7919 % $2::bigint AS even, now() - $3 * (1 - n::float / $1) * interval '1 day' AS moment
           ) spread`,
        [count, this.#userCount, days, isSkewed],
      ),
    );
    await this.#vacuum('submission');
  }

  /** Gives every so-manieth submission to one user. */
  async handOver(userNumber: number, everyNth: number): Promise<void> {
    const userId = userNumber.toString(16).padStart(32, '0');
    await this.#client.query('UPDATE submission SET user_id = $1 WHERE id % $2::int = 0 AND user_id <> $1', [
      userId,
      everyNth,
    ]);
    await this.#vacuum('submission');
  }

  /**
   * Sums up all submissions as their verdicts would have done: what each user has on each problem, and the counters of
   * users and problems.
   */
  async counted(): Promise<void> {
    await this.#client.query('TRUNCATE solved_problem, review_card, user_statistics, problem_statistics');
    await this.#withoutIndexes('solved_problem', () =>
      this.#client.query(
        `INSERT INTO solved_problem (
           user_id, problem_id, first_accepted_at, last_accepted_at, best_time_ms, attempts, attempts_to_solve)
         SELECT
           user_id, problem_id, min(submitted_at) FILTER (WHERE status = 0),
           max(submitted_at) FILTER (WHERE status = 0), min(time_ms) FILTER (WHERE status = 0), count(*),
           array_position(array_agg(status ORDER BY submitted_at, id), 0)
         FROM submission
         GROUP BY user_id, problem_id`,
      ),
    );
    await this.#client.query(
      `INSERT INTO user_statistics (user_id, submissions, solved, oi_rank_score)
       SELECT user_id, sum(attempts), count(first_accepted_at), count(first_accepted_at) * 10
       FROM solved_problem
       GROUP BY user_id`,
    );
    await this.#client.query(
      `INSERT INTO problem_statistics (problem_id, total, ac, wa, tle, mle)
       SELECT
         problem_id, count(*), count(*) FILTER (WHERE status = 0), count(*) FILTER (WHERE status = -1),
         count(*) FILTER (WHERE status = 1), count(*) FILTER (WHERE status = 2)
       FROM submission
       GROUP BY problem_id`,
    );
    await this.#vacuum('solved_problem, user_statistics, problem_statistics');
  }

  /**
   * Makes a private training of the first user with the first problems, and members from the second user on, whose
   * figures are summed up from what is `counted`.
   */
  async training(
    categoryName: string,
    { problems, members }: { readonly problems: number; readonly members: number },
  ): Promise<number> {
    const { rows } = await this.#client.query<{ id: number }>(
      `WITH category AS (
         INSERT INTO training_category (name, color, updated_at)
         VALUES ($1, 'gold', now())
         ON CONFLICT (group_id, name) DO UPDATE SET updated_at = now()
         RETURNING id
       )
       INSERT INTO training (title, description, access, password, author_id, category_id, updated_at)
       SELECT 'Training', 'Read, then solve.', 'PRIVATE', 'open', lpad('1', 32, '0'), id, now() FROM category
       RETURNING id`,
      [categoryName],
    );
    const id = rows[0]?.id ?? 0;
    await this.#client.query(
      `INSERT INTO training_problem (training_id, problem_id, display_id, rank, is_counted)
       SELECT $1::int, id, display_id, id, true FROM problem WHERE id <= $2::int`,
      [id, problems],
    );
    await this.#client.query(
      `INSERT INTO training_member (training_id, user_id)
       SELECT $1::int, lpad(to_hex(n), 32, '0') FROM generate_series(2, $2::int + 1) n`,
      [id, members],
    );
    await this.#client.query(
      `SELECT refresh_training_members(array_agg(training_id), array_agg(user_id::bpchar))
       FROM training_member
       WHERE training_id = $1::int`,
      [id],
    );
    await this.#vacuum('training, training_problem, training_member');
    return id;
  }

  /**
   * Makes discussions of users 1 to 100 in a place, nine of ten about problems, in all categories of the site; one of a
   * thousand is pinned. Titles are made of 20,011 words.
   */
  async discussions(count: number, groupId: number | null): Promise<void> {
    await this.#client.query(madeWord);
    await this.#withoutIndexes('discussion', () =>
      this.#client.query(
        `INSERT INTO discussion (
           group_id, problem_id, category_id, author_id, is_pinned, title, description, content, created_at
         )
         SELECT
           $2::int, CASE WHEN n % 10 = 0 THEN NULL ELSE n % (SELECT max(id) FROM problem) + 1 END,
           kinds.ids[1 + n % cardinality(kinds.ids)], lpad(to_hex(1 + n * 7919 % 100), 32, '0'), n % 1000 = 0,
           initcap(pg_temp.made_word(n % 20011)) || ' or ' || pg_temp.made_word(n / 7 % 20011),
           'What is asked', 'The text of a discussion.', now() - interval '1 year' * (1 - n::float / $1)
         FROM generate_series(1, $1::bigint) n, (SELECT array_agg(id) AS ids FROM discussion_category) kinds`,
        [count, groupId],
      ),
    );
    await this.#vacuum('discussion');
  }

  /** Makes a discussion with so many comments of ten users, every tenth with five replies. @returns its id. */
  async commented(comments: number): Promise<number> {
    const { rows } = await this.#client.query<{ id: number; thread: number }>(
      `WITH made AS (
         INSERT INTO discussion (category_id, author_id, title, description, content, created_at)
         SELECT min(id), lpad('1', 32, '0'), 'Talk', 'Talk', 'Talk', now() FROM discussion_category
         RETURNING id
       )
       INSERT INTO thread (discussion_id, comment_count) SELECT id, $1::int FROM made
       RETURNING discussion_id AS id, id AS thread`,
      [comments],
    );
    const { id = 0, thread = 0 } = rows[0] ?? {};
    await this.#client.query(
      `WITH made AS (
         INSERT INTO comment (thread_id, author_id, content, created_at)
         SELECT $1::int, lpad(to_hex(1 + n % 10), 32, '0'), 'A comment', now() FROM generate_series(1, $2::int) n
         RETURNING id
       )
       INSERT INTO reply (comment_id, author_id, content, created_at)
       SELECT id, lpad('1', 32, '0'), 'A reply', now() FROM made, generate_series(1, 5) WHERE id % 10 = 0`,
      [thread, comments],
    );
    await this.#vacuum('discussion, thread, comment, reply');
    return id;
  }

  /** As tables are after a while: only of what has been written out can a vacuum say that all see it. */
  async #vacuum(tables: string): Promise<void> {
    await this.#client.query('CHECKPOINT');
    await this.#client.query(`VACUUM (ANALYZE) ${tables}`);
  }

  /** An index made at once over all rows takes a fraction of the time it takes row by row. */
  async #withoutIndexes(table: string, fill: () => Promise<unknown>): Promise<void> {
    const { rows } = await this.#client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index
       WHERE indrelid = $1::regclass AND NOT indisprimary`,
      [table],
    );
    for (const { name } of rows) await this.#client.query(`DROP INDEX ${name}`);
    await fill();
    for (const { definition } of rows) await this.#client.query(definition);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}
