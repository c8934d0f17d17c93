import pg from 'pg';

/*
 * Rows made by the database itself, since a million of them must not take minutes. Foreign keys are not checked on the
 * way in: all that is referred to is made here.
 */

const userCount = 500;

/** Fills a site's database. Ids are given out from 1, so it must be empty of users' submissions. */
export class ManyRows implements AsyncDisposable {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Connects, and makes the users. */
  static async open(databaseUrl: string): Promise<ManyRows> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off`);
    await client.query(
      `INSERT INTO "user" (id, username, username_key, password_hash, updated_at)
       SELECT lpad(to_hex(n), 32, '0'), 'user' || n, 'user' || n, 'none', now() FROM generate_series(1, $1::int) n`,
      [userCount],
    );
    await client.query(`INSERT INTO tag (name, updated_at) SELECT 'tag ' || n, now() FROM generate_series(1, 20) n`);
    return new ManyRows(client);
  }

  /** Makes problems until there are so many, each with two statements, two tags and counters. */
  async problems(count: number): Promise<void> {
    await this.#client.query(
      `WITH made AS (
         INSERT INTO problem (display_id, title, updated_at, language_keys)
         SELECT 'P' || n, 'Problem ' || n, now(), '{}' FROM generate_series((SELECT count(*) FROM problem) + 1, $1::int) n RETURNING id
       ), told AS (
         INSERT INTO problem_statement (problem_id, language, title, description)
         SELECT id, language, 'Problem ' || id, repeat('A sentence of a statement. ', 60) FROM made, (VALUES ('en'), ('zh')) l (language)
       ), tagged AS (
         INSERT INTO problem_tag (problem_id, tag_id) SELECT id, (id + step) % 20 + 1 FROM made, generate_series(1, 2) step
       )
       INSERT INTO problem_statistics (problem_id, total, ac) SELECT id, id, id / 2 FROM made`,
      [count],
    );
    await this.#client.query('ANALYZE');
  }

  /** Makes judged submissions of practice until there are so many, spread over all users and problems. */
  async submissions(count: number): Promise<void> {
    await this.#withoutIndexes('submission', () =>
      this.#client.query(
        `INSERT INTO submission (user_id, problem_id, language_key, code, length_bytes, status, time_ms, memory_kb, version, judged_at, submitted_at, updated_at)
         SELECT lpad(to_hex(n * 7919 % $2 + 1), 32, '0'), n * 104729 % (SELECT max(id) FROM problem) + 1, 'cpp', 'int main() {}', 13,
           n % 4 - 1, n % 1000, 1024, 1, now(), now(), now()
         FROM generate_series((SELECT count(*) FROM submission) + 1, $1::bigint) n`,
        [count, userCount],
      ),
    );
    await this.#client.query('VACUUM (ANALYZE) submission');
  }

  /** An index made at once over all rows takes a fraction of the time it takes row by row. */
  async #withoutIndexes(table: string, fill: () => Promise<unknown>): Promise<void> {
    const { rows } = await this.#client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = $1::regclass AND NOT indisprimary`,
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
