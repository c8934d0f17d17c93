import { Prisma, type Problem } from '@verdict/prisma/generated/client/client.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import { listedProblems, listedProblemsSql } from '@verdict/schema/problem/bank/problem.rule.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSolution } from '../../../factories/community-solution.ts';
import { buildEditorial } from '../../../factories/editorial.ts';
import { buildLineQuestion } from '../../../factories/line-question.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildTraining } from '../../../factories/training.ts';
import { tokenFor } from '../../../factories/user.ts';
import { ShareScene } from './share-scene.ts';

let world: ShareScene;
let problem: Problem & { readonly shareId: number };
beforeAll(async () => {
  world = await ShareScene.start();
});
afterAll(() => world.scene.server.stop());
beforeEach(async () => {
  problem = await world.received();
});

const change = (data: Prisma.ProblemUncheckedUpdateInput) =>
  world.db.problem.update({ where: { id: problem.id }, data });
const changeOwner = (data: Prisma.GroupUncheckedUpdateInput) =>
  world.db.group.update({ where: { id: world.from.id }, data });
const remove = (name: 'keeper' | 'receiver') =>
  world.scene.outcome(world.people[name], 'removeGroupShare', { id: problem.shareId });

describe('a received problem', () => {
  test('is listed and read by members of the receiving group, and by no others', async () => {
    const { pupil, receiver, stranger, colleague } = world.people;
    const root = await world.scene.user({ role: 'ROOT' });
    for (const user of [pupil, receiver, root]) expect(await world.listed(user)).toContain(problem.id);
    for (const user of [colleague, stranger, null]) expect(await world.listed(user)).toEqual([]);
    expect(await world.reads(pupil, problem)).toBe(true);
    for (const user of [stranger, null]) expect(await world.reads(user, problem)).toBe(false);
    expect(await world.listed(pupil, world.from)).toEqual([]);
  });

  test('is listed by the rule and by its SQL alike', async () => {
    await world.received({ visibility: 'PRIVATE' });
    for (const user of Object.values(world.people)) {
      const viewer = await viewerOf(world.db, user);
      const byRule = await world.db.problem.findMany({
        where: listedProblems(viewer, world.to.id),
        orderBy: { id: 'asc' },
        select: { id: true },
      });
      const sql = Prisma.sql`SELECT p.id FROM problem p WHERE ${listedProblemsSql(viewer, world.to.id)} ORDER BY p.id`;
      expect(await world.db.$queryRaw(sql)).toEqual(byRule);
    }
  });

  test('is closed while its group hides it or is disbanded, not while that is archived', async () => {
    const { pupil } = world.people;
    const isRead = async () => [(await world.listed(pupil)).includes(problem.id), await world.reads(pupil, problem)];
    await change({ visibility: 'PRIVATE' });
    expect(await isRead()).toEqual([false, false]);
    await change({ visibility: 'PUBLIC' });
    await changeOwner({ disbandedAt: new Date() });
    expect(await isRead()).toEqual([false, false]);
    await changeOwner({ disbandedAt: null, archivedAt: new Date() });
    expect(await isRead()).toEqual([true, true]);
    expect(await world.submit(pupil, problem)).toMatchObject({ data: { groupId: world.to.id } });
    await changeOwner({ archivedAt: null });
  });

  test('is neither changed nor read as its authors do by the receiving group', async () => {
    const { receiver } = world.people;
    const data = await world.scene.ask(
      receiver,
      `query ($id: Int!, $groupId: Int!) {
        problem(id: $id) { viewerCanEdit viewerCanKeepEditorial shares { id } }
        problemForm(id: $id) { id }
        adminProblems(filter: { groupId: $groupId }) { total }
      }`,
      { id: problem.id, groupId: world.to.id },
    );
    expect(data).toEqual({
      problem: { viewerCanEdit: false, viewerCanKeepEditorial: false, shares: [] },
      problemForm: null,
      adminProblems: expect.objectContaining({ total: 0 }) as object,
    });
  });
});

describe('a submission to a received problem', () => {
  test('is made in the receiving group, whose members alone see it', async () => {
    const { pupil, receiver, keeper } = world.people;
    const { data } = await world.submit(pupil, problem);
    expect(data).toMatchObject({ groupId: world.to.id });
    const { id } = data as { id: number };
    const seen = async (name: keyof typeof world.people) =>
      (
        (await world.scene.ask(world.people[name], 'query ($id: Int!) { submission(id: $id) { code } }', { id })) as {
          submission: { code: string | null } | null;
        }
      ).submission;
    expect((await seen('receiver'))?.code).toContain('//');
    expect([await seen('keeper'), await seen('colleague'), await seen('stranger')]).toEqual([null, null, null]);
    const list = 'query ($groupId: Int!) { submissions(filter: { groupId: $groupId }) { items { id } } }';
    const ids = async (as: typeof keeper, groupId: number) =>
      JSON.stringify(await world.scene.ask(as, list, { groupId }));
    expect(await ids(receiver, world.to.id)).toContain(`"id":${id}`);
    expect(await ids(keeper, world.from.id)).not.toContain(`"id":${id}`);
    expect(await ids(keeper, world.to.id)).not.toContain(`"id":${id}`);
  });

  test('of a member of both groups is made where the problem was opened', async () => {
    const { teacher, stranger } = world.people;
    const groups = [null, world.from.id, world.to.id].map((groupId) => world.submit(teacher, problem, groupId));
    expect((await Promise.all(groups)).map(({ data }) => (data as { groupId: number } | undefined)?.groupId)).toEqual([
      world.from.id,
      world.from.id,
      world.to.id,
    ]);
    expect(await world.submit(stranger, problem, world.to.id)).toMatchObject({ __typename: 'ProblemNotFound' });
  });

  test('goes to no other group when the one it was opened in has the problem no longer', async () => {
    const { teacher, keeper } = world.people;
    await world.scene.outcome(keeper, 'removeGroupShare', { id: problem.shareId });
    expect(await world.submit(teacher, problem, world.to.id)).toMatchObject({ __typename: 'ProblemNotFound' });
  });

  test('through REST is made in the group and the training that it names', async () => {
    const { teacher, receiver } = world.people;
    const { services, url } = world.scene.server;
    const training = await buildTraining(services, {
      authorId: receiver.id,
      groupId: world.to.id,
      problems: [problem],
    });
    const headers = { 'Content-Type': 'application/json', Authorization: await tokenFor(services, teacher) };
    const submit = async (place: object) => {
      const body = JSON.stringify({ pid: problem.displayId, language: 'CPP', code: 'int main() {}', ...place });
      return (await fetch(`${url}/api/submit-problem-judge`, { method: 'POST', headers, body })).json();
    };
    const filed = { status: 200, data: { gid: world.to.id } };
    expect(await submit({ gid: world.to.id })).toMatchObject(filed);
    expect(await submit({ gid: world.to.id, tid: training.id })).toMatchObject(filed);
    expect(await submit({ tid: training.id })).toMatchObject(filed);
    expect(await submit({ gid: 2_000_000_000 })).toMatchObject({ status: 403 });
  });
});

describe('what members say of a shared problem', () => {
  test('stays in their group; its editorial does not', async () => {
    const { colleague, pupil, keeper, receiver } = world.people;
    const editorial = await buildEditorial({ db: world.db }, { problemId: problem.id });
    const { db } = world;
    const accepted = { problemId: problem.id, status: 0 };
    const theirs = await buildSubmission({ db }, { ...accepted, userId: colleague.id, groupId: world.from.id });
    const solution = await buildSolution({ db }, { submission: theirs });
    const own = await buildSubmission({ db }, { ...accepted, userId: pupil.id, groupId: world.to.id });
    await db.solvedProblem.create({
      data: { userId: pupil.id, problemId: problem.id, firstAcceptedAt: new Date(), attempts: 1 },
    });
    await db.hintRead.create({ data: { userId: pupil.id, problemId: problem.id, step: 6, openedAt: new Date() } });
    const data = await world.scene.ask(
      pupil,
      `query ($id: Int!, $displayId: String!) {
        problem(id: $id) { editorial { viewerCanOpen viewerCanDiscuss } }
        communitySolutions(problemDisplayId: $displayId) { total }
      }`,
      { id: problem.id, displayId: problem.displayId },
    );
    expect(data).toEqual({
      problem: { editorial: { viewerCanOpen: true, viewerCanDiscuss: false } },
      communitySolutions: { total: 0 },
    });
    const isClosed = (query: string) => expect(world.scene.ask(pupil, query)).rejects.toThrow();
    await isClosed(`{ comments(on: { editorialId: ${editorial.id} }) { total } }`);
    await isClosed(`{ communitySolution(id: ${solution.id}) { id } }`);

    const question = await buildLineQuestion({ db }, { submission: own });
    const queue = async (as: typeof keeper) =>
      JSON.stringify(await world.scene.ask(as, '{ lineQuestions { items { id } } }'));
    expect(await queue(receiver)).toContain(`"id":${question.id}`);
    expect(await queue(keeper)).not.toContain(`"id":${question.id}`);
  });
});

describe.each(['keeper', 'receiver'] as const)('when the %s ends it', (name) => {
  test('nothing new uses the problem, and own submissions stay', async () => {
    const { pupil } = world.people;
    const { data } = await world.submit(pupil, problem);
    expect(await remove(name)).toBe('RemoveGroupShareSuccess');
    expect(await world.listed(pupil)).not.toContain(problem.id);
    expect(await world.reads(pupil, problem)).toBe(false);
    expect(await world.submit(pupil, problem, world.to.id)).toMatchObject({ __typename: 'ProblemNotFound' });
    const { id } = data as { id: number };
    expect(await world.scene.ask(pupil, 'query ($id: Int!) { submission(id: $id) { id } }', { id })).toEqual({
      submission: { id },
    });
  });
});
