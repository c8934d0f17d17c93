import { join } from 'node:path';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Account, ask, register, until } from '../setup/site-api.ts';
import { runCommand, type Site, startSite } from '../setup/site.ts';
import { crashStorm, type StormReport } from './crash-storm.ts';
import { leftOver } from './left-over.ts';
import { markOf } from './marked-programs.ts';
import { seededRandom } from './seeded-random.ts';
import { SiteDatabase } from './site-database.ts';
import { counters, type SubmissionRecord, submissionsOf, type VerdictRecord, verdictsOf } from './site-records.ts';

/** Another seed strikes at other moments. */
const seed = Number(process.env['VERDICT_STORM_SEED'] ?? 20_261_121);
/** VERDICT_STORM=20 lets it blow ten times as long. */
const rounds = Number(process.env['VERDICT_STORM'] ?? 2);
const submissionsARound = 120;
const caseCount = 2;
/** Causes that end a task. */
const attempts = 3;

let site: Site;
let database: SiteDatabase;
let authors: Account[];
let report: StormReport;
let stored: SubmissionRecord[];
let verdicts: ReadonlyMap<number, VerdictRecord>;

beforeAll(async () => {
  site = await startSite({ isDemoWanted: false });
  await runCommand(site, ['problem', 'import', join(import.meta.dirname, 'storm-problem')]);
  database = await SiteDatabase.of(site);
  // Nobody submits as much as these do without being asked for a captcha.
  await database.rows(
    "INSERT INTO site_setting (key, value, updated_at) VALUES ('captchaAfterSubmissions', '0', now())",
  );
  authors = await Promise.all(['first', 'second', 'third'].map((name) => register(site.url, `${name}-survivor`)));
  report = await crashStorm({
    site,
    database,
    authors,
    problemDisplayId: await onlyProblem(),
    random: seededRandom(seed),
    count: rounds * submissionsARound,
    rounds: rounds,
  }).catch(async (error: unknown) => {
    console.error(site.output(), await site.logOf('judge'), await site.logOf('server'));
    throw error;
  });
  stored = await until('all verdicts', 120_000, async () => {
    const submissions = (await Promise.all(authors.map((author) => submissionsOf(site.url, author)))).flat();
    return submissions.every(({ status }) => isFinal(status)) ? submissions : null;
  });
  verdicts = new Map((await verdictsOf(database)).map((verdict) => [verdict.id, verdict]));
}, 600_000 * rounds);
afterAll(() => site?.stop());

test('every acknowledged submission ends with the right verdict, or names three failures of ours', () => {
  const byId = new Map(stored.map((submission) => [submission.id, submission]));
  const outcome = [...report.acknowledged].map(([id, { mark }]) => ({ id, mark, status: byId.get(id)?.status }));
  const failed = new Set(stored.filter(({ status }) => status === Status.SYSTEM_ERROR).map(({ id }) => id));
  expect(outcome).toEqual(
    [...report.acknowledged].map(([id, { mark, expected }]) => ({
      id,
      mark,
      status: failed.has(id) ? Status.SYSTEM_ERROR : expected,
    })),
  );
  for (const id of failed) expect(verdicts.get(id)?.message?.split('\n')).toHaveLength(attempts);
  expect(failed.size).toBeLessThanOrEqual(rounds);
  console.info(
    `storm: ${report.faults} faults, ${report.acknowledged.size} acknowledged, ` +
      `${report.unanswered.size} unanswered, ${stored.length} stored, ${failed.size} ended as SE`,
  );
});

test('each verdict was written once', () => {
  expect([...verdicts.values()].filter(({ version, history }) => version !== 1 || history.join() !== '1')).toEqual([]);
  expect(verdicts.size).toBe(stored.length);
});

test('a submission the site did not answer for is stored whole or not at all', () => {
  for (const { id, code, status } of stored.filter(({ id }) => !report.acknowledged.has(id))) {
    const program = report.unanswered.get(markOf(code));
    expect({ id, status: status === Status.SYSTEM_ERROR ? program?.expected : status }).toEqual({
      id,
      status: program?.expected,
    });
  }
});

test('nothing is stored twice, and nothing waits any more', async () => {
  const marks = stored.map(({ code }) => markOf(code));
  expect(marks).toEqual([...new Set(marks)]);
  for (const { id, status, cases, progress } of stored) {
    const isRun = status !== Status.COMPILE_ERROR && status !== Status.SYSTEM_ERROR;
    const wanted = isRun ? Array.from({ length: caseCount }, (_, index) => index + 1) : [];
    expect({ id, positions: cases.map(({ position }) => position), queuePosition: progress.queuePosition }).toEqual({
      id,
      positions: wanted,
      queuePosition: null,
    });
  }
  expect(await database.rows('SELECT * FROM judge_task')).toEqual([]);
});

test('the counters of problem and users are what a recount gives', async () => {
  const all = await counters(database);
  expect(all.filter(({ kept, counted }) => kept !== counted)).toEqual([]);
  expect(all.filter(({ counted }) => counted > 0).length).toBeGreaterThan(authors.length * 3);
});

test('when the site has ended, no process, control group, mount or half-written file is left', async () => {
  await site.end();
  await until('the kernel to let go of what was killed', 10_000, async () =>
    (await leftOver(site.dataFolder)).length === 0 ? true : null,
  ).catch(() => {});
  // As one text: the report cuts a list short.
  expect((await leftOver(site.dataFolder)).join('\n')).toBe('');
});

async function onlyProblem(): Promise<string> {
  const { problems } = await ask({
    url: site.url,
    query: '{ problems { items { displayId } } }',
    data: z.object({ problems: z.object({ items: z.tuple([z.object({ displayId: z.string() })]) }) }),
  });
  return problems.items[0].displayId;
}
