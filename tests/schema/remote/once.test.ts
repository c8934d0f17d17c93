import { Status } from '@verdict/judge/protocol/status.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { workOnJudge } from '@verdict/schema/remote/submit/work.service.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../scenarios/seeded-random.ts';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { hduSubject, runnerSubjects, verdictSubject } from './runner-subjects.ts';

const minuteMs = 60_000;
let scene: RunnerScene | null = null;
afterEach(async () => {
  await scene?.stop();
  scene = null;
});

describe('a worker that dies at any of its requests', () => {
  // Also those made after what an earlier worker left: a request that never came about is made by the next.
  test.each(runnerSubjects.map((subject) => [subject.adapter.info.name, subject] as const))(
    'leaves exactly one run of each submission at %s',
    async (_name, subject) => {
      const judge = (scene = await startRunnerScene(subject));
      const user = await judge.newUser();
      await judge.addAccount('bot', subject.mode === 'BYO_SESSION' ? user : undefined);
      const { db } = judge.services;
      let deaths = 0;
      for (let request = 1; ; request += 1) {
        let isDead = false;
        for (const when of ['before', 'after'] as const) {
          // Each begins by signing in, as often as it likes: that is not what is tested.
          await db.remoteAccount.updateMany({ data: { sealedSession: null, signedInAt: [] } });
          await db.remoteHealth.deleteMany();
          judge.judge.clock.advance(5 * minuteMs);
          const before = judge.judge.runs.length;
          const id = await judge.submit({ user });
          isDead = await diesAt(judge, request, when);
          await judge.work(20 * minuteMs);
          const { state, runId } = await judge.jobOf(id);
          const made = judge.judge.runs.slice(before).map((run) => run.id);
          // It died between saying that the request may leave and the request: the submitter sends it again.
          const isLost = state === 'NOT_SENT';
          expect([request, when, made]).toEqual([request, when, isLost ? [] : [runId]]);
          if (isLost) {
            await judge.resubmit(id);
            await judge.work(20 * minuteMs);
            expect(judge.judge.runs).toHaveLength(before + 1);
          }
          if (isDead) deaths += 1;
        }
        if (!isDead) break;
      }
      expect(await db.submission.count({ where: { status: { not: Status.ACCEPTED } } })).toBe(0);
      // Of signing in, the list, the program and its result, two each.
      expect(deaths).toBeGreaterThanOrEqual(8);
    },
    240_000,
  );
});

/** @returns false when the work is done before that request. */
async function diesAt(scene: RunnerScene, request: number, when: 'before' | 'after'): Promise<boolean> {
  try {
    await scene.workUntilCrash(request, when);
    return false;
  } catch (error) {
    if (error instanceof Error && error.message === 'the worker died') return true;
    throw error;
  }
}

test.each(runnerSubjects.map((subject) => [subject.adapter.info.name, subject] as const))(
  'a storm of deaths among three workers leaves exactly one run of each submission at %s',
  async (_name, subject) => {
    const { judge, services, ...site } = (scene = await startRunnerScene(subject));
    const { db, web } = services;
    const random = seededRandom(21);
    const dying: Services = {
      ...services,
      web: {
        async send(wanted) {
          if (random() < 0.1) throw new Error('the worker died');
          const answer = await web.send(wanted);
          if (random() < 0.1) throw new Error('the worker died');
          return answer;
        },
      },
    };
    const users = [await site.newUser(), await site.newUser()];
    for (const [index, user] of users.entries())
      await site.addAccount(`bot-${index}`, subject.mode === 'BYO_SESSION' ? user : undefined);
    const submitters = [...users, ...users, ...users, ...users];
    for (const user of submitters) await site.submit({ user });
    let deaths = 0;
    for (let round = 0; round < 100; round += 1) {
      const works = [1, 2, 3].map(() => workOnJudge(dying, subject.adapter));
      deaths += (await Promise.allSettled(works)).filter(({ status }) => status === 'rejected').length;
      // Dying while it signs in is not what is tested.
      await db.remoteAccount.updateMany({ data: { signedInAt: [] } });
      judge.clock.advance(5_000);
    }
    await site.work(30 * minuteMs);
    const unsent = await db.remoteJob.findMany({ where: { state: 'NOT_SENT' } });
    for (const { submissionId } of unsent) await site.resubmit(submissionId);
    await site.work(30 * minuteMs);
    expect(deaths).toBeGreaterThan(5);
    expect(await db.submission.count({ where: { status: Status.ACCEPTED } })).toBe(submitters.length);
    expect(judge.runs).toHaveLength(submitters.length);
  },
  240_000,
);

test('a run is found where the clock of its judge is wrong by more than runs are told apart by', async () => {
  scene = await startRunnerScene(hduSubject, { judgeLateMs: 5 * minuteMs });
  await scene.addAccount('bot');
  const id = await scene.submit();
  await scene.work(10 * minuteMs);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'DONE', runId: scene.judge.runs[0]?.id });
  expect(scene.judge.runs).toHaveLength(1);
});

test('a worker that sleeps through its lease sends nothing when it wakes', async () => {
  const { services, judge, work, addAccount, submit, jobOf } = (scene = await startRunnerScene());
  await addAccount('bot');
  const id = await submit();
  let hasSlept = false;
  await work(minuteMs, {
    web: {
      async send(wanted) {
        const answer = await services.web.send(wanted);
        // The list of runs is read right before the program is sent.
        if (hasSlept || !wanted.url.pathname.startsWith('/status')) return answer;
        hasSlept = true;
        judge.clock.advance(3 * minuteMs);
        await workOnJudge(services, hduSubject.adapter);
        return answer;
      },
    },
  });
  await work(10 * minuteMs);
  expect([hasSlept, judge.runs.length, (await jobOf(id)).state]).toEqual([true, 1, 'DONE']);
});

test('a short program goes to a judge that takes short ones', async () => {
  const { services, addAccount, submit, work } = (scene = await startRunnerScene(verdictSubject));
  await addAccount('bot');
  const id = await submit({ code: 'int main() {}' });
  await work(20 * minuteMs);
  expect(await services.db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } })).toEqual({
    status: Status.ACCEPTED,
  });
});
