import { join } from 'node:path';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Account, ask, register, until } from '../setup/site-api.ts';
import { runCommand, type Site, startSite } from '../setup/site.ts';
import { crashStorm, type StormReport } from './crash-storm.ts';
import { seededRandom } from './seeded-random.ts';
import { countersOf, type SubmissionRecord, submissionsOf } from './site-records.ts';

/** Another seed kills at other moments. */
const SEED = 20_261_120;
const PACKAGE = join(import.meta.dirname, '../../prisma/demo/problems/aplusb');
/** Samples and secret cases of the package. */
const CASES = 11;

let site: Site;
let author: Account;
let problemDisplayId: string;
let report: StormReport;
let stored: SubmissionRecord[];

beforeAll(async () => {
  site = await startSite({ isDemoWanted: false });
  await runCommand(site, ['problem', 'import', PACKAGE]);
  author = await register(site.url, 'survivor');
  problemDisplayId = await onlyProblem();
  report = await crashStorm({ site, author, problemDisplayId, random: seededRandom(SEED), steadyCount: 24, judgeKills: 5, serverKills: 4 });
  stored = await until('all verdicts', 120_000, async () => {
    const submissions = await submissionsOf(site.url, author);
    return submissions.every(({ status }) => isFinal(status)) ? submissions : null;
  });
}, 600_000);
afterAll(() => site?.stop());

test('every acknowledged submission ends with exactly one verdict, the right one', () => {
  const byId = new Map(stored.map((submission) => [submission.id, submission]));
  const outcome = [...report.acknowledged].map(([id, { mark }]) => ({ id, mark, status: byId.get(id)?.status, version: byId.get(id)?.version }));
  expect(outcome).toEqual([...report.acknowledged].map(([id, { mark, expected }]) => ({ id, mark, status: expected, version: 1 })));
  expect(report.acknowledged.size).toBeGreaterThanOrEqual(24);
});

test('a submission the site did not answer for is stored whole or not at all', () => {
  const doubtful = stored.filter(({ id }) => !report.acknowledged.has(id));
  for (const { code, status, version } of doubtful) {
    const program = report.unanswered.get(markOf(code));
    expect({ status, version }).toEqual({ status: program?.expected, version: 1 });
  }
});

test('nothing is stored twice', () => {
  const marks = stored.map(({ code }) => markOf(code));
  expect(marks).toEqual([...new Set(marks)]);
  for (const { id, status, cases, progress } of stored) {
    const positions = cases.map(({ position }) => position);
    const wanted = status === Status.COMPILE_ERROR ? [] : Array.from({ length: CASES }, (_, index) => index + 1);
    expect({ id, positions, queuePosition: progress.queuePosition }).toEqual({ id, positions: wanted, queuePosition: null });
  }
});

test('the counters of problem and user are what a recount gives', async () => {
  const having = (wanted: number) => stored.filter(({ status }) => status === wanted).length;
  expect(await countersOf(site.url, author, problemDisplayId)).toEqual({
    problem: {
      total: stored.length,
      ac: having(Status.ACCEPTED), wa: having(Status.WRONG_ANSWER), ce: having(Status.COMPILE_ERROR), se: having(Status.SYSTEM_ERROR),
      tle: 0, mle: 0, re: 0, pe: 0, pac: 0,
    },
    user: { solved: 1, submissions: stored.length },
  });
});

function markOf(code: string): string {
  return /mark-\d+;/.exec(code)?.[0] ?? 'unmarked';
}

async function onlyProblem(): Promise<string> {
  const { problems } = await ask({
    url: site.url,
    query: '{ problems { items { displayId } } }',
    data: z.object({ problems: z.object({ items: z.tuple([z.object({ displayId: z.string() })]) }) }),
  });
  return problems.items[0].displayId;
}
