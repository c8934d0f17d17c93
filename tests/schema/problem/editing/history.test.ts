import type { User } from '@verdict/prisma/generated/client/client.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { legacyPackage, writePackage } from '../package/package-folder.ts';
import { askAs, mustCreate, mustUpdate, problemInput, statement } from './authoring-scene.ts';

let server: TestServer;
let keeper: User;
let other: User;
beforeAll(async () => {
  server = await startTestServer();
  await buildLiveNode(server.services);
  keeper = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
  other = await buildUser(server.services, { role: 'ROOT' });
}, 120_000);
afterAll(() => server.stop());

const revisionsQuery = 'query List($id: Int!) { problemRevisions(id: $id) { total items { number modifier } } }';
const diffQuery = `query Diff($id: Int!, $from: Int!, $to: Int!) {
  problemRevisionDiff(id: $id, from: $from, to: $to) { field parts { kind text } }
}`;
const draftQuery =
  'query Draft($problemId: Int) { problemDraft(problemId: $problemId) { data basedOnVersion currentVersion } }';
const saveDraft = `mutation Save($problemId: Int, $data: String!, $basedOnVersion: Int) {
  saveProblemDraft(problemId: $problemId, data: $data, basedOnVersion: $basedOnVersion) {
    ... on SaveProblemDraftSuccess { data { data } }
    ... on DomainError { code }
  }
}`;

test('each save that changes something is a revision, with who it was and what changed, line by line', async () => {
  const form = await mustCreate(server, keeper);
  const input = problemInput({ displayId: form.displayId });
  const second = await mustUpdate(server, other, form, {
    ...input,
    timeLimitMs: 2_000,
    statements: [statement({ description: 'Add two numbers.\nThey are small.' })],
  });
  await mustUpdate(server, keeper, second, {
    ...input,
    timeLimitMs: 2_000,
    statements: [statement({ description: 'Add two numbers.\nThey are small.' })],
  });
  expect((await askAs(server, keeper, revisionsQuery, { id: form.id })).value).toEqual({
    total: 2,
    items: [
      { number: 2, modifier: other.username },
      { number: 1, modifier: keeper.username },
    ],
  });
  const { value } = await askAs(server, keeper, diffQuery, { id: form.id, from: 1, to: 2 });
  expect(value).toEqual(
    expect.arrayContaining([
      {
        field: 'timeLimitMs',
        parts: [
          { kind: 'REMOVED', text: '1000' },
          { kind: 'ADDED', text: '2000' },
        ],
      },
    ]),
  );
  expect(value).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'statements.en.description' })]));
  expect(value).toHaveLength(2);
});

test('who has a problem open is told when an import, a form or the list changes it', async () => {
  const read = await readProblemPackage(await writePackage(legacyPackage));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  await using one = read.package;
  const { problemId } = await importProblem(server.services, one.problem, { packageName: 'opened-in-a-form' });
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: await tokenFor(server.services, keeper) },
  });
  const versions = client.iterate<{ problemVersionChanged: number }>({
    query: 'subscription Watch($problemId: Int!) { problemVersionChanged(problemId: $problemId) }',
    variables: { problemId },
  });
  const next = async () => (await versions.next()).value?.data?.problemVersionChanged;
  expect(await next()).toBe(1);
  await importProblem(server.services, one.problem, { packageName: 'opened-in-a-form' });
  expect(await next()).toBe(2);
  const hide = 'mutation Hide($id: Int!) { changeProblemVisibility(id: $id, visibility: PRIVATE) { __typename } }';
  expect((await askAs(server, other, hide, { id: problemId })).value).toMatchObject({
    __typename: 'ChangeProblemVisibilitySuccess',
  });
  expect(await next()).toBe(3);
  await client.dispose();
});

test('an unsaved form is kept for its writer alone, until the problem is saved', async () => {
  const form = await mustCreate(server, keeper);
  await askAs(server, keeper, saveDraft, { problemId: form.id, data: '{"title":"n"}', basedOnVersion: 1 });
  await askAs(server, keeper, saveDraft, { problemId: form.id, data: '{"title":"new"}', basedOnVersion: 1 });
  await askAs(server, keeper, saveDraft, { problemId: null, data: '{"of":"a new one"}' });
  expect((await askAs(server, keeper, draftQuery, { problemId: form.id })).value).toEqual({
    data: '{"title":"new"}',
    basedOnVersion: 1,
    currentVersion: 1,
  });
  expect((await askAs(server, keeper, draftQuery, {})).value).toEqual({
    data: '{"of":"a new one"}',
    basedOnVersion: null,
    currentVersion: null,
  });
  expect((await askAs(server, other, draftQuery, { problemId: form.id })).value).toBeNull();
  await mustUpdate(server, keeper, form, problemInput({ displayId: form.displayId }));
  expect((await askAs(server, keeper, draftQuery, { problemId: form.id })).value).toBeNull();
  expect((await askAs(server, keeper, 'mutation Drop { dropProblemDraft }', {})).value).toBe(true);
  expect((await askAs(server, keeper, draftQuery, {})).value).toBeNull();
});

test('a draft of a new problem is deleted only when that very draft becomes the problem', async () => {
  const author = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
  const keep = async (data: string) => {
    await askAs(server, author, saveDraft, { problemId: null, data });
    const { savedAt } = await server.services.db.problemDraft.findUniqueOrThrow({
      where: { userId_slot: { userId: author.id, slot: 0 } },
    });
    return savedAt.toISOString();
  };
  const draft = async () => (await askAs(server, author, draftQuery, {})).value;
  const create = async (draftSavedAt: string | null) => {
    const made = await askAs(
      server,
      author,
      `mutation Create($input: ProblemInput!, $draftSavedAt: DateTime) {
        createProblem(input: $input, draftSavedAt: $draftSavedAt) { ... on CreateProblemSuccess { data { id } } }
      }`,
      { input: problemInput(), draftSavedAt },
    );
    expect(made.data).toMatchObject({ id: expect.any(Number) });
  };
  const first = await keep('{"typed":"once"}');
  await mustCreate(server, author);
  expect(await draft()).toMatchObject({ data: '{"typed":"once"}' });
  // Another tab types on.
  let second = await keep('{"typed":"twice"}');
  while (second === first) second = await keep('{"typed":"twice"}');
  await create(first);
  expect(
    (
      await askAs(server, author, 'mutation Drop($savedAt: DateTime) { dropProblemDraft(savedAt: $savedAt) }', {
        savedAt: first,
      })
    ).value,
  ).toBe(false);
  expect(await draft()).toMatchObject({ data: '{"typed":"twice"}' });
  await create(second);
  expect(await draft()).toBeNull();
});

test('a draft beyond its bound is refused', async () => {
  expect((await askAs(server, keeper, saveDraft, { data: 'x'.repeat(4 * 1024 ** 2 + 1) })).code).toBe(
    'DRAFT_TOO_LARGE',
  );
});
