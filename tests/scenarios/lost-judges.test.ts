import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startAnotherJudge } from '../setup/another-judge.ts';
import { signalNow } from '../setup/process-tree.ts';
import { type Account, ask, register, signInAsRoot, submit, until } from '../setup/site-api.ts';
import { runCommand, type Site, startSite } from '../setup/site.ts';
import { longProgram, markedProgram, sleepingProgram } from './marked-programs.ts';
import { SiteDatabase } from './site-database.ts';
import { verdictsOf } from './site-records.ts';

const patienceMs = 90_000;
/** Attempts a task has. */
const attempts = 3;

let site: Site;
let database: SiteDatabase;
let author: Account;
let problemDisplayId: string;

beforeAll(async () => {
  site = await startSite({ isDemoWanted: false });
  await runCommand(site, ['problem', 'import', join(import.meta.dirname, 'storm-problem')]);
  database = await SiteDatabase.of(site);
  author = await register(site.url, 'patient');
  const [problem] = await database.rows<{ displayId: string }>('SELECT display_id AS "displayId" FROM problem');
  problemDisplayId = problem?.displayId ?? '';
});
afterAll(() => site?.stop());

test('a late result of a judge whose lease expired is refused; the verdict of the next judge stays', async () => {
  const id = await submit(site.url, author, { problemDisplayId, languageKey: 'python3', code: longProgram });
  await untilTask(id, ({ casesDone }) => casesDone === 1);
  const sleeper = (await site.pidOf('judge')) ?? 0;
  signalNow(sleeper, 'SIGSTOP');
  const other = await startAnotherJudge(site, database);
  try {
    await untilTask(id, ({ attempt }) => attempt === 2);
    signalNow(sleeper, 'SIGCONT');
    await untilJudged([id]);
    const delivery = new RegExp(`"submission":${id},.*"isTaken":(\\w+)`);
    const isTaken = await until(
      'the sleeper to submit its result',
      patienceMs,
      async () => delivery.exec(await site.logOf('judge'))?.[1] ?? null,
    );
    expect(isTaken).toBe('false');
    expect((await verdictsOf(database)).find((verdict) => verdict.id === id)).toMatchObject({
      version: 1,
      history: [1],
      judgeName: other.name,
    });
    expect(await statusOf(id)).toBe(Status.ACCEPTED);
    expect(await site.pidOf('judge')).toBe(sleeper);
  } finally {
    signalNow(sleeper, 'SIGCONT');
    await other.stop();
  }
});

test('a task that kills each judge ends as SE with all causes for admins, while others are judged', async () => {
  const poison = await submit(site.url, author, { problemDisplayId, languageKey: 'python3', code: sleepingProgram });
  const neighbour = await register(site.url, 'neighbour');
  const programs = [0, 1, 2, 3, 5].map(markedProgram);
  const others = await Promise.all(
    programs.map(({ languageKey, code }) => submit(site.url, neighbour, { problemDisplayId, languageKey, code })),
  );
  const served = untilJudged(others);

  for (let kill = 1; kill <= attempts; kill += 1) {
    await untilTask(poison, ({ attempt, state }) => attempt === kill && state === 'RUNNING');
    expect(await site.killHard('judge')).toBe(true);
  }
  await untilJudged([poison]);
  await served;

  expect(await Promise.all(others.map(statusOf))).toEqual(programs.map(({ expected }) => expected));
  expect(await statusOf(poison)).toBe(Status.SYSTEM_ERROR);
  const root = await signInAsRoot(site.url);
  expect((await messageFor(root, poison))?.split('\n')).toEqual(
    Array.from({ length: attempts }, () => 'judge local was restarted'),
  );
  expect(await messageFor(author, poison)).toContain('Judging failed for reasons of our own');
  expect(await database.rows('SELECT * FROM judge_task')).toEqual([]);
});

interface TaskRow {
  readonly attempt: number;
  readonly state: string;
  readonly casesDone: number;
}

/** Looks often: a task is in the wanted state for a moment only. */
async function untilTask(submissionId: number, isWanted: (task: TaskRow) => boolean): Promise<void> {
  await database.connected(async (client) => {
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(5)) {
      const { rows } = await client.query<TaskRow>(
        'SELECT attempt, state::text, cases_done AS "casesDone" FROM judge_task WHERE submission_id = $1',
        [submissionId],
      );
      const [task] = rows;
      if (task !== undefined && isWanted(task)) return;
    }
    throw new Error(`The task of submission ${submissionId} did not come that far.`);
  });
}

async function untilJudged(ids: readonly number[]): Promise<void> {
  await until('the verdicts', patienceMs, async () =>
    (await Promise.all(ids.map(statusOf))).every(isFinal) ? true : null,
  );
}

async function statusOf(id: number): Promise<number> {
  return (await look(author, id)).status;
}

async function messageFor(reader: Account, id: number): Promise<string | null> {
  return (await look(reader, id)).message;
}

async function look({ token }: Account, id: number): Promise<{ status: number; message: string | null }> {
  const { submission } = await ask({
    url: site.url,
    token,
    query: 'query ($id: Int!) { submission(id: $id) { status message } }',
    variables: { id },
    data: z.object({ submission: z.object({ status: z.number(), message: z.string().nullable() }) }),
  });
  return submission;
}
