import { Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { judgementFor } from '../../../factories/judge.ts';
import { CaseScene, tellingJudgement, type Name } from './case-scene.ts';

/*
 * Who sees results of cases is decided by one function, which has a table of its own beside it; here every way to them
 * is tried, so that none goes round it.
 */

let scene: CaseScene;
beforeAll(async () => {
  scene = await CaseScene.start();
});
afterAll(() => scene.server.stop());

const hidden = { cases: null, groups: null, progress: { casesDone: 0, casesTotal: 0 } };
const shown = { cases: [{}, {}], groups: [{ cases: [{}] }], progress: { casesDone: 2, casesTotal: 2 } };

const ways = { detail: 'onDetail', list: 'onList', progress: 'onProgress', change: 'onChange' } as const;

describe.each(Object.entries(ways))('by the %s', (_path, way) => {
  const look = (name: Name, id: number) => scene[way](name, id);

  test('case results of a running ACM contest are for its admins, and for contestants after the end', async () => {
    const contest = await buildContest(scene.server.services, { type: 'ACM', authorId: scene.idOf('contest author') });
    const id = await scene.judged(contest);
    expect(await look('owner', id)).toMatchObject(hidden);
    expect(await look('contest author', id)).toMatchObject(shown);
    // An admin of the site is a contestant like others.
    expect(await look('admin', id)).toMatchObject(hidden);
    await scene.server.services.db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date() } });
    expect(await look('owner', id)).toMatchObject(shown);
    expect(await look('admin', id)).toMatchObject(shown);
  });

  test.each([
    [true, shown],
    [false, hidden],
  ] as const)(
    'a running OI contest without a seal shows them as the problem does: published %s',
    async (isPublished, seen) => {
      const contest = await buildContest(scene.server.services, { type: 'OI', authorId: scene.idOf('contest author') });
      const id = await scene.judged(contest, isPublished);
      expect(await look('owner', id)).toMatchObject(seen);
      expect(await look('contest author', id)).toMatchObject(shown);
    },
  );

  test('an OI contest that is still sealed shows them to its admins only', async () => {
    const contest = await buildContest(scene.server.services, {
      type: 'OI',
      authorId: scene.idOf('contest author'),
      endsAt: new Date(),
      sealsAt: new Date(0),
      isUnsealedAtEnd: false,
    });
    const id = await scene.judged(contest);
    // Changes of an unknown result are none.
    if (way !== 'onChange') expect(await look('owner', id)).toMatchObject(hidden);
    expect(await look('contest author', id)).toMatchObject(shown);
  });

  test('while it is judged, how far it is is hidden with the cases', async () => {
    const { id, task } = await scene.waiting(null, false);
    await scene.judge.progress(task, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 });
    if (way !== 'onChange') {
      expect((await look('owner', id))?.progress).toEqual({ casesDone: 0, casesTotal: 0 });
      expect((await look('problem author', id))?.progress).toEqual({ casesDone: 1, casesTotal: 2 });
    }
    await scene.judge.report(task, tellingJudgement(task));
    expect(await look('owner', id)).toMatchObject(hidden);
    expect(await look('problem author', id)).toMatchObject(shown);
  });

  test('run times and transcripts are for problem staff, the record for admins', async () => {
    const id = await scene.judged(null);
    const secrets = { runsMs: [990, 1_010], transcript: '>1\n<2\n' };
    expect(await look('owner', id)).toMatchObject({
      cases: [
        { runsMs: null, transcript: null },
        { runsMs: null, transcript: null },
      ],
      record: null,
      failures: null,
    });
    expect(await look('problem author', id)).toMatchObject({
      cases: [secrets, secrets],
      record: null,
      failures: null,
    });
    expect(await look('admin', id)).toMatchObject({
      cases: [secrets, secrets],
      record: { compilerVersion: 'gcc 12', judgeName: scene.judge.name },
      failures: [],
    });
  });
});

test('REST answers results of cases under the same rule', async () => {
  const contest = await buildContest(scene.server.services, { authorId: scene.idOf('contest author') });
  const id = await scene.judged(contest);
  expect(await scene.overRest('owner', id)).toBeNull();
  expect(await scene.overRest('contest author', id)).toMatchObject({
    judgeCaseList: [{}, {}],
    subTaskJudgeCaseVoList: [{}],
  });
  await scene.server.services.db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date() } });
  expect(await scene.overRest('owner', id)).toMatchObject({ judgeCaseList: [{}, {}] });
});

test("while a contest runs, the problem's author sees no more than other contestants", async () => {
  const contest = await buildContest(scene.server.services, { authorId: scene.idOf('contest author') });
  const id = await scene.judged(contest);
  await scene.server.services.db.submission.update({ where: { id }, data: { userId: scene.idOf('problem author') } });
  expect(await scene.onDetail('problem author', id)).toMatchObject(hidden);
});

test("what the judge says of a case is in the reader's language", async () => {
  const id = await scene.judged(null);
  const query = 'query ($id: Int!) { submission(id: $id) { cases { message } } }';
  const inChinese = await scene.server.graphql(query, { variables: { id }, headers: { 'Accept-Language': 'zh-CN' } });
  expect(inChinese.data).toMatchObject({
    submission: { cases: [{ message: '第 3 行不同' }, { message: '第 3 行不同' }] },
  });
  const inEnglish = await scene.server.graphql(query, { variables: { id } });
  expect(inEnglish.data).toMatchObject({
    submission: { cases: [{ message: 'Line 3 differs' }, { message: 'Line 3 differs' }] },
  });
});

test('admins read the failed attempts while the submission is retried and with its verdict', async () => {
  const { id, task } = await scene.waiting(null);
  const failed = [
    {
      attempt: 1,
      judgeName: scene.judge.name,
      cause: 'the disk of the judge is full',
      at: expect.stringMatching(/^\d{4}-/),
    },
  ];
  const told = async () =>
    Promise.all(
      (['admin', 'owner', 'problem author'] as const).map(async (name) => (await scene.onDetail(name, id))?.failures),
    );
  await scene.judge.fail(task, 'the disk of the judge is full');
  expect(await told()).toEqual([failed, null, null]);
  const again = await scene.judge.mustClaim();
  await scene.judge.report(again, judgementFor(again));
  expect(await told()).toEqual([failed, null, null]);
  const query =
    'query ($id: Int!) { submission(id: $id) { history { version failures { attempt judgeName cause } } } }';
  expect(await scene.ask('admin', query, { id })).toMatchObject({
    submission: { history: [{ version: 1, failures: [{ attempt: 1, cause: 'the disk of the judge is full' }] }] },
  });
});
