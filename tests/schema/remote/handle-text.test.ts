import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { tokenFor } from '../../factories/user.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { atcoderSubject } from './runner-subjects.ts';

let scene: RunnerScene;
beforeEach(async () => {
  scene = await startRunnerScene(atcoderSubject);
});
afterEach(async () => {
  const { db } = scene.services;
  await db.remoteHandle.deleteMany();
  await db.remoteHandleProof.deleteMany();
  await scene.stop();
});

/** What a user's mutation answers, by its name. */
async function ask(user: User, mutation: string): Promise<unknown> {
  const token = await tokenFor(scene.services, user);
  const answer = await scene.server.graphql(`mutation { ${mutation} }`, { token });
  return answer.data?.[mutation.slice(0, mutation.indexOf('('))];
}

const startedSchema = z.object({ data: z.object({ proof: z.object({ text: z.string(), url: z.string() }) }) });

/** Begins a proof. @returns what is to be written, and where. */
async function start(user: User, handle: string): Promise<z.infer<typeof startedSchema>['data']['proof']> {
  const input = `{ judgeKey: "AC", handle: "${handle}" }`;
  const fields = '... on StartHandleProofSuccess { data { proof { text url } } }';
  return startedSchema.parse(await ask(user, `startHandleProof(input: ${input}) { ${fields} }`)).data.proof;
}

/** Presses "Check", the pause of the judge being over. */
async function check(user: User): Promise<unknown> {
  await scene.services.db.remotePace.deleteMany();
  return ask(user, 'checkHandleProof(judgeKey: "AC") { __typename }');
}

test('a text on the public page proves a handle, for the one whom it was given to', async () => {
  const [user, stranger] = [await scene.newUser(), await scene.newUser()];
  const { text, url } = await start(user, 'chokudai');
  await start(stranger, 'chokudai');
  expect(url).toBe(`${scene.judge.origin}/settings`);
  expect(await check(user)).toEqual({ __typename: 'HandleTextMissing' });
  scene.judge.writeProfile('Chokudai', text);
  expect(await check(stranger)).toEqual({ __typename: 'HandleTextMissing' });
  expect(await check(user)).toEqual({ __typename: 'CheckHandleProofSuccess' });
  const select = { userId: true, handle: true, method: true };
  const handles = await scene.services.db.remoteHandle.findMany({ select });
  expect(handles).toEqual([{ userId: user.id, handle: 'Chokudai', method: 'TEXT' }]);
});

test('a run at a judge whose handles are proven is taken with one alone, and its result with a mark', async () => {
  const user = await scene.newUser();
  const token = await tokenFor(scene.services, user);
  const { displayId: problemDisplayId } = scene.problem;
  const input = { problemDisplayId, languageKey: 'AC.6017', code: program, remoteMode: 'BROWSER' };
  await scene.server.graphql(submitMutation, { token, variables: { input } });
  const { id } = await scene.services.db.submission.findFirstOrThrow({ select: { id: true } });
  const report = () =>
    ask(user, `reportRemoteRun(input: { submissionId: ${id}, run: "60000001", status: 0 }) { __typename }`);
  expect(await report()).toEqual({ __typename: 'HandleNeeded' });
  scene.judge.writeProfile('chokudai', (await start(user, 'chokudai')).text);
  await check(user);
  expect(await report()).toEqual({ __typename: 'ReportRemoteRunSuccess' });
  expect(await scene.jobOf(id)).toMatchObject({ state: 'DONE', handle: 'chokudai', isReported: true });
  expect(await scene.services.db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } })).toEqual({
    status: Status.ACCEPTED,
  });
});
