import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { buildProblem } from '../../factories/problem.ts';
import { tokenFor } from '../../factories/user.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { hduSubject, runnerSubjects } from './runner-subjects.ts';

const minuteMs = 60_000;
const key = 'captchaAfterSubmissions';
const accounts = ['bot-1', 'bot-2', 'bot-3'];
let scene: RunnerScene | null = null;
afterEach(async () => {
  await scene?.services.db.siteSetting.delete({ where: { key } });
  await scene?.stop();
  scene = null;
});

/** One judge is tried at length. */
const sizes = runnerSubjects.map((subject) => {
  const [users, each, flood] = subject === hduSubject ? [10, 10, 110] : [3, 5, 20];
  return { name: subject.adapter.info.name, subject, users, each, flood, all: (users - 1) * each + flood };
});

test.each(sizes)(
  '$all programs on three accounts of $name leave a run each, in fair order, also over a fault of the judge',
  async ({ subject, users, each, flood, all }) => {
    const { judge, services, ...site } = (scene = await startRunnerScene(subject));
    const { db } = services;
    const { pace } = subject.adapter.info;
    await db.siteSetting.create({ data: { key, value: 0 } });
    const people = await Promise.all(Array.from({ length: users }, () => site.newUser()));
    for (const [index, name] of accounts.entries())
      await site.addAccount(name, subject.mode === 'BYO_SESSION' ? people[index] : undefined);
    for (const [index, user] of people.entries())
      for (let count = 0; count < (index === 0 ? flood : each); count += 1) await site.submit({ user });
    const openBreakers = () => db.remoteHealth.count({ where: { openUntil: { not: null } } });

    await site.workUntil(async () => judge.runs.length > 5, { workers: 3 });
    expect(await openBreakers()).toBe(0);

    judge.faults.add('unavailable');
    const asked = judge.requests.length;
    await site.work(20 * minuteMs, { workers: 3 });
    expect(await openBreakers()).toBeGreaterThan(0);
    // The breakers of submissions and of results open after five failures each, and let one request through after 30 s,
    // 1, 2, 4 and 8 minutes.
    expect(judge.requests.length - asked).toBeLessThan(25);
    judge.faults.delete('unavailable');

    await site.work(180 * minuteMs, { workers: 3 });
    expect(await openBreakers()).toBe(0);
    expect(await db.submission.count({ where: { status: Status.ACCEPTED } })).toBe(all);
    const jobs = new Map((await db.remoteJob.findMany()).map(({ runId, userId }) => [runId, userId]));
    expect([judge.runs.length, jobs.size, judge.runs.every(({ id }) => jobs.has(id))]).toEqual([all, all, true]);

    const times = judge.runs.map(({ submittedAt }) => submittedAt.getTime());
    expect(leastGap(times)).toBeGreaterThanOrEqual(pace.siteSubmitMs);
    for (const name of accounts) {
      const own = judge.runs.filter(({ username }) => username === name);
      expect(own.length).toBeGreaterThanOrEqual(each);
      expect(leastGap(own.map(({ submittedAt }) => submittedAt.getTime()))).toBeGreaterThanOrEqual(pace.submitMs);
    }
    if (subject === hduSubject) {
      const polls = judge.requests.filter(({ path, query }) => path === '/status.php' && query.get('first') !== '');
      expect(polls.length).toBeGreaterThan(10);
      expect(leastGap(polls.map(({ at }) => at.getTime()))).toBeGreaterThanOrEqual(pace.pollMs);
    }
    // As long as everybody waits they take turns.
    const first = judge.runs.slice(0, users * each).map(({ id }) => jobs.get(id));
    for (const { id } of people)
      expect(Math.abs(first.filter((one) => one === id).length - each)).toBeLessThanOrEqual(1);
  },
  300_000,
);

describe('accounts of the site', () => {
  const isTaken = { __typename: 'SubmitSolutionSuccess' };
  const isTooMuch = { __typename: 'RemoteLimitReached' };
  /** A site with one account, and how its users submit. */
  async function start(limits: Pick<Prisma.RemoteJudgeCreateInput, 'hourlyLimit' | 'problemLimit'>) {
    const { server, services, problem, newUser, addAccount } = (scene = await startRunnerScene());
    await services.db.siteSetting.create({ data: { key, value: 0 } });
    await addAccount('bot-1');
    await services.db.remoteJudge.create({ data: { key: 'HDU', modes: ['POOL', 'BROWSER'], ...limits } });
    const [user, other] = [await newUser(), await newUser()];
    const submit = async (by: User, { remoteMode = null, displayId = problem.displayId }: Wishes = {}) => {
      const input = { problemDisplayId: displayId, languageKey: 'HDU.0', code: program, remoteMode };
      const token = await tokenFor(services, by);
      return (await server.graphql(submitMutation, { token, variables: { input } })).data?.['submitSolution'];
    };
    return { db: services.db, services, user, other, submit };
  }

  test('send so many programs of a user within an hour, and no more', async () => {
    const { db, user, other, submit } = await start({ hourlyLimit: 2 });
    for (let count = 0; count < 2; count += 1) expect(await submit(user)).toMatchObject(isTaken);
    expect(await submit(user)).toMatchObject(isTooMuch);
    expect(await db.submission.count({ where: { userId: user.id } })).toBe(2);
    // Others have their own, and who submits there himself needs no account of the site.
    expect(await submit(other)).toMatchObject(isTaken);
    expect(await submit(user, { remoteMode: 'BROWSER' })).toMatchObject(isTaken);
  });

  test('send so many of them for one problem, and go on with another', async () => {
    const { services, user, submit } = await start({ problemLimit: 1 });
    const { id: problemId, displayId } = await buildProblem(services, {
      displayId: 'HDU-1001',
      isRemote: true,
      origin: 'HDU',
      languageKeys: ['HDU.0'],
      hasTests: false,
    });
    const url = 'https://judge.example.org/';
    await services.db.remoteSource.create({ data: { problemId, judgeKey: 'HDU', ref: '1001', url } });
    expect(await submit(user)).toMatchObject(isTaken);
    expect(await submit(user)).toMatchObject(isTooMuch);
    expect(await submit(user, { displayId })).toMatchObject(isTaken);
  });
});

/** Of a submission, what is not usual. */
interface Wishes {
  readonly remoteMode?: 'BROWSER' | null;
  readonly displayId?: string;
}

/** Least time between two of these, in ms. */
function leastGap(times: readonly number[]): number {
  return Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
}
