import type { Problem } from '@verdict/prisma/generated/client/client.ts';
import { maxLostOfDraft } from '@verdict/schema/judging/code-draft/code-draft.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let problem: Problem;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  problem = await buildProblem(server.services);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.codeDraft.deleteMany();
  token = await tokenFor(server.services, await buildUser(server.services));
});

interface Draft {
  readonly code: string | null;
  readonly version: number;
  readonly languageKey: string;
  readonly lost: readonly { readonly code: string }[];
}
interface Saved {
  readonly isTaken: boolean;
  readonly problemDisplayId: string;
  readonly draft: Draft;
}

const draftFields = '{ languageKey code version lost { code } }';

async function save(wishes: {
  code: string | null;
  baseVersion: number;
  ageMs?: number;
  languageKey?: string;
  problemDisplayId?: string;
  contestId?: number;
}): Promise<Saved[]> {
  const answer = await server.graphql(
    `mutation ($drafts: [CodeDraftInput!]!) {
      saveCodeDrafts(drafts: $drafts) { isTaken problemDisplayId draft ${draftFields} }
    }`,
    {
      token,
      variables: { drafts: [{ problemDisplayId: problem.displayId, languageKey: 'cpp', ageMs: 0, ...wishes }] },
    },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.['saveCodeDrafts'] as Saved[];
}

async function drafts(asker = token, contestId = 0, displayId = problem.displayId): Promise<Draft[]> {
  const answer = await server.graphql(
    `query ($id: String!, $contestId: Int) { codeDrafts(problemDisplayId: $id, contestId: $contestId) ${draftFields} }`,
    { token: asker, variables: { id: displayId, contestId } },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.['codeDrafts'] as Draft[];
}

test('what one browser stores another one finds, by language; nobody else does', async () => {
  await save({ code: 'int main() {}', baseVersion: 0 });
  await save({ code: 'print()', baseVersion: 0, languageKey: 'python3' });
  expect(await drafts()).toMatchObject([
    { languageKey: 'cpp', code: 'int main() {}', version: 1, lost: [] },
    { languageKey: 'python3', code: 'print()' },
  ]);
  expect(await drafts(await tokenFor(server.services, await buildUser(server.services)))).toEqual([]);
});

test('a text that grew from the stored one takes its place, and nothing is kept beside it', async () => {
  await save({ code: 'a', baseVersion: 0 });
  expect(await save({ code: 'ab', baseVersion: 1 })).toMatchObject([
    { isTaken: true, draft: { code: 'ab', version: 2, lost: [] } },
  ]);
});

test('of two that grew apart the one typed later is the draft, and the other can be taken back', async () => {
  await save({ code: 'start', baseVersion: 0, ageMs: 60_000 });
  await save({ code: 'start, here', baseVersion: 1, ageMs: 30_000 });
  // Typed before that on another browser, which was offline until now.
  expect(await save({ code: 'start, there', baseVersion: 1, ageMs: 40_000 })).toMatchObject([
    { isTaken: false, draft: { code: 'start, here', version: 2, lost: [{ code: 'start, there' }] } },
  ]);
  // And typed after it.
  expect(await save({ code: 'start, there again', baseVersion: 1, ageMs: 10_000 })).toMatchObject([
    {
      isTaken: true,
      draft: { code: 'start, there again', version: 3, lost: [{ code: 'start, here' }, { code: 'start, there' }] },
    },
  ]);
});

test('two browsers that store at once lose nothing between them', async () => {
  await save({ code: 'start', baseVersion: 0 });
  await Promise.all(['one', 'two', 'three'].map((code) => save({ code, baseVersion: 1 })));
  const [draft] = await drafts();
  expect([draft?.code, ...(draft?.lost ?? []).map(({ code }) => code)].sort()).toEqual(['one', 'three', 'two']);
});

test('texts kept beside a draft are bounded, and each is kept once', async () => {
  await save({ code: 'first', baseVersion: 0 });
  for (let number = 0; number < maxLostOfDraft + 5; number += 1)
    await save({ code: `text ${number % (maxLostOfDraft + 3)}`, baseVersion: 0 });
  const [draft] = await drafts();
  expect(draft?.lost).toHaveLength(maxLostOfDraft);
  expect(new Set(draft?.lost.map(({ code }) => code)).size).toBe(maxLostOfDraft);
});

test('going back to the template is a change like any other', async () => {
  await save({ code: 'text', baseVersion: 0 });
  expect(await save({ code: null, baseVersion: 1 })).toMatchObject([
    { isTaken: true, draft: { code: null, version: 2, lost: [] } },
  ]);
});

/** A running contest with a problem that nobody sees elsewhere. */
async function hiddenInContest(access: 'PUBLIC' | 'PRIVATE' = 'PUBLIC'): Promise<number> {
  const author = await buildUser(server.services);
  const hidden = await buildProblem(server.services, { visibility: 'CONTEST' });
  const contest = await buildContest(server.services, {
    authorId: author.id,
    access,
    problems: { create: { problemId: hidden.id, displayId: 'A', displayTitle: 'First' } },
  });
  return contest.id;
}

test('a contest has drafts of its own, by its own display ids', async () => {
  const contestId = await hiddenInContest();
  expect(await save({ code: 'in practice', baseVersion: 0 })).toHaveLength(1);
  expect(await save({ code: 'in the contest', baseVersion: 0, contestId, problemDisplayId: 'A' })).toMatchObject([
    { problemDisplayId: 'A', isTaken: true },
  ]);
  expect(await drafts()).toMatchObject([{ code: 'in practice' }]);
  expect(await drafts(token, contestId, 'A')).toMatchObject([{ code: 'in the contest' }]);
});

test('in a contest one may not look into, no draft is kept', async () => {
  expect(
    await save({ code: 'x', baseVersion: 0, contestId: await hiddenInContest('PRIVATE'), problemDisplayId: 'A' }),
  ).toEqual([]);
  expect(await save({ code: 'x', baseVersion: 0, contestId: 2_000_000_000 })).toEqual([]);
});

test('drafts of hidden problems and drafts that are too long are neither stored nor answered', async () => {
  const hidden = await buildProblem(server.services, { visibility: 'PRIVATE' });
  expect(await save({ code: 'x', baseVersion: 0, problemDisplayId: hidden.displayId })).toEqual([]);
  expect(await save({ code: 'x'.repeat(65_536), baseVersion: 0 })).toEqual([]);
  expect(await server.services.db.codeDraft.count()).toBe(0);
  expect(await save({ code: 'x'.repeat(65_535), baseVersion: 0 })).toMatchObject([{ isTaken: true }]);
});
