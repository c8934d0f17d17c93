import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildProblem } from '../../factories/problem.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let author: Person;
let reader: Person;
beforeAll(async () => {
  scene = await DiscussionScene.open();
  [author, reader] = [await scene.person(), await scene.person()];
});
afterAll(() => scene.server.stop());

const discussion = (title: string, wishes: object = {}) =>
  buildDiscussion(scene.server.services, { authorId: author.user.id, title, ...wishes });

async function similar(title: string, problemDisplayId: string | null = null): Promise<readonly string[]> {
  const { data } = await scene.server.graphql(
    `query ($title: String!, $problemDisplayId: String) {
      similarDiscussions(title: $title, problemDisplayId: $problemDisplayId) { title }
    }`,
    { token: reader.token, variables: { title, problemDisplayId } },
  );
  const found = (data?.['similarDiscussions'] ?? []) as readonly { readonly title: string }[];
  return found.map((row) => row.title);
}

test('similar discussions are those with most of the words, in any order, the best first', async () => {
  await discussion('quokka wombat');
  await discussion('Wombat, quokka and NUMBAT');
  await discussion('quokka alone');
  expect(await similar('numbat quokka wombat')).toEqual(['Wombat, quokka and NUMBAT', 'quokka wombat']);
});

test('Chinese titles are compared by pairs of characters', async () => {
  await discussion('最短路超时怎么办');
  expect(await similar('为什么最短路超时')).toEqual(['最短路超时怎么办']);
});

test('those about the problem come first', async () => {
  const { id: problemId, displayId } = await buildProblem(scene.server.services, { hasTests: false });
  await discussion('bilby dunnart', { problemId });
  await discussion('bilby dunnart potoroo');
  expect(await similar('bilby dunnart potoroo', displayId)).toEqual(['bilby dunnart', 'bilby dunnart potoroo']);
});

test('at most five are answered, and none for a title without words', async () => {
  for (let made = 0; made < 7; made += 1) await discussion(`bandicoot ${made}`);
  expect(await similar('bandicoot')).toHaveLength(5);
  for (const title of ['', '?!', "'\\", 'a']) expect(await similar(title)).toEqual([]);
});

test('disabled, deleted and closed ones are left out', async () => {
  const { id: problemId } = await buildProblem(scene.server.services, { hasTests: false });
  await discussion('echidna one', { isDisabled: true });
  await discussion('echidna two', { deletedAt: new Date() });
  await discussion('echidna three', { problemId });
  expect(await similar('echidna')).toEqual(['echidna three']);
  const { db } = scene.server.services;
  const { id: contestId } = await buildContest(scene.server.services, {
    authorId: (await scene.person('ADMIN')).user.id,
  });
  await db.contestProblem.create({ data: { contestId, problemId, displayId: 'A', displayTitle: 'A' } });
  expect(await similar('echidna')).toEqual([]);
});
