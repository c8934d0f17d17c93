import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FakeJudge } from '../../../factories/judge.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { problemWithSamples } from '../../judging/test-run/test-run-operations.ts';
import { ask, compileMutation, deleteMutation, uploadMutation } from './checker-operations.ts';

let server: TestServer;
let judge: FakeJudge;
let admin: User;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  admin = await buildUser(server.services, { role: 'ADMIN' });
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.services.db.judgeInclude.deleteMany();
  await server.services.db.judgeTask.deleteMany();
});

const upload = (name: string, content: string, user: User | null = admin) =>
  ask(server, user, uploadMutation, { input: { name, content } });

/** The comparison of a submission to a problem whose checker includes testlib.h, as a judge gets it. */
async function comparison(problemId: number) {
  const { id } = await buildWaiting(server.services, { userId: admin.id, problemId });
  const task = await judge.mustClaim();
  await server.services.db.submission.delete({ where: { id } });
  if (task.comparison.kind !== 'checker') throw new Error('a checker was expected');
  return { names: task.comparison.files.map(({ name }) => name), hash: task.checkerSha256 };
}

test('a checker finds an uploaded include file, and a new version of the file makes another checker', async () => {
  const { id } = await problemWithSamples(server.services, { judgeMode: 'SPECIAL' });
  const without = await comparison(id);
  expect(await upload('testlib.h', '// first')).toMatchObject({
    data: { name: 'testlib.h', sizeBytes: 8, content: '// first', uploadedBy: { username: admin.username } },
  });
  const first = await comparison(id);
  await upload('testlib.h', '// second');
  await upload('other.h', '// nobody includes it');
  const second = await comparison(id);
  expect([without.names, first.names, second.names]).toEqual([[], ['testlib.h'], ['testlib.h']]);
  expect(new Set([without.hash, first.hash, second.hash]).size).toBe(3);
  await ask(server, admin, deleteMutation, { name: 'testlib.h' });
  expect(await comparison(id)).toEqual(without);
});

test('a file of that name that the problem brings along is used instead', async () => {
  const { db, files } = server.services;
  const { id } = await problemWithSamples(server.services, { judgeMode: 'SPECIAL' });
  await upload('testlib.h', '// of all');
  const own = await files.put(Buffer.from('// of the problem'));
  await db.storedFile.create({ data: own });
  await db.problemFile.create({ data: { problemId: id, kind: 'JUDGE_EXTRA', name: 'testlib.h', sha256: own.sha256 } });
  await buildWaiting(server.services, { userId: admin.id, problemId: id });
  expect((await judge.mustClaim()).comparison).toMatchObject({ files: [{ name: 'testlib.h', sha256: own.sha256 }] });
});

test('a checker that is only tried finds it too', async () => {
  await upload('testlib.h', '// tried');
  await ask(server, admin, compileMutation, {
    input: { convention: 'TESTLIB', languageKey: 'cpp', code: '#include "testlib.h"\nint main() {}' },
  });
  expect(await judge.peekTask()).toMatchObject({ kind: 'compile', files: [{ name: 'testlib.h' }] });
});

describe('what is refused, and not stored', () => {
  test.each([
    ['a name with a folder', 'lib/testlib.h', 'x', 'INCLUDE_NAME_INVALID'],
    ['a name that leads out', '..', 'x', 'INCLUDE_NAME_INVALID'],
    ['a name like an option', '-o.h', 'x', 'INCLUDE_NAME_INVALID'],
    ["a header of C++'s own", 'vector', 'x', 'INCLUDE_NAME_INVALID'],
    ["a header of the system's", 'stdio.h', 'x', 'INCLUDE_NAME_INVALID'],
    ['a source', 'main.cpp', 'x', 'INCLUDE_NAME_INVALID'],
    ['an empty file', 'a.h', '', 'INCLUDE_SIZE_INVALID'],
    ['a file above 1 MB', 'a.h', 'x'.repeat(1_048_577), 'INCLUDE_SIZE_INVALID'],
  ])('%s', async (_what, name, content, code) => {
    expect((await upload(name, content)).code).toBe(code);
    expect(await server.services.db.judgeInclude.count()).toBe(0);
  });

  test('anything by a user who is no admin', async () => {
    expect((await upload('testlib.h', 'x', await buildUser(server.services))).errorCode).toBe('FORBIDDEN');
    expect((await upload('testlib.h', 'x', null)).errorCode).toBe('UNAUTHENTICATED');
    expect(await server.services.db.judgeInclude.count()).toBe(0);
  });

  test('the removal of a file that is not there', async () => {
    expect((await ask(server, admin, deleteMutation, { name: 'testlib.h' })).code).toBe('INCLUDE_NOT_FOUND');
  });
});

test('admins see the list, others do not', async () => {
  await upload('testlib.h', 'x');
  const query = '{ judgeIncludes { name } }';
  expect(await ask(server, admin, query, {})).toMatchObject({ 0: { name: 'testlib.h' } });
  expect((await ask(server, await buildUser(server.services), query, {})).errorCode).toBe('FORBIDDEN');
});

describe('the checkers that include a file', () => {
  const health = async (user: User | null = admin) =>
    ask(
      server,
      user,
      '{ checkerHealth { pendingCount failingCount failing { id checkerCompile { state message } } } }',
      {},
    );
  /** Answers the compiles that wait. @returns how many there were. */
  async function compileAll(isOk: boolean, message: string | null = null): Promise<number> {
    let count = 0;
    for (let task = await judge.peekTask(); task !== null; task = await judge.peekTask(), count += 1)
      await judge.reportResult(task, { kind: 'compile', compile: { isOk, message, compilerVersion: 'g++ 12' } });
    return count;
  }
  /** One after the other, so that their ids follow their order. */
  async function problemsWith(count: number, judgeMode: 'SPECIAL' | 'DEFAULT' = 'SPECIAL') {
    const problems = [];
    while (problems.length < count) problems.push(await problemWithSamples(server.services, { judgeMode }));
    return problems;
  }
  beforeEach(async () => {
    await server.services.db.checkerCompile.deleteMany();
    await server.services.db.problem.deleteMany();
  });

  test('are recompiled when it changes, each text once; admins see which fail and why', async () => {
    const [one, two] = await problemsWith(2);
    await problemsWith(1, 'DEFAULT');
    await upload('testlib.h', '// right');
    expect(await health()).toMatchObject({ pendingCount: 2, failingCount: 0 });
    expect(await compileAll(true)).toBe(1);
    expect(await health()).toMatchObject({ pendingCount: 0, failingCount: 0, failing: [] });
    await upload('testlib.h', '// wrong');
    expect(await compileAll(false, 'testlib.h:1: error')).toBe(1);
    const checkerCompile = { state: 'FAILED', message: 'testlib.h:1: error' };
    expect(await health()).toMatchObject({
      pendingCount: 0,
      failingCount: 2,
      failing: [
        { id: one?.id, checkerCompile },
        { id: two?.id, checkerCompile },
      ],
    });
    await upload('testlib.h', '// right');
    expect(await health()).toMatchObject({ pendingCount: 0, failingCount: 0 });
  });

  test('are compiled anew when it is taken away, and not when a file changes that none includes', async () => {
    await problemsWith(1);
    await upload('testlib.h', '// right');
    await compileAll(true);
    await upload('other.h', '// nobody includes it');
    expect(await health()).toMatchObject({ pendingCount: 0 });
    await ask(server, admin, deleteMutation, { name: 'testlib.h' });
    expect(await compileAll(false, 'no testlib.h')).toBe(1);
    expect(await health()).toMatchObject({ failingCount: 1 });
  });

  test('leave the problem as it was last changed', async () => {
    await problemsWith(1);
    const changed = () => server.services.db.problem.findMany({ select: { updatedAt: true } });
    const before = await changed();
    await upload('testlib.h', '// right');
    expect(await changed()).toEqual(before);
  });

  test('are nothing that others may ask about', async () => {
    expect((await health(await buildUser(server.services))).errorCode).toBe('FORBIDDEN');
    expect((await health(null)).errorCode).toBe('UNAUTHENTICATED');
  });
});
