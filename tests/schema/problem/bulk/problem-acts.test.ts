import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProblem, type ProblemWishes } from '../../../factories/problem.ts';
import { tokenFor } from '../../../factories/user.ts';
import { BulkScene, outcomes } from '../../core/bulk/bulk-scene.ts';

let scene: BulkScene;
let keeper: User;
beforeAll(async () => {
  scene = await BulkScene.start();
  keeper = await scene.user('PROBLEM_ADMIN');
});
afterAll(() => scene.server.stop());

const readable = { statements: { create: { language: 'en', title: 'Sum', description: 'Add.' } } } as const;
const problem = (wishes: ProblemWishes = {}) =>
  buildProblem(scene.server.services, { hasTests: false, ...readable, ...wishes });

const stored = async (id: number) => {
  const { visibility, difficulty, version, tags } = await scene.db.problem.findUniqueOrThrow({
    where: { id },
    include: { tags: { select: { tag: { select: { name: true } } } } },
  });
  return { visibility, difficulty, version, tags: tags.map(({ tag }) => tag.name).toSorted() };
};

const preview = (as: User, ids: readonly number[], change: object) =>
  scene.preview(as, 'Problem', { problemIds: ids.map(String), change });

describe('tags', () => {
  test('are added and removed, and undoing gives each problem what it had', async () => {
    const [a, b] = [await problem(), await problem()];
    await scene.apply(keeper, await preview(keeper, [a.id, b.id], { tags: { add: ['greedy'] } }));
    const act = await preview(keeper, [a.id, b.id], { tags: { add: ['DP', 'Greedy'], remove: [] } });
    expect(act.rows.items[0]).toMatchObject({
      targetId: String(a.id),
      state: 'PENDING',
      changes: [{ field: 'tags', before: 'greedy', after: 'DP, greedy' }],
    });
    expect((await stored(a.id)).tags).toEqual(['greedy']);
    expect(outcomes(await scene.apply(keeper, act))).toEqual(['DONE', 'DONE']);
    expect((await stored(a.id)).tags).toEqual(['DP', 'greedy']);
    expect(await scene.audited(keeper, a.id)).toEqual(['problem.edit', 'problem.edit']);
    expect(outcomes(await scene.undo(keeper, act))).toEqual(['UNDONE', 'UNDONE']);
    expect((await stored(a.id)).tags).toEqual(['greedy']);
    const removal = await preview(keeper, [a.id], { tags: { remove: ['GREEDY'] } });
    expect((await scene.apply(keeper, removal)).doneCount).toBe(1);
    expect((await stored(a.id)).tags).toEqual([]);
  });

  test('are at most 20 of a problem, and a change says some', async () => {
    const full = await problem();
    const add = Array.from({ length: 20 }, (_none, index) => `tag ${index}`);
    await scene.apply(keeper, await preview(keeper, [full.id], { tags: { add } }));
    expect(outcomes(await preview(keeper, [full.id], { tags: { add: ['one more'] } }))).toEqual([
      'REFUSED TOO_MANY_TAGS',
    ]);
    const input = { problemIds: [String(full.id)], change: { tags: { add: [], remove: [] } } };
    expect((await scene.call(keeper, 'previewProblemAct', input)).__typename).toBe('InvalidInput');
  });
});

describe('each row', () => {
  test('passes the rule of the single act: what is hidden is not found, what is of others is refused', async () => {
    const admin = await scene.user('ADMIN');
    const stranger = await scene.user();
    const [own, other] = [
      await problem({ authorId: admin.id }),
      await problem({ authorId: keeper.id, visibility: 'PRIVATE' }),
    ];
    const ids = [own.id, other.id, 999_999];
    const change = { difficulty: 'HARD' };
    const act = await preview(admin, ids, change);
    expect(outcomes(act)).toEqual(['PENDING', 'REFUSED PROBLEM_EDIT_FORBIDDEN', 'REFUSED PROBLEM_NOT_FOUND']);
    expect(outcomes(await scene.apply(admin, act))[0]).toBe('DONE');
    expect((await stored(other.id)).difficulty).toBe('EASY');
    const strangers = await preview(stranger, ids, change);
    expect(outcomes(strangers)).toEqual([
      'REFUSED PROBLEM_EDIT_FORBIDDEN',
      'REFUSED PROBLEM_NOT_FOUND',
      'REFUSED PROBLEM_NOT_FOUND',
    ]);
    expect(strangers.rows.items.map(({ name }) => name !== null)).toEqual([true, false, false]);
    const { data } = await scene.server.graphql(`{ bulkAct(id: ${act.id}) { id } }`, {
      token: await tokenFor(scene.server.services, keeper),
    });
    expect(data?.['bulkAct']).toBeNull();
    expect((await scene.call(keeper, 'undoBulkAct', { id: act.id })).__typename).toBe('BulkActNotFound');
  });

  test('is asked again when the act is applied', async () => {
    const admin = await scene.user('ADMIN');
    const { id } = await problem({ authorId: admin.id });
    const act = await preview(admin, [id], { difficulty: 'HARD' });
    await scene.db.problem.update({ where: { id }, data: { authorId: keeper.id } });
    expect(outcomes(await scene.apply(admin, act))).toEqual(['REFUSED PROBLEM_EDIT_FORBIDDEN']);
    expect((await stored(id)).difficulty).toBe('EASY');
  });

  test('is done once, however often the act is applied, and not after an hour', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 3; made += 1) ids.push((await problem()).id);
    const act = await preview(keeper, ids, { difficulty: 'MID' });
    await Promise.all([scene.apply(keeper, act), scene.apply(keeper, act)]);
    for (const id of ids) expect((await stored(id)).version).toBe(2);
    const late = await preview(keeper, ids, { difficulty: 'HARD' });
    await scene.db.bulkAct.update({ where: { id: Number(late.id) }, data: { createdAt: new Date(0) } });
    expect((await scene.call(keeper, 'applyBulkAct', { id: late.id })).__typename).toBe('BulkActFinal');
  });
});

describe('visibility', () => {
  test('is made public by who may publish, where there is something to read', async () => {
    const admin = await scene.user('ADMIN');
    const hidden = await problem({ authorId: admin.id, visibility: 'PRIVATE' });
    const empty = await buildProblem(scene.server.services, { visibility: 'PRIVATE', hasTests: false });
    const change = { visibility: 'PUBLIC' };
    expect(outcomes(await preview(admin, [hidden.id], change))).toEqual(['REFUSED PUBLISHING_FORBIDDEN']);
    const act = await preview(keeper, [hidden.id, empty.id], change);
    expect(outcomes(act)).toEqual(['PENDING', 'REFUSED STATEMENT_MISSING']);
    await scene.apply(keeper, act);
    expect((await stored(hidden.id)).visibility).toBe('PUBLIC');
    expect(await scene.audited(keeper, hidden.id)).toEqual(['problem.changeVisibility']);
    const revisions = await scene.db.problemRevision.findMany({ where: { problemId: hidden.id } });
    expect(revisions).toHaveLength(2);
  });

  test('that somebody changed since is kept, and undoing says who changed it', async () => {
    const [calm, changed, free] = [await problem(), await problem(), await problem({ visibility: 'PRIVATE' })];
    const ids = [calm.id, changed.id, free.id];
    const act = await scene.apply(keeper, await preview(keeper, ids, { visibility: 'PRIVATE' }));
    expect(outcomes(act)).toEqual(['DONE', 'DONE', 'UNCHANGED']);
    const root = await scene.user('ROOT');
    await scene.server.graphql(
      `mutation { changeProblemVisibility(id: ${changed.id}, visibility: CONTEST) { __typename } }`,
      { token: await tokenFor(scene.server.services, root) },
    );
    const undone = await scene.undo(keeper, act);
    expect(outcomes(undone)).toEqual(['UNDONE', 'KEPT BULK_ROW_CHANGED', 'UNCHANGED']);
    expect(undone.rows.items[1]?.refusal).toContain(root.username);
    expect([(await stored(calm.id)).visibility, (await stored(changed.id)).visibility]).toEqual(['PUBLIC', 'CONTEST']);
    expect(await scene.listed(keeper, 'problem')).toContainEqual({ kind: 'problem.visibility', state: 'UNDONE' });
  });

  test('that somebody changed between preview and act is kept', async () => {
    const { id } = await problem();
    const act = await preview(keeper, [id], { visibility: 'PRIVATE' });
    await scene.db.problem.update({ where: { id }, data: { visibility: 'CONTEST' } });
    expect(outcomes(await scene.apply(keeper, act))).toEqual(['REFUSED BULK_ROW_CHANGED']);
    expect((await stored(id)).visibility).toBe('CONTEST');
  });
});
