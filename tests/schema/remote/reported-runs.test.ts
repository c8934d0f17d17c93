import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { tokenFor } from '../../factories/user.ts';
import { submitToContestMutation } from '../contest/core/contest-operations.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { spojSubject } from './runner-subjects.ts';

/* SPOJ proves no handle, and shows visitors no runs: the site has the submitter's word alone. */

let scene: RunnerScene;
beforeEach(async () => {
  scene = await startRunnerScene(spojSubject);
});
afterEach(async () => {
  const { db } = scene.services;
  await db.submission.deleteMany();
  await db.contest.deleteMany();
  await scene.stop();
});

const solution = { languageKey: 'SPOJ.44', code: program, remoteMode: 'BROWSER' };

async function ask(user: User, mutation: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const token = await tokenFor(scene.services, user);
  const { data, errors } = await scene.server.graphql(mutation, { token, variables });
  return data?.[Object.keys(data)[0] ?? ''] ?? errors;
}

const newestId = async () =>
  (await scene.services.db.submission.findFirstOrThrow({ orderBy: { id: 'desc' }, select: { id: true } })).id;

async function submit(user: User): Promise<number> {
  const input = { ...solution, problemDisplayId: scene.problem.displayId };
  expect(await ask(user, submitMutation, { input })).toMatchObject({ __typename: 'SubmitSolutionSuccess' });
  return newestId();
}

const report = (user: User, submissionId: number, said: object) =>
  ask(user, 'mutation ($input: ReportRemoteRunInput!) { reportRemoteRun(input: $input) { __typename } }', {
    input: { submissionId, ...said },
  });
const told = { run: '33000001', handle: 'alice', status: Status.ACCEPTED };

test('a result is taken at the word of its submitter, with a name and a mark that all readers see', async () => {
  const user = await scene.newUser();
  const id = await submit(user);
  expect(await report(user, id, { ...told, handle: null })).toEqual({ __typename: 'HandleNeeded' });
  expect(await report(user, id, { ...told, status: null })).toEqual({ __typename: 'ReportedResultRefused' });
  expect(await report(user, id, told)).toEqual({ __typename: 'ReportRemoteRunSuccess' });
  expect(await scene.jobOf(id)).toMatchObject({ state: 'DONE', runId: told.run, handle: 'alice', isReported: true });
  const { data } = await scene.server.graphql(`{ submission(id: ${id}) { status remote { isReported } } }`);
  expect(data).toEqual({ submission: { status: Status.ACCEPTED, remote: { isReported: true } } });
});

test('a run that another submission has is refused, and another one can still be named', async () => {
  const [first, second] = [await scene.newUser(), await scene.newUser()];
  await report(first, await submit(first), told);
  const id = await submit(second);
  expect(await report(second, id, told)).toEqual({ __typename: 'RunUsed' });
  expect(await scene.jobOf(id)).toMatchObject({ state: 'WAITING', runId: null, isReported: false });
  expect(await report(second, id, { ...told, run: '33000002' })).toEqual({ __typename: 'ReportRemoteRunSuccess' });
});

test('a contest takes neither a reported result nor a run from before', async () => {
  const user = await scene.newUser();
  const contest = await buildContest(scene.services, {
    authorId: user.id,
    problems: { create: { problemId: scene.problem.id, displayId: 'A', displayTitle: 'First' } },
  });
  const input = { ...solution, contestId: contest.id, problemDisplayId: 'A' };
  expect(await ask(user, submitToContestMutation, { input: { ...input, remoteMode: 'CLAIM' } })).toMatchObject({
    __typename: 'RemoteModeNotOffered',
  });
  expect(await scene.services.db.submission.count()).toBe(0);
  expect(await ask(user, submitToContestMutation, { input })).toMatchObject({ __typename: 'SubmitToContestSuccess' });
  const id = await newestId();
  expect(await report(user, id, told)).toEqual({ __typename: 'ReportedResultRefused' });
  expect(await scene.jobOf(id)).toMatchObject({ state: 'WAITING', isReported: false });
});
