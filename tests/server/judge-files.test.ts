import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { judgeTokenHash, newJudgeToken } from '@verdict/schema/account/session/judge-token.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSubmission } from '../factories/submission.ts';
import { buildUser, tokenFor } from '../factories/user.ts';
import { fetchFrom, store } from './files-scene.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('files for judges', () => {
  async function judge(name: string) {
    const token = newJudgeToken();
    const node = await server.services.db.judgeNode.create({
      data: { name, tokenHash: judgeTokenHash(token), incarnation: 'a'.repeat(32) },
    });
    return { token, nodeId: node.id };
  }

  type Held = Prisma.JudgeTaskUncheckedCreateInput;

  /** Lets a judge hold a task. */
  function hold(nodeId: number, subject: Partial<Held>): Promise<{ id: number }> {
    const held: Held = {
      ...subject,
      queue: 'NORMAL',
      state: 'RUNNING',
      priority: 0,
      attempt: 1,
      nodeId,
      incarnation: 'a'.repeat(32),
      languageKeys: ['cpp'],
    };
    return server.services.db.judgeTask.create({ data: held });
  }

  async function submissionTo(problemId: number): Promise<number> {
    const user = await buildUser(server.services);
    return (await buildSubmission(server.services, { userId: user.id, problemId })).id;
  }

  async function testRunOf(problemId: number): Promise<number> {
    const user = await buildUser(server.services);
    const run = {
      key: `TEST_JUDGE_${Math.random()}`,
      userId: user.id,
      problemId,
      languageKey: 'cpp',
      code: 'x',
      input: '',
      createdAt: new Date(),
    };
    return (await server.services.db.testRun.create({ data: run })).id;
  }

  test('a judge gets what the task it holds needs, another judge does not', async () => {
    const [holder, other] = [await judge('holder'), await judge('other')];
    const { sha256, problemId } = await store(server, 'extra for the checker', 'JUDGE_EXTRA', 'SPECIAL');
    await hold(holder.nodeId, { submissionId: await submissionTo(problemId) });
    const response = await fetchFrom(server, `/judge/files/${sha256}`, holder.token);
    expect([response.status, await response.text()]).toEqual([200, 'extra for the checker']);
    expect((await fetchFrom(server, `/judge/files/${sha256}`, other.token)).status).toBe(404);
  });

  test.each(['submission', 'rejudge item', 'test run'] as const)(
    'of a problem with a checker, whoever holds a %s gets the extra files and judge-wide includes',
    async (what) => {
      const { db } = server.services;
      const { token, nodeId } = await judge(`special ${what}`);
      const extra = await store(server, `extra for ${what}`, 'USER_EXTRA', 'SPECIAL');
      const source = await store(server, `source for ${what}`, 'JURY_SOURCE');
      const header = await store(server, `header for ${what}`, 'JURY_SOURCE');
      await db.judgeInclude.create({ data: { name: `${what}.h`, sha256: header.sha256 } });
      if (what === 'test run') await hold(nodeId, { testRunId: await testRunOf(extra.problemId) });
      else {
        const submissionId = await submissionTo(extra.problemId);
        const item = { submissionId, oldVersion: 0, oldStatus: 0 };
        const rejudge =
          what === 'submission'
            ? null
            : await db.rejudge.create({
                data: { isPreview: true, filter: {}, createdAt: new Date(), items: { create: item } },
                include: { items: true },
              });
        await hold(nodeId, rejudge === null ? { submissionId } : { rejudgeItemId: rejudge.items[0]?.id ?? null });
      }
      expect((await fetchFrom(server, `/judge/files/${extra.sha256}`, token)).status).toBe(200);
      expect((await fetchFrom(server, `/judge/files/${header.sha256}`, token)).status).toBe(200);
      expect((await fetchFrom(server, `/judge/files/${source.sha256}`, token)).status).toBe(404);
    },
  );

  test('of a problem without a checker neither its files nor judge-wide includes are open', async () => {
    const { token, nodeId } = await judge('plain');
    const { sha256, problemId } = await store(server, 'extra for nobody', 'JUDGE_EXTRA');
    const header = await store(server, 'header for nobody', 'JURY_SOURCE');
    await server.services.db.judgeInclude.create({ data: { name: 'nobody.h', sha256: header.sha256 } });
    await hold(nodeId, { testRunId: await testRunOf(problemId) });
    expect((await fetchFrom(server, `/judge/files/${sha256}`, token)).status).toBe(404);
    expect((await fetchFrom(server, `/judge/files/${header.sha256}`, token)).status).toBe(404);
  });

  test('a compile opens the files it was asked for with, and no others', async () => {
    const { token, nodeId } = await judge('compiling');
    const [wanted, unwanted] = [
      await store(server, 'header of the checker', 'JUDGE_EXTRA'),
      await store(server, 'header of another', 'JUDGE_EXTRA'),
    ];
    const content = {
      sha256: 'c'.repeat(64),
      convention: 'TESTLIB' as const,
      languageKey: 'cpp',
      sources: [{ name: 'a.cpp', content: '' }],
      files: [{ name: 'a.h', sha256: wanted.sha256, sizeBytes: 1 }],
    };
    const compile = await server.services.db.checkerCompile.create({ data: content });
    await hold(nodeId, { checkerCompileId: compile.id });
    expect((await fetchFrom(server, `/judge/files/${wanted.sha256}`, token)).status).toBe(200);
    expect((await fetchFrom(server, `/judge/files/${unwanted.sha256}`, token)).status).toBe(404);
  });

  test('when the task is over nothing is open', async () => {
    const { token, nodeId } = await judge('finished');
    const { sha256, problemId } = await store(server, 'extra for a while', 'USER_EXTRA');
    const { id } = await hold(nodeId, { testRunId: await testRunOf(problemId) });
    expect((await fetchFrom(server, `/judge/files/${sha256}`, token)).status).toBe(200);
    await server.services.db.judgeTask.delete({ where: { id } });
    expect((await fetchFrom(server, `/judge/files/${sha256}`, token)).status).toBe(404);
  });

  test('nobody else gets anything', async () => {
    const { sha256 } = await store(server, 'only for judges', 'JUDGE_EXTRA');
    const root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
    for (const token of [undefined, root, newJudgeToken()])
      expect((await fetchFrom(server, `/judge/files/${sha256}`, token)).status).toBe(401);
  });
});
