import type { User } from '@verdict/prisma/generated/client/client.ts';
import { useTestSet } from '@verdict/schema/problem/test-data/test-set.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem, smallTests } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import { askAs, mustCreate, mustUpdate, problemInput, startAuthoring } from '../../problem/editing/authoring-scene.ts';

let scene: Awaited<ReturnType<typeof startAuthoring>>;
let author: User;
beforeAll(async () => {
  scene = await startAuthoring();
  author = await buildUser(scene.server.services);
});
afterAll(() => scene.server.stop());

const query = `query ($id: Int!) {
  managedContestProblems(contestId: $id) { outdatedVerdicts { count changedAt } }
}`;

/** A contest with a problem that was written in the form. */
async function build() {
  const { server, root } = scene;
  const input = problemInput();
  const form = await mustCreate(server, root, input);
  const contest = await buildContest(server.services, { authorId: author.id, title: `Cup ${form.id}` });
  const { id: contestProblemId } = await server.services.db.contestProblem.create({
    data: { contestId: contest.id, problemId: form.id, displayId: 'B', displayTitle: 'Sum' },
  });
  const outdated = async () => {
    const { value } = await askAs(server, author, query, { id: contest.id });
    return (value as { outdatedVerdicts: { count: number; changedAt: string | null } | null }[])[0]?.outdatedVerdicts;
  };
  return { input, form, contest, contestProblemId, outdated };
}

/** Stores a verdict of now, made with the data that the problem has. */
async function judge(submissionId: number, version: number): Promise<void> {
  const { db } = scene.server.services;
  const { problem } = await db.submission.update({
    where: { id: submissionId },
    data: { version, status: -1 },
    select: { problem: { select: { testSet: { select: { sha256: true } } } } },
  });
  const record = { dataSha256: problem.testSet?.sha256 ?? '', checkerSha256: null };
  const cause = version === 1 ? 'JUDGED' : 'REJUDGED';
  await db.verdictChange.create({ data: { submissionId, version, cause, status: -1, record, createdAt: new Date() } });
}

async function submit({ form, contest, contestProblemId }: Awaited<ReturnType<typeof build>>): Promise<number> {
  const { id } = await buildSubmission(scene.server.services, {
    userId: scene.admin.id,
    problemId: form.id,
    contestId: contest.id,
    contestProblemId,
    origin: 'CONTEST',
  });
  await judge(id, 1);
  return id;
}

test('verdicts are outdated while the limits differ from those they were made with', async () => {
  const { server, root } = scene;
  const built = await build();
  await submit(built);
  const stored = { ...built.input, displayId: built.form.displayId };
  expect(await built.outdated()).toBeNull();
  const raised = await mustUpdate(server, root, built.form, { ...stored, timeLimitMs: 2_000 });
  expect(await built.outdated()).toEqual({ count: 1, changedAt: expect.any(String) as string });
  await submit(built);
  expect(await built.outdated()).toMatchObject({ count: 1 });
  await mustUpdate(server, root, raised, stored);
  // Now it is the second one that was judged with others.
  expect(await built.outdated()).toMatchObject({ count: 1 });
});

test('verdicts of older test data are outdated until they are judged again', async () => {
  const { services } = scene.server;
  const built = await build();
  const id = await submit(built);
  const tests = await smallTests(services);
  await services.db.$transaction((tx) => useTestSet(tx, built.form.id, tests));
  expect(await built.outdated()).toMatchObject({ count: 1 });
  await judge(id, 2);
  expect(await built.outdated()).toBeNull();
});

test('the form of a problem names them in contests that the viewer administers', async () => {
  const { server, root, keeper } = scene;
  const built = await build();
  await submit(built);
  const stored = { ...built.input, displayId: built.form.displayId };
  await mustUpdate(server, root, built.form, { ...stored, memoryLimitMb: 64 });
  const named = async (user: User) => {
    const { value } = await askAs(
      server,
      user,
      'query ($id: Int!) { problemForm(id: $id) { outdatedInContests { contestTitle displayId } } }',
      { id: built.form.id },
    );
    return value;
  };
  expect(await named(root)).toEqual({
    outdatedInContests: [{ contestTitle: built.contest.title, displayId: 'B' }],
  });
  expect(await named(keeper)).toEqual({ outdatedInContests: [] });
});

test('they are counted in a few queries, however many problems a contest has', async () => {
  const { services } = scene.server;
  const { contest } = await build();
  const asked = { query, variables: { id: contest.id }, viewer: author };
  const one = await countQueries(services, asked);
  const { id: problemId } = await buildProblem(services);
  await services.db.contestProblem.create({
    data: { contestId: contest.id, problemId, displayId: 'C', displayTitle: 'Other' },
  });
  expect(await countQueries(services, asked)).toBe(one);
});
