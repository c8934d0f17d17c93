import { Status } from '@verdict/judge/protocol/status.ts';
import { lockRatings } from '@verdict/schema/contest/rating/compute-ratings.service.ts';
import { lockSubmissions } from '@verdict/schema/judging/submission/verdict.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContestTry } from '../../../factories/contestant.ts';
import { buildPreviewTask } from '../../../factories/preview-task.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { untilSomebodyWaits } from '../../../server/lock-waits.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk, type Answered, type DeskScene } from '../desk/desk-scene.ts';
import { contestActs } from './contest-authoring-scene.ts';

let server: TestServer;
let acts: ReturnType<typeof contestActs>;
beforeAll(async () => {
  server = await startTestServer();
  acts = contestActs(server);
});
afterAll(() => server.stop());

const removals: Readonly<Record<string, (scene: DeskScene) => Promise<Answered>>> = {
  RemoveContestProblemSuccess: ({ contestProblemId, tokens }) =>
    acts.removeProblem(tokens.author, contestProblemId, true),
  DeleteContestSuccess: ({ contest, tokens }) => acts.remove(tokens.author, contest.id),
};

async function submit({ contest, contestant, problemId, contestProblemId }: DeskScene): Promise<number> {
  return (
    await buildWaiting(server.services, {
      userId: contestant.id,
      problemId,
      contestId: contest.id,
      contestProblemId,
      origin: 'CONTEST',
    })
  ).id;
}

test.each(Object.entries(removals))(
  'while a verdict is being stored, %s waits for it and it for nobody',
  async (success, remove) => {
    const { db } = server.services;
    const scene = await buildDesk(server);
    const id = await submit(scene);
    let removing: Promise<Answered> = Promise.resolve({ __typename: '' });
    await db.$transaction(
      async (tx) => {
        await tx.judgeTask.deleteMany({ where: { submissionId: id } });
        removing = remove(scene);
        await untilSomebodyWaits(db);
        expect(await lockSubmissions(tx, [id])).toMatchObject([{ submissionId: id }]);
      },
      { timeout: 25_000 },
    );
    expect((await removing).__typename).toBe(success);
    expect(await db.submission.count({ where: { id } })).toBe(0);
  },
);

test.each(Object.entries(removals))(
  'while a result of a preview is being stored, %s waits for it and it for nobody',
  async (success, remove) => {
    const { db } = server.services;
    const scene = await buildDesk(server);
    const rejudgeItemId = await buildPreviewTask(server.services, await submit(scene));
    let removing: Promise<Answered> = Promise.resolve({ __typename: '' });
    await db.$transaction(
      async (tx) => {
        await tx.judgeTask.deleteMany({ where: { rejudgeItemId } });
        removing = remove(scene);
        await untilSomebodyWaits(db);
        await tx.rejudgeItem.update({ where: { id: rejudgeItemId }, data: { newStatus: Status.ACCEPTED } });
      },
      { timeout: 25_000 },
    );
    expect((await removing).__typename).toBe(success);
    expect(await db.judgeTask.count()).toBe(0);
  },
);

test('a deleted contest takes its submissions along and leaves its problems', async () => {
  const { db } = server.services;
  const { contest, contestant, contestProblemId, problemId, tokens } = await buildDesk(server);
  const { id } = await buildContestTry(server.services, {
    contest,
    userId: contestant.id,
    contestProblemId,
    second: 60,
  });
  expect((await acts.remove(tokens.author, contest.id)).__typename).toBe('DeleteContestSuccess');
  expect(await db.submission.count({ where: { id } })).toBe(0);
  expect(await db.problem.count({ where: { id: problemId } })).toBe(1);
  expect((await acts.remove(tokens.author, contest.id)).__typename).toBe('ContestNotFound');
});

test('a large contest is hidden first and deleted in steps; an interrupted deletion can be repeated', async () => {
  const { db } = server.services;
  const { contest, contestProblemId, problemId, contestant, tokens } = await buildDesk(server);
  const submitted = {
    userId: contestant.id,
    problemId,
    contestId: contest.id,
    contestProblemId,
    origin: 'CONTEST',
    languageKey: 'cpp',
    code: '',
    lengthBytes: 0,
    submittedAt: new Date(),
  } as const;
  await db.submission.createMany({ data: Array.from({ length: 1_001 }, () => submitted) });
  await db.$transaction(
    async (tx) => {
      await lockRatings(tx);
      const removing = acts.remove(tokens.author, contest.id);
      await untilSomebodyWaits(db);
      expect(
        await db.contest.findUnique({
          where: { id: contest.id },
          select: { isVisible: true, _count: { select: { submissions: true } } },
        }),
      ).toEqual({ isVisible: false, _count: { submissions: 0 } });
      // Whoever was interrupted here begins anew.
      await tx.$executeRaw`
        SELECT pg_cancel_backend(pid)
        FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect((await removing).__typename).not.toBe('DeleteContestSuccess');
    },
    { timeout: 50_000 },
  );
  expect((await acts.remove(tokens.author, contest.id)).__typename).toBe('DeleteContestSuccess');
  expect(await db.contest.count({ where: { id: contest.id } })).toBe(0);
});
