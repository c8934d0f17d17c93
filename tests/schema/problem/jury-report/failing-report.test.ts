import type { JudgeTask } from '@verdict/judge/protocol/task.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { maxSameFailures, runRowJob, waitingRows } from '@verdict/schema/core/jobs/run-row-job.service.ts';
import { rowJobs } from '@verdict/schema/jobs.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { requestJuryReport } from '@verdict/schema/problem/jury-report/request.service.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { RejudgeScene } from '../../judging/rejudge/rejudge-scene.ts';
import { legacyPackage, writePackage } from '../package/package-folder.ts';

const reportJob = rowJobs.find(({ name }) => name === 'jury-report') ?? rowJobs[0];

let scene: RejudgeScene;
let root: User;
beforeAll(async () => {
  scene = await RejudgeScene.start();
  root = await buildUser(scene.server.services, { role: 'ROOT' });
});
afterAll(() => scene.server.stop());

async function ask(query: string, problemId: number): Promise<unknown> {
  const { data } = await scene.server.graphql(query, {
    variables: { problemId },
    token: await tokenFor(scene.server.services, root),
  });
  return Object.values(data ?? {})[0];
}

/** Does what one look of the queue for work does; an error goes to the queue, which tries again. */
async function work(now: Date): Promise<number> {
  if (reportJob === undefined) throw new Error('there are no jobs');
  const ids = await waitingRows(scene.server.services, reportJob, now);
  for (const id of ids) await runRowJob(scene.server.services, reportJob, id, now).catch(() => undefined);
  return ids.length;
}

async function brokenProblem(): Promise<Problem> {
  const { services } = scene.server;
  const problem = await buildProblem(services, {
    jurySubmissions: {
      create: { name: 'accepted/a.cpp', languageKey: 'cpp', expected: [0], conditions: { no: 'list' } },
    },
  });
  await services.db.$transaction((tx) =>
    requestJuryReport(tx, services.pubsub, { problemId: problem.id, requestedById: null }),
  );
  return problem;
}

const reports = 'query ($problemId: Int!) { juryReports(problemId: $problemId) { outcome failure endedAt } }';

test('a jury source with a NUL character is judged as its bytes and shown with a symbol', async () => {
  const { services } = scene.server;
  const bytes = Buffer.from('int main() { /* \0 */ }\n');
  const read = await readProblemPackage(
    await writePackage(legacyPackage, {
      'submissions/wrong_answer/zero.py': null,
      'submissions/accepted/sum.cpp': bytes,
      'input_validators/check.py': null,
    }),
  );
  if (!read.ok) throw new Error('the package is wrong');
  await using opened = read.package;
  const { problemId } = await importProblem(services, opened.problem);
  await work(new Date());
  const task: JudgeTask = await scene.judge.mustClaim();
  expect(task.program?.sources).toEqual([
    { name: 'sum.cpp', content: bytes.toString(), base64: bytes.toString('base64') },
  ]);
  expect(
    await services.db.submission.findFirst({ where: { problemId }, select: { code: true, lengthBytes: true } }),
  ).toEqual({ code: 'int main() { /* \u2400 */ }\n', lengthBytes: bytes.length });
  expect(
    await ask('query ($problemId: Int!) { jurySolutions(problemId: $problemId) { files { content } } }', problemId),
  ).toEqual([{ files: [{ content: 'int main() { /* \u2400 */ }\n' }] }]);
});

test('a report whose job keeps failing the same way ends as failed and can be requested again', async () => {
  const { id } = await brokenProblem();
  for (let attempt = 1; attempt < maxSameFailures; attempt += 1) await work(new Date());
  expect(await ask(reports, id)).toEqual([{ outcome: 'RUNNING', failure: null, endedAt: null }]);
  await work(new Date());
  expect(await ask(reports, id)).toEqual([
    { outcome: 'FAILED', failure: expect.stringMatching(/\S/u), endedAt: expect.any(String) },
  ]);
  expect(await scene.server.services.db.jobFailure.count()).toBe(0);
  expect(await work(new Date())).toBe(0);

  const { services } = scene.server;
  await services.db.jurySubmission.updateMany({ where: { problemId: id }, data: { conditions: [] } });
  expect(
    await services.db.$transaction((tx) =>
      requestJuryReport(tx, services.pubsub, { problemId: id, requestedById: null }),
    ),
  ).not.toBeNull();
});

test('a success in between starts the count again', async () => {
  const { id } = await brokenProblem();
  const { db } = scene.server.services;
  for (let attempt = 1; attempt < maxSameFailures; attempt += 1) await work(new Date());
  await db.jurySubmission.updateMany({ where: { problemId: id }, data: { conditions: [] } });
  await work(new Date());
  expect(await db.juryReport.findFirst({ where: { problemId: id }, select: { state: true, failure: true } })).toEqual({
    state: 'RUNNING',
    failure: null,
  });
  expect(await db.jobFailure.count()).toBe(0);
});
