import { Status } from '@verdict/judge/protocol/status.ts';
import type { Submission, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission, type SubmissionWishes } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let owner: User;
let stranger: User;
let admin: User;
beforeAll(async () => {
  server = await startTestServer();
  await buildLiveNode(server.services);
  owner = await buildUser(server.services);
  stranger = await buildUser(server.services);
  admin = await buildUser(server.services, { role: 'ADMIN' });
});
afterAll(() => server.stop());

async function ask(reader: User | null, id: number, fields: string): Promise<unknown> {
  const query = `query ($id: Int!) { submission(id: $id) { ${fields} } }`;
  const token = reader === null ? {} : { token: await tokenFor(server.services, reader) };
  return (await server.graphql(query, { variables: { id }, ...token })).data?.['submission'];
}

const submit = (wishes: Omit<SubmissionWishes, 'userId'> & { userId?: string }): Promise<Submission> =>
  buildSubmission(server.services, { userId: owner.id, status: Status.WRONG_ANSWER, ...wishes });

test('limits are those of the problem for the language, and the file has its extension', async () => {
  const { id: problemId } = await buildProblem(server.services, {
    timeLimitMs: 1_000,
    memoryLimitMb: 256,
    languageFactors: { python3: { timeFactor: 3, memoryFactor: 2 } },
  });
  const { id } = await submit({ problemId, languageKey: 'python3' });
  expect(await ask(owner, id, 'limits { timeLimitMs memoryLimitMb } codeFileName')).toEqual({
    limits: { timeLimitMs: 3_000, memoryLimitMb: 512 },
    codeFileName: `${id}.py`,
  });
});

test('lines that the problem puts before the code are counted for the language of the submission', async () => {
  const { id: problemId } = await buildProblem(server.services);
  await server.services.db.codeTemplate.create({
    data: { problemId, languageKey: 'cpp', prepend: '#include <cmath>\n// yours', template: '', append: '' },
  });
  const cpp = await submit({ problemId, languageKey: 'cpp' });
  const python = await submit({ problemId, languageKey: 'python3' });
  expect(await ask(owner, cpp.id, 'linesBefore')).toEqual({ linesBefore: 2 });
  expect(await ask(owner, python.id, 'linesBefore')).toEqual({ linesBefore: 0 });
});

test('answer files have no limits', async () => {
  const { id: problemId } = await buildProblem(server.services, { isSubmitAnswer: true });
  const { id } = await submit({ problemId, languageKey: 'submit-answer' });
  expect(await ask(owner, id, 'limits { timeLimitMs } codeFileName')).toEqual({
    limits: null,
    codeFileName: `${id}.txt`,
  });
});

test('the attempt before is the own one to the same problem', async () => {
  const [{ id: problemId }, other] = [await buildProblem(server.services), await buildProblem(server.services)];
  const first = await submit({ problemId });
  await submit({ problemId: other.id });
  await submit({ problemId, userId: stranger.id });
  await submit({ problemId, origin: 'JURY' });
  const second = await submit({ problemId });
  const third = await submit({ problemId });
  expect(await ask(owner, third.id, 'previousAttempt { id previousAttempt { id previousAttempt { id } } }')).toEqual({
    previousAttempt: { id: second.id, previousAttempt: { id: first.id, previousAttempt: null } },
  });
});

test('the attempt before is told to those who may read its code', async () => {
  const { id: problemId } = await buildProblem(server.services);
  const before = await submit({ problemId });
  const { id } = await submit({ problemId, isShared: true });
  const told = await Promise.all(
    [null, stranger, owner, admin].map((reader) => ask(reader, id, 'code previousAttempt { id }')),
  );
  const [none, some] = [null, { id: before.id }];
  expect(told).toEqual([none, none, some, some].map((previousAttempt) => ({ code: 'int main() {}', previousAttempt })));
});
