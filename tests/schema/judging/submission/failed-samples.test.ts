import type { Written } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { Contest } from '@verdict/prisma/generated/client/client.ts';
import { enqueueJudgeTask } from '@verdict/schema/queue/task/enqueue.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { casesOf, judgementFor } from '../../../factories/judge.ts';
import { CaseScene, type Name } from './case-scene.ts';

/** What a program wrote on samples that it failed, beside their data. */

let scene: CaseScene;
beforeAll(async () => {
  scene = await CaseScene.start();
});
afterAll(() => scene.server.stop());

const written: Written = { output: '4\n', isOutputCut: false, stderr: 'a note' };
const told = [
  {
    position: 1,
    name: 'sample/1',
    status: Status.WRONG_ANSWER,
    input: { text: '1 2\n', isCut: false },
    expected: { text: '3\n', isCut: false },
    output: { text: '4\n', isCut: false },
    stderr: 'a note',
  },
];

/** A submission that failed its sample and its secret case; the judge told what it wrote on both. */
async function failed(contest: Contest | null = null, isPublished = true): Promise<number> {
  const { id, task } = await scene.waiting(contest, isPublished);
  const judgement = judgementFor(task, { status: Status.WRONG_ANSWER });
  await scene.judge.report(task, { ...judgement, cases: judgement.cases.map((one) => ({ ...one, written })) });
  return id;
}

async function seenBy(name: Name, id: number): Promise<unknown> {
  const fields = 'position name status input { text isCut } expected { text isCut } output { text isCut } stderr';
  const { submission } = await scene.ask(
    name,
    `query ($id: Int!) { submission(id: $id) { failedSamples { ${fields} } } }`,
    { id },
  );
  return (submission as { readonly failedSamples: unknown } | null)?.failedSamples;
}

test('only of samples the judge is asked what the program writes', async () => {
  const { task } = await scene.waiting(null);
  expect(casesOf(task.tests).map(({ testCase }) => [testCase.name, testCase.isOutputKept])).toEqual([
    ['sample/1', true],
    ['secret/overflow', undefined],
  ]);
});

test('its writer sees a failed sample with its data and the output, and nothing of a secret case', async () => {
  const id = await failed();
  expect(await seenBy('owner', id)).toEqual(told);
  expect(await seenBy('admin', id)).toEqual(told);
});

test('the number of failed samples tells no more than the samples', async () => {
  const id = await failed();
  const query = 'query ($id: Int!) { submission(id: $id) { failedSampleCount } }';
  const count = async (name: Name) => (await scene.ask(name, query, { id })).submission;
  expect(await count('owner')).toEqual({ failedSampleCount: 1 });
  expect(await count('contest author')).toEqual({ failedSampleCount: 0 });
});

test('who may not see the code does not see what it wrote', async () => {
  expect(await seenBy('contest author', await failed())).toBeNull();
});

test('where the problem hides results of cases, samples are hidden with them', async () => {
  const id = await failed(null, false);
  expect(await seenBy('owner', id)).toBeNull();
  expect(await seenBy('admin', id)).toEqual(told);
});

test('a running ACM contest and a sealed OI contest hide them from contestants', async () => {
  const authorId = scene.idOf('contest author');
  const running = await failed(await buildContest(scene.server.services, { type: 'ACM', authorId }));
  const sealed = await failed(
    await buildContest(scene.server.services, {
      type: 'OI',
      authorId,
      endsAt: new Date(),
      sealsAt: new Date(0),
      isUnsealedAtEnd: false,
    }),
  );
  for (const id of [running, sealed]) {
    expect(await seenBy('owner', id)).toBeNull();
    expect(await seenBy('contest author', id)).toEqual(told);
  }
});

test('a sample that is passed when it is judged again is no longer told', async () => {
  const id = await failed();
  const { db, pubsub } = scene.server.services;
  const userId = scene.idOf('owner');
  await db.$transaction((tx) =>
    enqueueJudgeTask(tx, pubsub, { subject: { submissionId: id }, userId, queue: 'REJUDGE', languageKeys: ['cpp'] }),
  );
  const task = await scene.judge.mustClaim();
  await scene.judge.report(task, judgementFor(task));
  expect(await seenBy('owner', id)).toEqual([]);
});

test('the tolerance for numbers is told with a failed sample', async () => {
  const id = await failed();
  const { db } = scene.server.services;
  const tokens = { isCaseSensitive: false, isSpaceChangeSensitive: false };
  const comparison = { ...tokens, floatAbsoluteTolerance: 1e-6, floatRelativeTolerance: null };
  await db.problem.updateMany({ where: { submissions: { some: { id } } }, data: { comparison } });
  const query = `query ($id: Int!) { submission(id: $id) { failedSamples { numberTolerance { absolute relative } } } }`;
  const { submission } = await scene.ask('owner', query, { id });
  expect(submission).toEqual({ failedSamples: [{ numberTolerance: { absolute: 1e-6, relative: null } }] });
});
