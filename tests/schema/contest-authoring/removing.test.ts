import { Status } from '@verdict/judge/protocol/status.ts';
import { lockSubmissions } from '@verdict/schema/submission/verdict.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPreviewTask } from '../../factories/preview-task.ts';
import { buildWaiting } from '../../factories/submission.ts';
import { untilSomebodyWaits } from '../../server/lock-waits.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { buildDesk, type Answered, type DeskScene } from '../contest-desk/desk-scene.ts';
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

async function handIn({ contest, contestant, problemId, contestProblemId }: DeskScene): Promise<number> {
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
    const id = await handIn(scene);
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
    const rejudgeItemId = await buildPreviewTask(server.services, await handIn(scene));
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
