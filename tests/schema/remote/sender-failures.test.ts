import { Status } from '@verdict/judge/protocol/status.ts';
import { markOf } from '@verdict/schema/remote/submit/marker.ts';
import { workOnJudge } from '@verdict/schema/remote/submit/work.service.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { runnerSubjects } from './runner-subjects.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe.each(runnerSubjects.map((subject) => [subject.adapter.info.name, subject] as const))(
  'a program for %s',
  (_name, subject) => {
    const isOwn = subject.mode === 'BYO_SESSION';
    let scene: RunnerScene;
    let accountId: number;
    /** Submits by the account. */
    let submit: () => Promise<number>;
    let runsBefore: number;
    const runsMade = () => scene.judge.runs.slice(runsBefore);
    /** Has the account sign in, for a program that is accepted. */
    const signIn = async () => {
      const id = await submit();
      await scene.workUntil(async () => (await scene.jobOf(id)).state === 'DONE');
      // The pause between two programs is over.
      scene.judge.clock.advance(minuteMs);
    };
    const statusOf = async (id: number) =>
      (await scene.services.db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;
    const account = () => scene.services.db.remoteAccount.findUniqueOrThrow({ where: { id: accountId } });

    // One scene for all tests: a server takes longer to start than most of them.
    beforeAll(async () => {
      scene = await startRunnerScene(subject);
    });
    afterAll(() => scene.stop());
    beforeEach(async () => {
      const user = await scene.newUser();
      accountId = await scene.addAccount('bot', isOwn ? user : undefined);
      submit = () => scene.submit({ user });
      runsBefore = scene.judge.runs.length;
    });
    afterEach(async () => {
      const { db } = scene.services;
      await db.submission.deleteMany();
      await db.remoteAccount.deleteMany();
      await db.remotePace.deleteMany();
      await db.remoteHealth.deleteMany();
      scene.judge.faults.clear();
      scene.judge.clock.advance(5 * minuteMs);
    });

    test('is not sent past a challenge, after at most two requests', async () => {
      await signIn();
      const asked = scene.judge.requests.length;
      scene.judge.faults.add('cloudflare');
      const id = await submit();
      await scene.work(minuteMs);
      expect(scene.judge.requests.length - asked).toBeLessThanOrEqual(2);
      const open = await scene.services.db.remoteHealth.count({ where: { openUntil: { not: null } } });
      expect([(await account()).state, open > 0, runsMade().length]).toEqual(['NEEDS_HUMAN', true, 1]);
      // A user gives his session again.
      const [state, status] = isOwn ? ['NOT_SENT', Status.SUBMITTED_FAILED] : ['QUEUED', Status.PENDING];
      expect([(await scene.jobOf(id)).state, await statusOf(id)]).toEqual([state, status]);
    });

    test('is found, and not sent again, where the answer was lost', async () => {
      scene.judge.faults.add('reset-submit');
      const id = await submit();
      await scene.work(5 * minuteMs);
      expect(runsMade()).toHaveLength(1);
      expect(await scene.jobOf(id)).toMatchObject({ state: 'DONE', runId: runsMade()[0]?.id });
      expect(await statusOf(id)).toBe(Status.ACCEPTED);
    });

    test('is not taken for another run of its account', async () => {
      scene.judge.faults.add('foreign-row');
      const id = await submit();
      await scene.work(5 * minuteMs);
      const { id: jobId, runId } = await scene.jobOf(id);
      expect(runsMade()).toHaveLength(2);
      expect(markOf(runsMade().find((run) => run.id === runId)?.source ?? '')).toBe(jobId);
    });

    test('is sent after one more sign-in where the session was lost', async () => {
      await signIn();
      scene.judge.faults.add('session-lost');
      const id = await submit();
      await workOnJudge(scene.services, subject.adapter);
      scene.judge.faults.delete('session-lost');
      await scene.work(5 * minuteMs);
      expect([await statusOf(id), runsMade().length]).toEqual([Status.ACCEPTED, 2]);
      expect((await account()).signedInAt).toHaveLength(2);
    });

    test('waits where no session stays open, after at most three sign-ins', async () => {
      scene.judge.faults.add('session-lost');
      const id = await submit();
      await scene.work(2 * minuteMs);
      const { state, signedInAt } = await account();
      expect([state, signedInAt.length <= 3, runsMade()]).toEqual(['NEEDS_HUMAN', true, []]);
      expect(await statusOf(id)).toBe(isOwn ? Status.SUBMITTED_FAILED : Status.PENDING);
    });

    test('has an end where the judge drops it without a word, and is not sent again', async () => {
      scene.judge.faults.add('drop-silently');
      const id = await submit();
      await scene.work(3 * minuteMs);
      // Judges that answer with the number of a run never show it.
      const hasNumber = (await scene.jobOf(id)).state === 'RUNNING';
      if (hasNumber) {
        scene.judge.clock.advance(dayMs);
        await scene.work(minuteMs);
      }
      const [state, reason, status] = hasNumber
        ? (['DONE', 'no-result', Status.SYSTEM_ERROR] as const)
        : (['NOT_SENT', 'not-received', Status.SUBMITTED_FAILED] as const);
      expect(await scene.jobOf(id)).toMatchObject({ state, reason, attempt: 1 });
      expect(await statusOf(id)).toBe(status);
      const sent = await scene.services.db.remoteJobEvent.count({ where: { state: 'SENDING' } });
      expect([sent, runsMade()]).toEqual([1, []]);
    });
  },
);
