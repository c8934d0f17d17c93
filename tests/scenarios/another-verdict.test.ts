import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { RunState, SubmitOutcome } from '@verdict/schema/remote/core/adapter.ts';
import type { Credential } from '@verdict/schema/remote/core/credential.ts';
import { RemoteFailure } from '@verdict/schema/remote/core/failure.ts';
import { JudgeHttp } from '@verdict/schema/remote/http/judge-http.ts';
import { JudgeSession } from '@verdict/schema/remote/http/judge-session.ts';
import { verdict } from '@verdict/schema/remote/verdict/verdict.ts';
import { createWeb } from '@verdict/server/adapters/web.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask, register, signInAsRoot, submit, until } from '../setup/site-api.ts';
import { runCommand, type Site, startSite } from '../setup/site.ts';

/** What stands in for a judge here is a whole site of this product, with its judge. */
let site: Site;
let ref: string;
let credential: Extract<Credential, { kind: 'token' }>;
const web = createWeb();

const patienceMs = 60_000;
const correct = 'print(sum(map(int, input().split())))\n';

beforeAll(async () => {
  site = await startSite({ isDemoWanted: false });
  await runCommand(site, ['problem', 'import', join(import.meta.dirname, 'storm-problem')]);
  const { problems } = await ask({
    url: site.url,
    query: '{ problems { items { displayId } } }',
    data: z.object({ problems: z.object({ items: z.array(z.object({ displayId: z.string() })) }) }),
  });
  ref = problems.items[0]?.displayId ?? '';
  const account = await register(site.url, 'robot');
  const { createApiToken } = await ask({
    url: site.url,
    token: account.token,
    query: `mutation {
      createApiToken(input: { name: "another site", scopes: [READ, SUBMIT] }) {
        ... on CreateApiTokenSuccess { data { token } }
      }
    }`,
    data: z.object({ createApiToken: z.object({ data: z.object({ token: z.string() }) }) }),
  });
  credential = { kind: 'token', username: account.username, token: createApiToken.data.token };
});
afterAll(async () => {
  await web.close();
  await site?.stop();
});

function visitor(): JudgeHttp {
  return new JudgeHttp({
    web,
    info: verdict.info,
    origin: site.url,
    session: new JudgeSession(),
    userAgent: 'Verdict/0.1 (tests)',
    clock: () => new Date(),
  });
}

async function signedIn(): Promise<JudgeHttp> {
  const http = visitor();
  await verdict.signIn?.open(http, credential);
  return http;
}

interface Change {
  readonly ref?: string;
  readonly languageId?: string;
}

async function send(http: JudgeHttp, source: string, change: Change = {}): Promise<SubmitOutcome> {
  const outcome = await verdict.submitting?.send(http, {
    ref,
    submitKey: null,
    languageId: 'python3',
    source,
    username: 'robot',
    clientRef: randomUUID(),
    ...change,
  });
  if (outcome === undefined) throw new Error('the adapter does not submit');
  return outcome;
}

/** The result of a program once it stays. */
async function resultOf(http: JudgeHttp, source: string, change: Change = {}): Promise<RunState> {
  const outcome = await send(http, source, change);
  if (outcome.kind !== 'ACCEPTED') throw new Error(`the program was not taken: ${outcome.kind}`);
  const handle = { runId: outcome.runId, username: 'robot', ref };
  return until('the verdict', patienceMs, async () => {
    const [state] = await verdict.results.read(http, [handle]);
    return state?.isFinal === true ? state : null;
  });
}

async function failureOf(action: Promise<unknown>): Promise<RemoteFailure | null> {
  return action.then(
    () => null,
    (error: unknown) => (error instanceof RemoteFailure ? error : null),
  );
}

test('a statement is read with its limits, samples and languages', async () => {
  const http = visitor();
  const statement = verdict.statements.parse(await verdict.statements.load(http, ref), ref);
  expect(statement).toMatchObject({
    title: 'Sum in a Storm',
    language: expect.stringMatching(/^en/u),
    description: 'Print the sum of two numbers.',
    samples: [{ input: '1 2\n', output: '3\n' }],
    timeLimitMs: 500,
    memoryLimitKb: 131_072,
  });
  expect(statement.languageIds).toContain('python3');
  expect(await verdict.languages.load?.(http, ref)).toContainEqual({ id: 'python3', name: 'Python3' });
});

test('a problem that is not there is refused', async () => {
  const load = async () => verdict.statements.parse(await verdict.statements.load(visitor(), 'nothing'), 'nothing');
  expect(await failureOf(load())).toMatchObject({ class: 'refused', reason: 'no-such-problem' });
});

test('a token opens a session; one that is unknown, or of somebody else, does not', async () => {
  expect(await verdict.signIn?.check(visitor())).toBe('LOST');
  expect(await verdict.signIn?.check(await signedIn())).toBe('OK');
  for (const wrong of [
    { ...credential, token: 'vdt_of-nobody' },
    { ...credential, username: 'root' },
  ]) {
    const opening = verdict.signIn?.open(visitor(), wrong);
    expect(await failureOf(Promise.resolve(opening))).toMatchObject({ class: 'auth' });
  }
});

test('a program is judged there, with the results of its cases', async () => {
  const http = await signedIn();
  const state = await resultOf(http, correct);
  expect(state).toMatchObject({ status: 0, text: 'AC', timeMs: expect.any(Number), memoryKb: expect.any(Number) });
  expect(state.cases.map(({ status }) => status)).toEqual([0, 0]);
  const [newest] = (await verdict.runs?.list(http, { username: 'robot', ref })) ?? [];
  expect(newest).toMatchObject({
    runId: state.runId,
    username: 'robot',
    ref,
    languageId: 'python3',
    codeBytes: Buffer.byteLength(correct),
  });
});

test('one request asks for as many results as it may', async () => {
  const http = await signedIn();
  const { runId } = await resultOf(http, correct);
  const handle = { runId, username: 'robot', ref };
  const missing = Array.from({ length: verdict.results.maxBatch - 1 }, (_run, index) => ({
    ...handle,
    runId: String(2_000_000_000 + index),
  }));
  expect(await verdict.results.read(http, [...missing, handle])).toMatchObject([{ runId, status: 0 }]);
});

test('a program that does not compile has the compiler’s text', async () => {
  const http = await signedIn();
  const { runId, status } = await resultOf(http, 'int main(void){return nothing_of_this_name;}\n', { languageId: 'c' });
  expect(status).toBe(-2);
  const text = await verdict.results.compileText?.(http, { runId, username: 'robot', ref });
  expect(text).toContain('nothing_of_this_name');
});

const refused: ReadonlyArray<readonly [reason: string, change: Change, source: string]> = [
  ['no-such-problem', { ref: 'nothing' }, correct],
  ['language', { languageId: 'cobol' }, correct],
  ['empty', {}, ' \n'],
  ['too-long', {}, `# ${'x'.repeat(70_000)}`],
];

test.each([...refused])('what it refuses is refused: %s', async (reason, change, source) => {
  expect(await send(await signedIn(), source, change)).toMatchObject({ kind: 'REFUSED', reason });
});

test('a problem that a second site has from there is solved on the second, by one run there', async () => {
  const second = await startSite({
    isDemoWanted: false,
    env: { REMOTE_ORIGINS: JSON.stringify({ VERDICT: site.url }), JUDGE_SLOTS: '1' },
  });
  try {
    const root = await signInAsRoot(second.url);
    const done = z.object({ result: z.object({ data: z.object({ id: z.number() }) }) });
    await ask({
      url: second.url,
      token: root.token,
      query: `mutation ($input: RemoteAccountInput!) {
        result: addRemoteAccount(input: $input) { ... on AddRemoteAccountSuccess { data { id } } }
      }`,
      variables: { input: { judgeKey: 'VERDICT', mode: 'OFFICIAL_API', username: 'robot', secret: credential.token } },
      data: done,
    });
    await ask({
      url: second.url,
      token: root.token,
      query: `mutation ($reference: String!) {
        result: importRemoteProblem(judgeKey: "VERDICT", reference: $reference, visibility: PUBLIC) {
          ... on ImportRemoteProblemSuccess { data { id } } ... on DomainError { message }
        }
      }`,
      variables: { reference: ref },
      data: done,
    });
    const runs = () => signedIn().then((http) => verdict.runs?.list(http, { username: 'robot', ref }));
    const earlier = new Set((await runs())?.map(({ runId }) => runId));
    const student = await register(second.url, 'student');
    const problemDisplayId = `VERDICT-${ref}`;
    const id = await submit(second.url, student, { problemDisplayId, languageKey: 'VERDICT.python3', code: correct });
    const { status, cases } = await until('the verdict', patienceMs, async () => {
      const { submission } = await ask({
        url: second.url,
        token: student.token,
        query: `{ submission(id: ${id}) { status cases { status } } }`,
        data: z.object({
          submission: z.object({ status: z.number(), cases: z.array(z.object({ status: z.number() })).nullable() }),
        }),
      });
      return [5, 6, 7, 9].includes(submission.status) ? null : submission;
    });
    expect([status, cases]).toEqual([0, [{ status: 0 }, { status: 0 }]]);
    expect((await runs())?.filter(({ runId }) => !earlier.has(runId))).toHaveLength(1);
  } finally {
    await second.stop();
  }
});

test('a visitor sends nothing', async () => {
  expect(await failureOf(send(visitor(), correct))).toMatchObject({ class: 'auth' });
});
