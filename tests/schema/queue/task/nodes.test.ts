import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildJudgeNode, FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { offeredLanguage } from '../../../factories/offered-language.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let user: User;
let problem: Problem;
let root: string;
beforeAll(async () => {
  server = await startTestServer();
  user = await buildUser(server.services);
  problem = await buildProblem(server.services);
  root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.services.db.judgeTask.deleteMany();
});

const waiting = (languageKey = 'cpp') =>
  buildWaiting(server.services, { userId: user.id, problemId: problem.id, languageKey });
const resultSchema = z.object({ __typename: z.string() });

/** Does something with a node as root. @returns name of the answer's type. */
async function act(mutation: string, id: number, token = root): Promise<string> {
  const fragment = '... on DomainError { code }';
  const { data, errors } = await server.graphql(
    `mutation ($id: Int!) { ${mutation}(id: $id) { __typename ${fragment} } }`,
    { variables: { id }, token },
  );
  if (errors !== undefined) return String(errors[0]?.extensions?.['code']);
  return resultSchema.parse(data?.[mutation]).__typename;
}

const createMutation = `mutation ($name: String!) {
  createJudgeNode(name: $name) {
    __typename
    ... on CreateJudgeNodeSuccess { data { token node { id name mode isHealthy } } }
    ... on DomainError { code message }
    ... on InvalidInput { fields { path } }
  }
}`;
async function create(name: string): Promise<{ id: number; name: string; token: string }> {
  const { data } = await server.graphql(createMutation, { variables: { name }, token: root });
  const { data: made } = z
    .object({ data: z.object({ token: z.string(), node: z.object({ id: z.int(), name: z.string() }) }) })
    .parse(data?.['createJudgeNode']);
  return { ...made.node, token: made.token };
}

describe('making a node', () => {
  test('a judge can start with the token, which is stored only as a hash', async () => {
    const node = await create('east-1');
    const judge = new FakeJudge(server, node);
    await judge.register();
    const submission = await waiting();
    expect((await judge.mustClaim()).submissionId).toBe(submission.id);
    expect(JSON.stringify(await server.services.db.judgeNode.findMany())).not.toContain(node.token);
  });

  test('a name that is taken is refused, and one that cannot be read', async () => {
    await create('east-2');
    const again = await server.graphql(createMutation, { variables: { name: 'east-2' }, token: root });
    expect(again.data?.['createJudgeNode']).toMatchObject({
      code: 'JUDGE_NODE_NAME_TAKEN',
      message: 'Another judge has this name.',
    });
    const blank = await server.graphql(createMutation, { variables: { name: ' -x' }, token: root });
    expect(blank.data?.['createJudgeNode']).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'name' }] });
  });
});

describe('revoking', () => {
  test('the token is refused at once, and its tasks go to another node without counting a failure', async () => {
    const [judge, other] = [await FakeJudge.start(server), await FakeJudge.start(server)];
    const submission = await waiting();
    const task = await judge.mustClaim();
    const sha256 = task.tests.groups[0]?.cases[0]?.input.sha256 ?? '';
    const file = () =>
      fetch(`${server.url}/judge/files/${sha256}`, { headers: { Authorization: `Judge ${judge.token}` } });
    expect((await file()).status).not.toBe(401);
    expect(await act('revokeJudgeNode', judge.id)).toBe('RevokeJudgeNodeSuccess');
    expect((await file()).status).toBe(401);
    expect((await judge.claimAnswer()).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await judge.register()).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const again = await other.mustClaim();
    expect(again).toMatchObject({ taskId: task.taskId, attempt: 2 });
    expect(
      await server.services.db.judgeTask.findUnique({ where: { id: task.taskId }, select: { failures: true } }),
    ).toEqual({ failures: [] });
    expect(await other.report(again, judgementFor(again))).toBe(true);
    expect((await server.services.db.submission.findUniqueOrThrow({ where: { id: submission.id } })).status).toBe(
      Status.ACCEPTED,
    );
  });

  test('only a revoked node can be deleted, and nothing else can be done with it', async () => {
    const node = await buildJudgeNode(server.services);
    expect(await act('deleteJudgeNode', node.id)).toBe('JudgeNodeNotRevoked');
    await act('revokeJudgeNode', node.id);
    expect(await act('revokeJudgeNode', node.id)).toBe('RevokeJudgeNodeSuccess');
    expect(await act('resumeJudgeNode', node.id)).toBe('JudgeNodeRevoked');
    expect(await act('deleteJudgeNode', node.id)).toBe('DeleteJudgeNodeSuccess');
    expect(await act('deleteJudgeNode', node.id)).toBe('JudgeNodeNotFound');
    expect(await act('revokeJudgeNode', node.id)).toBe('JudgeNodeNotFound');
  });
});

describe('pausing, draining and resuming', () => {
  test('a paused node keeps what it runs and is given nothing; resumed, its waiting claim is woken', async () => {
    const judge = await FakeJudge.start(server);
    await waiting();
    const task = await judge.mustClaim();
    await act('pauseJudgeNode', judge.id);
    expect(await judge.beat([task])).toEqual({ heldTaskIds: [task.taskId], mode: 'paused' });
    const next = await waiting();
    const claim = await judge.waitingClaim();
    expect((await server.services.db.judgeTask.findFirstOrThrow({ where: { submissionId: next.id } })).state).toBe(
      'WAITING',
    );
    await act('resumeJudgeNode', judge.id);
    expect(await claim.task).toMatchObject({ submissionId: next.id });
    expect(await judge.report(task, judgementFor(task))).toBe(true);
  });

  test('a draining node is told so, is given nothing, and its results are taken', async () => {
    const judge = await FakeJudge.start(server);
    await waiting();
    const task = await judge.mustClaim();
    await act('drainJudgeNode', judge.id);
    expect((await judge.beat([task])).mode).toBe('draining');
    await waiting();
    expect(await judge.peek()).toBeNull();
    expect(await judge.report(task, judgementFor(task))).toBe(true);
    expect((await judge.restart()).id).toBe(judge.id);
    expect((await judge.register()).data?.['registerJudgeNode']).toMatchObject({ mode: 'draining' });
  });

  test('a language that only a paused node offers cannot be submitted in', async () => {
    const judge = await FakeJudge.start(server, [offeredLanguage('rust')]);
    const available = async () => {
      const { data } = await server.graphql('{ languages { key isAvailable } }');
      return z
        .array(z.object({ key: z.string(), isAvailable: z.boolean() }))
        .parse(data?.['languages'])
        .find(({ key }) => key === 'rust')?.isAvailable;
    };
    expect(await available()).toBe(true);
    await act('pauseJudgeNode', judge.id);
    expect(await available()).toBe(false);
  });
});

const nodesQuery = `{
  judgeNodes {
    id name mode isHealthy lastSeenAt registeredAt revokedAt slots isWeakSandbox hostname version
    load { runningTasks cpuShare memoryFreeBytes diskFreeBytes } tasks { submissionId queue attempt }
    languages { key name version }
  }
}`;

test('admins read what each node is, has and does', async () => {
  const judge = await FakeJudge.start(server, [offeredLanguage('cpp', { version: 'g++ 14' })]);
  const submission = await waiting();
  const task = await judge.mustClaim();
  await judge.beat([task], { cpuShare: 0.5, memoryFreeBytes: 7e9 });
  const { data } = await server.graphql(nodesQuery, { token: root });
  const nodes = z.array(z.object({ id: z.int() }).loose()).parse(data?.['judgeNodes']);
  expect(nodes.find(({ id }) => id === judge.id)).toMatchObject({
    name: judge.name,
    mode: 'ACTIVE',
    isHealthy: true,
    revokedAt: null,
    slots: 2,
    isWeakSandbox: false,
    hostname: 'somewhere',
    version: '0.1.0',
    load: { cpuShare: 0.5, memoryFreeBytes: 7e9 },
    tasks: [{ submissionId: submission.id, queue: 'NORMAL', attempt: 1 }],
    languages: [{ key: 'cpp', version: 'g++ 14' }],
  });
  await server.services.db.judgeNode.update({
    where: { id: judge.id },
    data: { lastSeenAt: new Date(Date.now() - 16_000) },
  });
  const later = z
    .array(z.object({ id: z.int(), isHealthy: z.boolean() }))
    .parse((await server.graphql(nodesQuery, { token: root })).data?.['judgeNodes']);
  expect(later.find(({ id }) => id === judge.id)?.isHealthy).toBe(false);
});

describe('who may', () => {
  const admins = new Set<Role>(['ROOT', 'ADMIN', 'PROBLEM_ADMIN']);
  const reads = ['{ judgeNodes { id } }', '{ judgeQueue { slots } }', '{ dashboard { userCount } }'];

  test.each(Object.values(Role))('%s', async (role) => {
    const token = await tokenFor(server.services, await buildUser(server.services, { role }));
    const node = await buildJudgeNode(server.services);
    for (const query of reads) {
      const { errors } = await server.graphql(query, { token });
      expect({ query, code: errors?.[0]?.extensions?.['code'] }).toEqual({
        query,
        code: admins.has(role) ? undefined : 'FORBIDDEN',
      });
    }
    for (const mutation of [
      'pauseJudgeNode',
      'drainJudgeNode',
      'resumeJudgeNode',
      'revokeJudgeNode',
      'deleteJudgeNode',
    ]) {
      const answer = await act(mutation, node.id, token);
      expect({ mutation, isRefused: answer === 'FORBIDDEN' }).toEqual({ mutation, isRefused: role !== 'ROOT' });
    }
    const made = await server.graphql(createMutation, { variables: { name: `by-${role.toLowerCase()}` }, token });
    expect(made.errors?.[0]?.extensions?.['code']).toBe(role === 'ROOT' ? undefined : 'FORBIDDEN');
    expect(await server.services.db.judgeNode.count({ where: { id: node.id, mode: 'ACTIVE', revokedAt: null } })).toBe(
      role === 'ROOT' ? 0 : 1,
    );
  });

  test('signed out nobody reads or acts', async () => {
    for (const query of reads)
      expect((await server.graphql(query)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const { errors } = await server.graphql(createMutation, { variables: { name: 'nobody' } });
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});
