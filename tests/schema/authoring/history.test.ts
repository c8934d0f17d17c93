import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLiveNode } from '../../factories/judge.ts';
import { buildUser } from '../../factories/user.ts';
import { startTestServer } from '../../server/test-server.ts';
import type { TestServer } from '../../server/test-server.ts';
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
const diffQuery = 'query Diff($id: Int!, $from: Int!, $to: Int!) { problemRevisionDiff(id: $id, from: $from, to: $to) { field parts { kind text } } }';
const draftQuery = 'query Draft($problemId: Int) { problemDraft(problemId: $problemId) { data basedOnVersion currentVersion } }';
const saveDraft = 'mutation Save($problemId: Int, $data: String!, $basedOnVersion: Int) { saveProblemDraft(problemId: $problemId, data: $data, basedOnVersion: $basedOnVersion) { ... on SaveProblemDraftSuccess { data { data } } ... on DomainError { code } } }';

test('each save that changes something is a revision, with who it was and what changed, line by line', async () => {
  const form = await mustCreate(server, keeper);
  const input = problemInput({ displayId: form.displayId });
  const second = await mustUpdate(server, other, form, { ...input, timeLimitMs: 2_000, statements: [statement({ description: 'Add two numbers.\nThey are small.' })] });
  await mustUpdate(server, keeper, second, { ...input, timeLimitMs: 2_000, statements: [statement({ description: 'Add two numbers.\nThey are small.' })] });
  expect((await askAs(server, keeper, revisionsQuery, { id: form.id })).value).toEqual({ total: 2, items: [{ number: 2, modifier: other.username }, { number: 1, modifier: keeper.username }] });
  const { value } = await askAs(server, keeper, diffQuery, { id: form.id, from: 1, to: 2 });
  expect(value).toEqual(expect.arrayContaining([{ field: 'timeLimitMs', parts: [{ kind: 'REMOVED', text: '1000' }, { kind: 'ADDED', text: '2000' }] }]));
  expect(value).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'statements.en.description' })]));
  expect(value).toHaveLength(2);
});

test('an unsaved form is kept for its writer alone, until the problem is saved', async () => {
  const form = await mustCreate(server, keeper);
  await askAs(server, keeper, saveDraft, { problemId: form.id, data: '{"title":"n"}', basedOnVersion: 1 });
  await askAs(server, keeper, saveDraft, { problemId: form.id, data: '{"title":"new"}', basedOnVersion: 1 });
  await askAs(server, keeper, saveDraft, { problemId: null, data: '{"of":"a new one"}' });
  expect((await askAs(server, keeper, draftQuery, { problemId: form.id })).value).toEqual({ data: '{"title":"new"}', basedOnVersion: 1, currentVersion: 1 });
  expect((await askAs(server, keeper, draftQuery, {})).value).toEqual({ data: '{"of":"a new one"}', basedOnVersion: null, currentVersion: null });
  expect((await askAs(server, other, draftQuery, { problemId: form.id })).value).toBeNull();
  await mustUpdate(server, keeper, form, problemInput({ displayId: form.displayId }));
  expect((await askAs(server, keeper, draftQuery, { problemId: form.id })).value).toBeNull();
  expect((await askAs(server, keeper, 'mutation Drop { dropProblemDraft }', {})).value).toBe(true);
  expect((await askAs(server, keeper, draftQuery, {})).value).toBeNull();
});

test('a draft beyond its bound is refused', async () => {
  expect((await askAs(server, keeper, saveDraft, { data: 'x'.repeat(4 * 1024 ** 2 + 1) })).code).toBe('DRAFT_TOO_LARGE');
});
