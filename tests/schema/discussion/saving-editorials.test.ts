import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildEditorial } from '../../factories/editorial.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let reader: User;
let problem: Problem;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  [reader, problem] = [await scene.user(), await scene.problem({ authorId: scene.author.id })];
});

const db = () => scene.server.services.db;
async function isKnown(as: User = reader): Promise<boolean> {
  const { problem: shown } = await scene.ask(as, `{ problem(id: ${problem.id}) { editorial { id } } }`);
  return (shown as { editorial: object | null }).editorial !== null;
}

describe('publication', () => {
  const save = (publication: object | null, basedOnVersion: number | null = null, as: User = scene.author) =>
    scene.act(as, 'saveEditorial', {
      problemId: problem.id,
      basedOnVersion,
      disclosure: 'ALL',
      publication,
      translations: [{ language: 'zh', content: '正文', hints: ['提示'] }],
      solutionNames: [],
    });

  test('of a draft is for its keepers alone', async () => {
    expect(await save(null)).toMatchObject({ __typename: 'SaveEditorialSuccess' });
    expect(await isKnown()).toBe(false);
    expect(await isKnown(scene.author)).toBe(true);
    expect(await scene.outcome(reader, 'openEditorialStep', { problemId: problem.id, hint: 1 })).toBe(
      'EditorialNotFound',
    );
    await save({ isNow: true }, 1);
    expect(await isKnown()).toBe(true);
  });

  test('is at a date', async () => {
    await save({ at: new Date(Date.now() + 60_000) });
    expect(await isKnown()).toBe(false);
    await save({ at: new Date() }, 1);
    expect(await isKnown()).toBe(true);
  });

  test('is at the end of a contest with the problem, wherever that moves', async () => {
    const [jury, author] = [await scene.user({ role: 'ADMIN' }), await scene.user()];
    await db().problem.update({ where: { id: problem.id }, data: { authorId: author.id } });
    const contest = await buildContest(scene.server.services, { authorId: jury.id });
    const publication = { contestId: String(contest.id) };
    expect(await save(publication, null, author)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'publication.contestId' }],
    });
    await db().contestProblem.create({
      data: { contestId: contest.id, problemId: problem.id, displayId: 'A', displayTitle: 'A' },
    });
    expect(await save(publication, null, author)).toMatchObject({ __typename: 'SaveEditorialSuccess' });
    expect([await isKnown(), await isKnown(author)]).toEqual([false, true]);
    await db().contest.update({ where: { id: contest.id }, data: { endsAt: new Date() } });
    expect(await isKnown()).toBe(true);
  });

  test('at the end of a contest is known to the admins of that contest before', async () => {
    const [jury, other] = [await scene.user(), await scene.user()];
    const contest = await buildContest(scene.server.services, { authorId: jury.id });
    await buildEditorial(scene.server.services, { problemId: problem.id, publishesAfterId: contest.id });
    expect([await isKnown(jury), await isKnown(other)]).toEqual([true, false]);
    const { problem: shown } = await scene.ask(jury, `{ problem(id: ${problem.id}) { editorial { content } } }`);
    expect(shown).toEqual({ editorial: { content: 'The text' } });
  });

  test('refuses to overwrite what another keeper saved meanwhile', async () => {
    await save(null);
    await save(null, 1);
    expect(await save({ isNow: true }, 1)).toMatchObject({ __typename: 'EditorialChanged' });
    expect(await save(null)).toMatchObject({ __typename: 'EditorialChanged' });
    expect(await isKnown()).toBe(false);
  });
});

test('hints are as many in all languages, and no text is blank', async () => {
  const input = { problemId: problem.id, disclosure: 'ALL', solutionNames: ['accepted/none.cpp'] };
  const translations = [
    { language: 'zh', content: '正文', hints: ['提示'] },
    { language: 'en', content: ' ', hints: [] },
  ];
  const { fields } = await scene.act(scene.author, 'saveEditorial', { ...input, translations });
  expect((fields as { path: string }[]).map(({ path }) => path)).toEqual([
    'translations.1.content',
    'translations.1.hints',
    'solutionNames.0',
  ]);
});
