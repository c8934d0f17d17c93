import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { submitMutation } from './submission-operations.ts';

let server: TestServer;
let problemDisplayId: string;
beforeAll(async () => {
  server = await startTestServer();
  await buildLiveNode(server.services, ['cpp']);
  problemDisplayId = (await buildProblem(server.services)).displayId;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.siteSetting.deleteMany();
  await server.services.db.siteSetting.create({ data: { key: 'captchaAfterSubmissions', value: 2 } });
});

async function submit(
  token: string,
  captcha: { key: string; letters: string } | null = null,
): Promise<{ __typename?: string; message?: string }> {
  const { data } = await server.graphql(submitMutation, {
    token,
    variables: { input: { problemDisplayId, languageKey: 'cpp', code: 'int main() {}', captcha } },
  });
  return data?.['submitSolution'] as { __typename?: string; message?: string };
}

/** A picture somebody was shown, whose letters are known. */
async function shownCaptcha(letters: string): Promise<string> {
  const key = `test${Math.random()}`;
  await server.services.db.challenge.create({
    data: { key, kind: 'CAPTCHA', answer: letters, expiresAt: new Date(Date.now() + 60_000) },
  });
  return key;
}

test('frequent submissions require a captcha, whose text is good once', async () => {
  const token = await tokenFor(server.services, await buildUser(server.services));
  expect([(await submit(token)).__typename, (await submit(token)).__typename]).toEqual([
    'SubmitSolutionSuccess',
    'SubmitSolutionSuccess',
  ]);
  expect((await submit(token)).__typename).toBe('CaptchaNeeded');
  expect((await submit(token, { key: await shownCaptcha('abcd'), letters: 'abce' })).__typename).toBe('WrongCaptcha');
  const key = await shownCaptcha('abcd');
  expect((await submit(token, { key, letters: ' ABCD ' })).__typename).toBe('SubmitSolutionSuccess');
  expect((await submit(token, { key, letters: 'abcd' })).__typename).toBe('WrongCaptcha');
});

test('ten minutes later none is asked for', async () => {
  const user = await buildUser(server.services);
  const token = await tokenFor(server.services, user);
  await submit(token);
  await submit(token);
  await server.services.db.submission.updateMany({
    where: { userId: user.id },
    data: { submittedAt: new Date(Date.now() - 601_000) },
  });
  expect((await submit(token)).__typename).toBe('SubmitSolutionSuccess');
});

test('nor of admins, nor where the site wants none', async () => {
  const root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
  for (let number = 0; number < 3; number += 1) expect((await submit(root)).__typename).toBe('SubmitSolutionSuccess');
  await server.services.db.siteSetting.updateMany({ data: { value: 0 } });
  const token = await tokenFor(server.services, await buildUser(server.services));
  for (let number = 0; number < 3; number += 1) expect((await submit(token)).__typename).toBe('SubmitSolutionSuccess');
});

test('a program with an API token waits instead, and is told how many seconds', async () => {
  const token = await apiTokenFor(server.services, await buildUser(server.services), ['SUBMIT']);
  await submit(token);
  await submit(token);
  const refused = await submit(token);
  expect(refused).toMatchObject({
    __typename: 'SubmitTooSoon',
    message: expect.stringMatching(/\b(5\d\d|600) seconds/),
  });
});
