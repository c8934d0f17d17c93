import type { Role, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FakeJudge } from '../../../factories/judge.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { mustStart, problemWithSamples, removeRuns, startRun } from './test-run-operations.ts';

let server: TestServer;
let user: User;
let problem: { id: number; displayId: string };
beforeAll(async () => {
  server = await startTestServer();
  await FakeJudge.start(server);
  user = await buildUser(server.services);
  problem = await problemWithSamples(server.services);
});
afterAll(() => server.stop());
afterEach(() => removeRuns(server.services));

describe('what is refused, and not stored', () => {
  async function expectNothingWritten(): Promise<void> {
    expect([await server.services.db.testRun.count(), await server.services.db.judgeTask.count()]).toEqual([0, 0]);
  }

  test.each([
    ['an input above 1000 characters', { input: 'x'.repeat(1_001) }, 'TEST_INPUT_TOO_LONG'],
    ['code above 65535 characters', { code: 'x'.repeat(65_536) }, 'CODE_TOO_LONG'],
    ['empty code', { code: ' \n' }, 'CODE_EMPTY'],
    ['a language no judge offers', { languageKey: 'cobol' }, 'LANGUAGE_NOT_AVAILABLE'],
    ['a problem that is not there', { problemDisplayId: 'nowhere' }, 'PROBLEM_NOT_FOUND'],
    ['a sample that is not there', { sampleNumber: 3 }, 'SAMPLE_NOT_FOUND'],
    ['an expected output above what is kept of an output', { expectedOutput: 'x'.repeat(65_537) }, 'INVALID_INPUT'],
  ])('%s', async (_what, wishes, code) => {
    expect((await startRun(server, user, { problemDisplayId: problem.displayId, ...wishes })).code).toBe(code);
    await expectNothingWritten();
  });

  test('an input of the longest length is taken', async () => {
    expect(
      (await startRun(server, user, { problemDisplayId: problem.displayId, input: 'x'.repeat(1_000) })).__typename,
    ).toBe('StartTestRunSuccess');
  });

  test('an own input for an interactive problem', async () => {
    const interactive = await problemWithSamples(server.services, { judgeMode: 'INTERACTIVE', interaction: '<1\n>2' });
    expect((await startRun(server, user, { problemDisplayId: interactive.displayId, input: '' })).code).toBe(
      'TEST_RUN_NEEDS_SAMPLE',
    );
    await expectNothingWritten();
  });

  test.each<Role>(['NO_SUBMIT', 'NO_SUBMIT_MUTED'])('anything by %s', async (role) => {
    expect(
      (await startRun(server, await buildUser(server.services, { role }), { problemDisplayId: problem.displayId }))
        .code,
    ).toBe('SUBMITTING_FORBIDDEN');
    await expectNothingWritten();
  });

  test('anything without signing in', async () => {
    expect((await startRun(server, null, { problemDisplayId: problem.displayId })).errorCode).toBe('UNAUTHENTICATED');
    await expectNothingWritten();
  });

  test('a second run within a second', async () => {
    await mustStart(server, user, { problemDisplayId: problem.displayId });
    expect((await startRun(server, user, { problemDisplayId: problem.displayId })).code).toBe('SUBMIT_TOO_SOON');
    expect(await server.services.db.testRun.count()).toBe(1);
  });
});
