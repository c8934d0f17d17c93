import { WebFailure } from '@verdict/schema/core/web-failure.ts';
import { workOnRemoteImport } from '@verdict/schema/remote/statement/work-on-import.service.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { page, problemPage, problems } from '../../stand-ins/hdu/pages.ts';
import { startStatementScene, type StatementScene } from './statement-scene.ts';

let scene: StatementScene;
beforeEach(async () => {
  scene = await startStatementScene();
});
afterEach(async () => {
  const { db } = scene.services;
  await db.problem.deleteMany();
  await db.remoteImport.deleteMany();
  await db.remotePace.deleteMany();
  await db.remoteHealth.deleteMany();
  await db.remoteRobots.deleteMany();
  await scene.stop();
});

const batchQuery = `query ($id: Int!) {
  remoteImport(id: $id) {
    state total imported known failed
    items {
      name state title timeLimitMs sampleCount pictureCount failure missingFiles
      problem { displayId }
    }
  }
}`;
const problemQuery = `query ($displayId: String!) {
  problem(displayId: $displayId) {
    title timeLimitMs memoryLimitMb source authorName isRemote
    remoteOrigin { judgeName url }
    statement { description hint }
    samples { input output }
    languages { language { key } }
  }
}`;

test('problems are read at the pace of their judge, previewed, and made with their pictures', async () => {
  const { judge, services } = scene;
  const admin = await scene.newUser();
  const id = await scene.create(admin, ['HDU-1000', 'https://acm.hdu.edu.cn/showproblem.php?pid=2056']);
  await scene.work(id);
  expect(await scene.ask(admin, batchQuery, { id })).toMatchObject({
    remoteImport: {
      state: 'READY',
      total: 2,
      items: [
        { name: 'HDU-1000', state: 'READ', title: 'A + B Problem', timeLimitMs: 1_000, pictureCount: 0 },
        { name: 'HDU-2056', state: 'READ', pictureCount: 1 },
      ],
    },
  });
  const [first, second] = judge.requests.filter(({ path }) => path === '/showproblem.php');
  expect((second?.at.getTime() ?? 0) - (first?.at.getTime() ?? 0)).toBeGreaterThanOrEqual(2_000);
  expect(await services.db.problem.count()).toBe(0);

  await scene.run(admin, id);
  expect(await scene.ask(admin, batchQuery, { id })).toMatchObject({
    remoteImport: { state: 'DONE', imported: 2, failed: 0, items: [{ problem: { displayId: 'HDU-1000' } }, {}] },
  });
  const shown = await scene.ask(admin, problemQuery, { displayId: 'HDU-2056' });
  expect(shown).toMatchObject({
    problem: {
      title: '㐀 Rectangles',
      timeLimitMs: 1_000,
      memoryLimitMb: 32,
      source: 'HDU 2006-4 Programming Contest',
      authorName: 'HDOJ',
      isRemote: true,
      remoteOrigin: { judgeName: 'HDU Online Judge', url: `${judge.origin}/showproblem.php?pid=2056` },
      samples: [{ input: '1 1\n2 2\n', output: '2\n4\n' }],
    },
  });
  const text = JSON.stringify(shown);
  expect(text).toMatch(/!\[\]\(\/api\/public\/img\/[0-9a-f]{64}\.webp\)/u);
  expect(text).not.toContain('C1-1.jpg');
  expect(text).toContain('HDU.0');
});

test('all problems of a volume are imported, those that are here already are not read again', async () => {
  const admin = await scene.newUser();
  await scene.imported(admin, '1000');
  const before = scene.judge.requests.length;
  const id = await scene.create(admin, ['https://acm.hdu.edu.cn/listproblem.php?vol=1']);
  await scene.work(id);
  expect(await scene.ask(admin, batchQuery, { id })).toMatchObject({
    remoteImport: {
      total: 2,
      known: 1,
      items: [
        { name: 'HDU-1000', state: 'KNOWN', problem: { displayId: 'HDU-1000' } },
        { name: 'HDU-2056', state: 'READ' },
      ],
    },
  });
  const paths = scene.judge.requests.slice(before).map(({ path }) => path);
  expect(paths).toEqual(['/listproblem.php', '/showproblem.php']);
});

test('what the judge does not have is said, and stops no other', async () => {
  const admin = await scene.newUser();
  const id = await scene.create(admin, ['99999 1000']);
  await scene.work(id);
  expect(await scene.ask(admin, batchQuery, { id })).toMatchObject({
    remoteImport: {
      state: 'READY',
      items: [{ state: 'FAILED', failure: 'The judge has no such problem.' }, { state: 'READ' }],
    },
  });
  await scene.services.db.remoteImportItem.updateMany({ where: { state: 'FAILED' }, data: { isSet: true } });
  expect(await scene.ask(admin, batchQuery, { id })).toMatchObject({
    remoteImport: { items: [{ failure: 'The judge has no such contest or list of problems.' }, {}] },
  });
});

test('a line that names no problem of the judge is refused, and nothing is asked', async () => {
  const admin = await scene.newUser();
  const answer = await scene.ask(
    admin,
    `mutation {
      createRemoteImport(judgeKey: "HDU", references: ["CF-1A"]) {
        __typename
        ... on RemoteReferencesInvalid { lines message }
      }
    }`,
  );
  const message = expect.stringMatching(/CF-1A is of Codeforces: choose that judge\..* such as HDU-1000 or http:/u);
  expect(answer).toEqual({ createRemoteImport: { __typename: 'RemoteReferencesInvalid', lines: ['CF-1A'], message } });
  expect(scene.judge.requests).toEqual([]);
});

test('a page that the judge closes to robots is not read, and a saved page makes the problem', async () => {
  const { judge } = scene;
  judge.faults.add('robots-closed');
  const admin = await scene.newUser();
  const refused = await scene.create(admin, ['2056']);
  await scene.work(refused);
  expect(await scene.ask(admin, batchQuery, { id: refused })).toMatchObject({
    remoteImport: { state: 'DONE', items: [{ state: 'FAILED', failure: expect.stringContaining('no program') }] },
  });
  expect(judge.requests.map(({ path }) => path)).toEqual(['/robots.txt']);

  const rectangles = problems.get('2056');
  if (rectangles === undefined) throw new Error('the stand-in has no such problem');
  const saved = page(problemPage(rectangles, { isChanged: false, timeLimitMs: 1_000 }));
  const uploadId = await scene.upload(admin, saved);
  const id = await scene.create(admin, [], [{ uploadId, reference: '2056' }]);
  await scene.work(id);
  await scene.run(admin, id);
  const { remoteImport } = await scene.ask(admin, batchQuery, { id });
  expect(remoteImport).toMatchObject({ imported: 1, items: [{ name: 'HDU-2056', title: '㐀 Rectangles' }] });
  const source = await scene.services.db.remoteSource.findFirstOrThrow({ where: { ref: '2056' } });
  expect(source.nextReadAt).toBeNull();
});

test('a challenge ends the reading of all, and is told', async () => {
  const { judge } = scene;
  judge.faults.add('cloudflare');
  const admin = await scene.newUser();
  const id = await scene.create(admin, ['1000 2056']);
  await scene.work(id);
  expect(await scene.ask(admin, batchQuery, { id })).toMatchObject({
    remoteImport: { state: 'DONE', failed: 2, items: [{ failure: expect.stringContaining('asks for a person') }, {}] },
  });
  expect(judge.requests).toHaveLength(1);
});

const retryMutation = `mutation ($id: Int!) {
  retryRemoteImport(id: $id) { ... on RetryRemoteImportSuccess { data { id } } ... on DomainError { code } }
}`;
const retried = z.object({ retryRemoteImport: z.object({ data: z.object({ id: z.int() }) }) });

test('what failed is tried again as another import, without what the judge does not have', async () => {
  const { judge } = scene;
  const admin = await scene.newUser();
  judge.faults.add('server-error');
  const id = await scene.create(admin, ['1000 2056']);
  await scene.work(id);
  judge.faults.delete('server-error');
  const retry = retried.parse(await scene.ask(admin, retryMutation, { id })).retryRemoteImport.data;
  await scene.work(retry.id);
  expect(await scene.ask(admin, batchQuery, { id: retry.id })).toMatchObject({
    remoteImport: { state: 'READY', items: [{ state: 'READ' }, { state: 'READ' }] },
  });
  const unknown = await scene.create(admin, ['99999']);
  await scene.work(unknown);
  expect(await scene.ask(admin, retryMutation, { id: unknown })).toEqual({
    retryRemoteImport: { code: 'NO_PROBLEM_CHOSEN' },
  });
  await expect(scene.ask(await scene.newUser(), retryMutation, { id })).resolves.toEqual({
    retryRemoteImport: { code: 'REMOTE_IMPORT_NOT_FOUND' },
  });
});

test('without a network all fail at once, and the next import is told before it begins', async () => {
  const admin = await scene.newUser();
  const id = await scene.create(admin, ['1000 2056']);
  const send = vi.fn(() => Promise.reject(new WebFailure('UNREACHABLE', false)));
  await workOnRemoteImport({ ...scene.services, web: { send } }, id);
  expect(send).toHaveBeenCalledOnce();
  const failure = expect.stringMatching(/cannot be reached.*save the page/u);
  expect(await scene.ask(admin, batchQuery, { id })).toMatchObject({
    remoteImport: { state: 'DONE', failed: 2, items: [{ failure }, { failure }] },
  });
  expect(await scene.ask(admin, '{ importableJudges { key failure } }')).toMatchObject({
    importableJudges: expect.arrayContaining([
      { key: 'HDU', failure },
      { key: 'POJ', failure: null },
    ]),
  });
});

test('those who keep problems see the judge, source and author of a remote one in their list', async () => {
  const admin = await scene.newUser();
  await scene.imported(admin, '2056');
  const query = '{ adminProblems { items { displayId author source remoteOrigin { judgeName url } } } }';
  expect(await scene.ask(admin, query)).toMatchObject({
    adminProblems: {
      items: [
        {
          displayId: 'HDU-2056',
          author: 'HDOJ',
          source: 'HDU 2006-4 Programming Contest',
          remoteOrigin: { judgeName: 'HDU Online Judge', url: `${scene.judge.origin}/showproblem.php?pid=2056` },
        },
      ],
    },
  });
});

test('a link keeps title and limits alone', async () => {
  const admin = await scene.newUser();
  const id = await scene.create(admin, ['2056']);
  await scene.work(id);
  await scene.run(admin, id, { isLinkOnly: true });
  const url = `${scene.judge.origin}/showproblem.php?pid=2056`;
  expect(await scene.ask(admin, problemQuery, { displayId: 'HDU-2056' })).toMatchObject({
    problem: { title: '㐀 Rectangles', statement: { description: `<${url}>`, hint: '' }, samples: [] },
  });
});

test('imports are for admins, each for its maker and for problem admins', async () => {
  const [admin, other, keeper, user] = [
    await scene.newUser(),
    await scene.newUser(),
    await scene.newUser('PROBLEM_ADMIN'),
    await scene.newUser('USER'),
  ];
  await expect(scene.create(user, ['1000'])).rejects.toThrow('FORBIDDEN');
  for (const field of ['importableJudges { key }', 'remoteImports { total }'])
    await expect(scene.ask(user, `{ ${field} }`)).rejects.toThrow('FORBIDDEN');
  const id = await scene.create(admin, ['1000']);
  await expect(scene.ask(other, batchQuery, { id })).rejects.toThrow('REMOTE_IMPORT_NOT_FOUND');
  expect(await scene.ask(keeper, batchQuery, { id })).toMatchObject({ remoteImport: { state: 'READING' } });
});
