import { Status } from '@verdict/judge/protocol/status.ts';
import type { Role } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { submitMutation } from './submission-operations.ts';

let server: TestServer;
let node: { id: number };
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.services;
  await db.submission.deleteMany();
  await db.judgeNode.deleteMany();
  await db.siteSetting.deleteMany();
  node = await buildLiveNode(server.services, ['cpp', 'python3']);
});

type Wishes = {
  role?: Role;
  problemDisplayId?: string;
  languageKey?: string;
  code?: string;
  token?: string | null;
  idempotencyKey?: string;
};

async function submit(
  wishes: Wishes = {},
): Promise<{ __typename?: string; code?: string; [field: string]: unknown } & { errorCode?: unknown }> {
  const problemDisplayId = wishes.problemDisplayId ?? (await buildProblem(server.services)).displayId;
  const token =
    wishes.token === undefined
      ? await tokenFor(server.services, await buildUser(server.services, { role: wishes.role ?? 'USER' }))
      : wishes.token;
  const answer = await server.graphql(submitMutation, {
    variables: {
      input: {
        problemDisplayId,
        languageKey: wishes.languageKey ?? 'cpp',
        code: wishes.code ?? 'int main() {}',
        idempotencyKey: wishes.idempotencyKey ?? null,
      },
    },
    ...(token === null ? {} : { token }),
  });
  return {
    ...(answer.data?.['submitSolution'] as object | undefined),
    errorCode: answer.errors?.[0]?.extensions?.['code'],
  };
}

async function expectNothingWritten(): Promise<void> {
  expect(await server.services.db.submission.count()).toBe(0);
  expect(await server.services.db.judgeTask.count()).toBe(0);
}

test('a solution is stored with its task, waits, and says so', async () => {
  const problem = await buildProblem(server.services);
  const user = await buildUser(server.services);
  const result = await submit({
    problemDisplayId: problem.displayId,
    token: await tokenFor(server.services, user),
    code: 'int main() { return 0; } // 判',
  });
  expect(result).toMatchObject({
    __typename: 'SubmitSolutionSuccess',
    data: {
      status: Status.PENDING,
      code: 'int main() { return 0; } // 判',
      problem: { displayId: problem.displayId },
      user: { username: user.username },
      languageName: 'CPP',
      lengthBytes: 31,
      progress: { queuePosition: 0, casesTotal: 0 },
    },
  });
  expect(await server.services.db.submission.findMany({ include: { task: true } })).toMatchObject([
    { userId: user.id, problemId: problem.id, origin: 'PRACTICE', task: { languageKeys: ['cpp'] } },
  ]);
});

test.each([
  ['restarting', { lastSeenAt: new Date(Date.now() - 20_000) }],
  ['away since yesterday', { lastSeenAt: new Date(Date.now() - 23 * 3_600_000) }],
  ['paused', { mode: 'PAUSED' as const }],
])('while the only judge is %s a solution waits for it', async (_state, data) => {
  await server.services.db.judgeNode.update({ where: { id: node.id }, data });
  expect(await submit()).toMatchObject({
    __typename: 'SubmitSolutionSuccess',
    data: { status: Status.PENDING, progress: { queuePosition: 0, expectedWaitSeconds: null } },
  });
  const answer = await server.graphql('{ languages { key isAvailable isAccepted } }');
  expect(answer.data?.['languages']).toContainEqual({ key: 'cpp', isAvailable: false, isAccepted: true });
});

test('the task of a special-judged problem also needs the language of its checker', async () => {
  const problem = await buildProblem(server.services, {
    judgeMode: 'SPECIAL',
    checkerConvention: 'KATTIS',
    checkerLanguageKey: 'python3',
  });
  await submit({ problemDisplayId: problem.displayId });
  expect(await server.services.db.judgeTask.findMany({ select: { languageKeys: true } })).toEqual([
    { languageKeys: ['cpp', 'python3'] },
  ]);
});

describe('who may submit', () => {
  test.each<Role>(['ROOT', 'ADMIN', 'PROBLEM_ADMIN', 'USER', 'NO_DISCUSS', 'MUTED'])('%s may', async (role) => {
    expect((await submit({ role })).__typename).toBe('SubmitSolutionSuccess');
  });

  test.each<Role>(['NO_SUBMIT', 'NO_SUBMIT_NO_DISCUSS', 'NO_SUBMIT_MUTED'])('%s may not', async (role) => {
    expect((await submit({ role })).code).toBe('SUBMITTING_FORBIDDEN');
    await expectNothingWritten();
  });

  test('nobody without signing in', async () => {
    expect((await submit({ token: null })).errorCode).toBe('UNAUTHENTICATED');
    await expectNothingWritten();
  });
});

describe('what is refused, and not stored', () => {
  test('a problem that is not there', async () => {
    expect((await submit({ problemDisplayId: 'nowhere' })).code).toBe('PROBLEM_NOT_FOUND');
    await expectNothingWritten();
  });

  test.each(['PRIVATE', 'CONTEST'] as const)('a problem that is %s, as if it were not there', async (visibility) => {
    const { displayId } = await buildProblem(server.services, { visibility });
    expect((await submit({ problemDisplayId: displayId })).code).toBe('PROBLEM_NOT_FOUND');
    await expectNothingWritten();
    expect((await submit({ problemDisplayId: displayId, role: 'ADMIN' })).__typename).toBe('SubmitSolutionSuccess');
  });

  test('a language the problem does not offer', async () => {
    const { displayId } = await buildProblem(server.services, { languageKeys: ['python3'] });
    expect((await submit({ problemDisplayId: displayId })).code).toBe('LANGUAGE_NOT_AVAILABLE');
    await expectNothingWritten();
  });

  test.each([
    ['last seen more than a day ago', { lastSeenAt: new Date(Date.now() - 25 * 3_600_000) }],
    ['revoked', { revokedAt: new Date() }],
  ])('a language whose only judge was %s', async (_state, data) => {
    await server.services.db.judgeNode.update({ where: { id: node.id }, data });
    expect((await submit()).code).toBe('LANGUAGE_NOT_AVAILABLE');
    await expectNothingWritten();
  });

  test('a language nobody knows', async () => {
    expect((await submit({ languageKey: 'cobol' })).code).toBe('LANGUAGE_NOT_AVAILABLE');
    await expectNothingWritten();
  });

  test('code that is only white space', async () => {
    expect((await submit({ code: ' \n\t ' })).code).toBe('CODE_EMPTY');
    await expectNothingWritten();
  });

  test('code of 65536 characters, while 65535 are taken', async () => {
    expect(await submit({ code: 'x'.repeat(65_536) })).toMatchObject({ code: 'CODE_TOO_LONG', maxLength: 65_535 });
    await expectNothingWritten();
    expect((await submit({ code: 'x'.repeat(65_535) })).__typename).toBe('SubmitSolutionSuccess');
  });

  test("a group's problem for those who are no members", async () => {
    const owner = await buildUser(server.services);
    const member = await buildUser(server.services);
    const applicant = await buildUser(server.services);
    const group = await buildGroup(server.services, owner, {
      levels: [
        [member, level.member],
        [applicant, level.applicant],
      ],
    });
    const { displayId } = await buildProblem(server.services, { groupId: group.id });
    expect((await submit({ problemDisplayId: displayId })).code).toBe('PROBLEM_NOT_FOUND');
    expect(
      (await submit({ problemDisplayId: displayId, token: await tokenFor(server.services, applicant) })).code,
    ).toBe('PROBLEM_NOT_FOUND');
    await expectNothingWritten();
    expect(
      (await submit({ problemDisplayId: displayId, token: await tokenFor(server.services, member) })).__typename,
    ).toBe('SubmitSolutionSuccess');
    expect(await server.services.db.submission.findFirst()).toMatchObject({ origin: 'PRACTICE', groupId: group.id });
  });
});

describe('the submit interval', () => {
  test('a second submission within it is refused and told when to come back, even when both come at once', async () => {
    await server.services.db.siteSetting.create({ data: { key: 'submitIntervalSeconds', value: 60 } });
    const token = await tokenFor(server.services, await buildUser(server.services));
    const results = await Promise.all([submit({ token }), submit({ token }), submit({ token })]);
    expect(results.filter(({ __typename }) => __typename === 'SubmitSolutionSuccess')).toHaveLength(1);
    const refused = results.find(({ __typename }) => __typename === 'SubmitTooSoon');
    expect(new Date(String(refused?.['retryAt'])).getTime()).toBeGreaterThan(Date.now() + 30_000);
    expect(await server.services.db.submission.count()).toBe(1);
    expect((await submit()).__typename).toBe('SubmitSolutionSuccess');
  });

  test('after it the next one is taken', async () => {
    await server.services.db.siteSetting.create({ data: { key: 'submitIntervalSeconds', value: 60 } });
    const token = await tokenFor(server.services, await buildUser(server.services));
    await submit({ token });
    await server.services.db.submission.updateMany({ data: { submittedAt: new Date(Date.now() - 61_000) } });
    expect((await submit({ token })).__typename).toBe('SubmitSolutionSuccess');
  });
});

describe('a submission with a key', () => {
  test('is stored once however often it arrives, even at once and within the submit interval', async () => {
    const { db } = server.services;
    await db.siteSetting.create({ data: { key: 'submitIntervalSeconds', value: 60 } });
    const { displayId: problemDisplayId } = await buildProblem(server.services);
    const token = await tokenFor(server.services, await buildUser(server.services));
    const send = () => submit({ token, problemDisplayId, idempotencyKey: 'one' });
    const results = [...(await Promise.all([send(), send(), send()])), await send()];
    const { id } = await db.submission.findFirstOrThrow();
    for (const result of results) expect(result).toMatchObject({ __typename: 'SubmitSolutionSuccess', data: { id } });
    expect([await db.submission.count(), await db.judgeTask.count()]).toEqual([1, 1]);
  });

  test('of another account is another one', async () => {
    const { displayId: problemDisplayId } = await buildProblem(server.services);
    await submit({ problemDisplayId, idempotencyKey: 'one' });
    expect((await submit({ problemDisplayId, idempotencyKey: 'one' })).__typename).toBe('SubmitSolutionSuccess');
    expect(await server.services.db.submission.count()).toBe(2);
  });
});

test('a program longer than the site takes is refused with the limit', async () => {
  await server.services.db.siteSetting.create({ data: { key: 'codeMaxLength', value: 1_000 } });
  expect(await submit({ code: 'x'.repeat(1_001) })).toMatchObject({ __typename: 'CodeTooLong' });
  expect((await submit({ code: 'x'.repeat(1_000) })).__typename).toBe('SubmitSolutionSuccess');
});

describe('when admins have switched judging off', () => {
  test.each(['USER', 'ROOT'] as const)('a %s is told so and nothing is stored', async (role) => {
    const { db } = server.services;
    await db.siteSetting.create({ data: { key: 'isPublicJudgingOpen', value: false } });
    const refused = await submit({ role });
    expect(refused).toMatchObject({ __typename: 'JudgingClosed', code: 'JUDGING_CLOSED' });
    expect([await db.submission.count(), await db.judgeTask.count()]).toEqual([0, 0]);
    await db.siteSetting.deleteMany();
    expect((await submit({ role })).__typename).toBe('SubmitSolutionSuccess');
  });

  test('the switch of groups leaves practice alone', async () => {
    await server.services.db.siteSetting.create({ data: { key: 'isGroupJudgingOpen', value: false } });
    expect((await submit()).__typename).toBe('SubmitSolutionSuccess');
  });
});
