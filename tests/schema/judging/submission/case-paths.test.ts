import type { Judgement } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { JudgeTask } from '@verdict/judge/protocol/task.ts';
import type { Contest, User } from '@verdict/prisma/generated/client/client.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

/*
 * Who sees results of cases is decided by one function, which has a table of its own beside it; here every way to them
 * is tried, so that none goes round it.
 */

let server: TestServer;
let judge: FakeJudge;
const tokens = new Map<string, string>();
const users = new Map<string, User>();
const names = ['owner', 'problem author', 'contest author', 'admin'] as const;
type Name = (typeof names)[number];

beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  for (const name of names) {
    const user = await buildUser(server.services, { role: name === 'admin' ? 'ADMIN' : 'USER' });
    users.set(name, user);
    tokens.set(name, await tokenFor(server.services, user));
  }
});
afterAll(() => server.stop());

function idOf(name: Name): string {
  return users.get(name)?.id ?? '';
}

const record = {
  compilerVersion: 'gcc 12',
  compileCommand: 'gcc main.c',
  runCommand: './main',
  compileMs: 70,
  isCompileCached: false,
  dataSha256: 'd'.repeat(64),
  checkerSha256: null,
};

/** A judgement with all that some may not see. */
function tellingJudgement(task: JudgeTask): Judgement {
  const judgement = judgementFor(task, { status: Status.WRONG_ANSWER });
  const [first, ...rest] = judgement.cases.map((one) => ({
    ...one,
    runsMs: [990, 1_010],
    transcript: '>1\n<2\n',
    message: 'line 3 differs',
  }));
  const group = {
    position: 1,
    groupName: 'secret',
    status: Status.WRONG_ANSWER,
    score: 0,
    total: 1,
    acceptedCases: 0,
    caseCount: 1,
    timeMs: 1,
    memoryKb: 1,
  };
  return { ...judgement, record, groups: [group], cases: first === undefined ? [] : [first, ...rest] };
}

/** Submissions to contests are of a participant, whose other submissions there are not looked at. */
async function participantIn(contest: Contest): Promise<number> {
  const { id } = await server.services.db.contestParticipant.create({
    data: { contestId: contest.id, registeredAt: new Date() },
    select: { id: true },
  });
  return id;
}

async function waiting(contest: Contest | null, isPublished = true) {
  const problem = await buildProblem(server.services, {
    authorId: idOf('problem author'),
    isCaseResultPublished: isPublished,
    judgeMode: 'DEFAULT',
  });
  const { id } = await buildWaiting(server.services, {
    userId: idOf('owner'),
    problemId: problem.id,
    origin: contest === null ? 'PRACTICE' : 'CONTEST',
    ...(contest === null
      ? {}
      : { contestId: contest.id, participantId: await participantIn(contest), isUnderSeal: contest.sealsAt !== null }),
  });
  return { id, task: await judge.mustClaim() };
}

async function judged(contest: Contest | null, isPublished = true): Promise<number> {
  const { id, task } = await waiting(contest, isPublished);
  await judge.report(task, tellingJudgement(task));
  return id;
}

const seenSchema = z.object({
  cases: z
    .array(
      z.object({
        message: z.string().nullable(),
        runsMs: z.array(z.number()).nullable(),
        transcript: z.string().nullable(),
      }),
    )
    .nullable(),
  groups: z.array(z.object({ cases: z.array(z.unknown()) })).nullable(),
  progress: z.object({ casesDone: z.number(), casesTotal: z.number() }),
  record: z.object({ compilerVersion: z.string(), judgeName: z.string() }).nullable(),
  failures: z
    .array(z.object({ attempt: z.number(), judgeName: z.string(), cause: z.string(), at: z.string() }))
    .nullable(),
});
type Seen = z.infer<typeof seenSchema>;
const fields = `
  cases { message runsMs transcript }
  groups { cases { position } }
  progress { casesDone casesTotal } record { compilerVersion judgeName } failures { attempt judgeName cause at }
`;

async function ask(name: Name, query: string, variables: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { data } = await server.graphql(query, { variables, token: tokens.get(name) ?? '' });
  return data ?? {};
}

async function onDetail(name: Name, id: number): Promise<Seen | null> {
  return seenSchema
    .nullable()
    .parse((await ask(name, `query ($id: Int!) { submission(id: $id) { ${fields} } }`, { id }))['submission']);
}

async function onList(name: Name, id: number): Promise<Seen | null> {
  const { submissions } = await ask(
    name,
    `query ($id: Int!) { submissions(filter: { ids: [$id] }) { items { ${fields} } } }`,
    { id },
  );
  return z.object({ items: z.array(seenSchema) }).parse(submissions).items[0] ?? null;
}

async function subscribed(name: Name, query: string, id: number): Promise<unknown> {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: tokens.get(name) },
  });
  try {
    for await (const { data } of client.iterate({ query, variables: { id } })) return data;
    return null;
  } catch {
    return null;
  } finally {
    await client.dispose();
  }
}

async function onProgress(name: Name, id: number): Promise<Seen | null> {
  const data = await subscribed(
    name,
    `subscription ($id: Int!) { submissionProgress(id: $id) { casesDone casesTotal submission { ${fields} } } }`,
    id,
  );
  if (data === null) return null;
  const { submissionProgress: told } = z
    .object({ submissionProgress: z.object({ casesDone: z.number(), casesTotal: z.number(), submission: seenSchema }) })
    .parse(data);
  expect({ casesDone: told.casesDone, casesTotal: told.casesTotal }).toEqual(told.submission.progress);
  return told.submission;
}

async function onChange(name: Name, id: number): Promise<Seen | null> {
  const data = await subscribed(name, `subscription ($id: Int!) { submissionChanged(ids: [$id]) { ${fields} } }`, id);
  return z.object({ submissionChanged: seenSchema }).parse(data).submissionChanged;
}

async function overRest(name: Name, id: number): Promise<unknown> {
  const response = await fetch(`${server.url}/api/get-all-case-result?submitId=${id}`, {
    headers: { Authorization: tokens.get(name) ?? '' },
  });
  return z.object({ data: z.unknown() }).parse(await response.json()).data;
}

const hidden = { cases: null, groups: null, progress: { casesDone: 0, casesTotal: 0 } };
const shown = { cases: [{}, {}], groups: [{ cases: [{}] }], progress: { casesDone: 2, casesTotal: 2 } };

describe.each(Object.entries({ detail: onDetail, list: onList, progress: onProgress, change: onChange }))(
  'by the %s',
  (_path, look) => {
    test('case results of a running ACM contest are for its admins, and for contestants after the end', async () => {
      const contest = await buildContest(server.services, { type: 'ACM', authorId: idOf('contest author') });
      const id = await judged(contest);
      expect(await look('owner', id)).toMatchObject(hidden);
      expect(await look('contest author', id)).toMatchObject(shown);
      // An admin of the site is a contestant like others.
      expect(await look('admin', id)).toMatchObject(hidden);
      await server.services.db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date() } });
      expect(await look('owner', id)).toMatchObject(shown);
      expect(await look('admin', id)).toMatchObject(shown);
    });

    test.each([
      [true, shown],
      [false, hidden],
    ] as const)(
      'a running OI contest without a seal shows them as the problem does: published %s',
      async (isPublished, seen) => {
        const contest = await buildContest(server.services, { type: 'OI', authorId: idOf('contest author') });
        const id = await judged(contest, isPublished);
        expect(await look('owner', id)).toMatchObject(seen);
        expect(await look('contest author', id)).toMatchObject(shown);
      },
    );

    test('an OI contest that is still sealed shows them to its admins only', async () => {
      const contest = await buildContest(server.services, {
        type: 'OI',
        authorId: idOf('contest author'),
        endsAt: new Date(),
        sealsAt: new Date(0),
        isUnsealedAtEnd: false,
      });
      const id = await judged(contest);
      // Changes of an unknown result are none.
      if (look !== onChange) expect(await look('owner', id)).toMatchObject(hidden);
      expect(await look('contest author', id)).toMatchObject(shown);
    });

    test('while it is judged, how far it is is hidden with the cases', async () => {
      const { id, task } = await waiting(null, false);
      await judge.progress(task, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 });
      if (look !== onChange) {
        expect((await look('owner', id))?.progress).toEqual({ casesDone: 0, casesTotal: 0 });
        expect((await look('problem author', id))?.progress).toEqual({ casesDone: 1, casesTotal: 2 });
      }
      await judge.report(task, tellingJudgement(task));
      expect(await look('owner', id)).toMatchObject(hidden);
      expect(await look('problem author', id)).toMatchObject(shown);
    });

    test('run times and transcripts are for problem staff, the record for admins', async () => {
      const id = await judged(null);
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
        record: { compilerVersion: 'gcc 12', judgeName: judge.name },
        failures: [],
      });
    });
  },
);

test('REST answers results of cases under the same rule', async () => {
  const contest = await buildContest(server.services, { authorId: idOf('contest author') });
  const id = await judged(contest);
  expect(await overRest('owner', id)).toBeNull();
  expect(await overRest('contest author', id)).toMatchObject({ judgeCaseList: [{}, {}], subTaskJudgeCaseVoList: [{}] });
  await server.services.db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date() } });
  expect(await overRest('owner', id)).toMatchObject({ judgeCaseList: [{}, {}] });
});

test("while a contest runs, the problem's author sees no more than other contestants", async () => {
  const contest = await buildContest(server.services, { authorId: idOf('contest author') });
  const id = await judged(contest);
  await server.services.db.submission.update({ where: { id }, data: { userId: idOf('problem author') } });
  expect(await onDetail('problem author', id)).toMatchObject(hidden);
});

test("what the judge says of a case is in the reader's language", async () => {
  const id = await judged(null);
  const query = 'query ($id: Int!) { submission(id: $id) { cases { message } } }';
  const inChinese = await server.graphql(query, { variables: { id }, headers: { 'Accept-Language': 'zh-CN' } });
  expect(inChinese.data).toMatchObject({
    submission: { cases: [{ message: '第 3 行不同' }, { message: '第 3 行不同' }] },
  });
  const inEnglish = await server.graphql(query, { variables: { id } });
  expect(inEnglish.data).toMatchObject({
    submission: { cases: [{ message: 'Line 3 differs' }, { message: 'Line 3 differs' }] },
  });
});

test('admins read the failed attempts while the submission is retried and with its verdict', async () => {
  const { id, task } = await waiting(null);
  const failed = [
    { attempt: 1, judgeName: judge.name, cause: 'the disk of the judge is full', at: expect.stringMatching(/^\d{4}-/) },
  ];
  const told = async () =>
    Promise.all(
      (['admin', 'owner', 'problem author'] as const).map(async (name) => (await onDetail(name, id))?.failures),
    );
  await judge.fail(task, 'the disk of the judge is full');
  expect(await told()).toEqual([failed, null, null]);
  const again = await judge.mustClaim();
  await judge.report(again, judgementFor(again));
  expect(await told()).toEqual([failed, null, null]);
  const query =
    'query ($id: Int!) { submission(id: $id) { history { version failures { attempt judgeName cause } } } }';
  expect(await ask('admin', query, { id })).toMatchObject({
    submission: { history: [{ version: 1, failures: [{ attempt: 1, cause: 'the disk of the judge is full' }] }] },
  });
});
