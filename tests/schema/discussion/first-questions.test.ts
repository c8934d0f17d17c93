import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { DiscussionScene } from './discussion-scene.ts';

let scene: DiscussionScene;
let helpId: number;
beforeAll(async () => {
  scene = await DiscussionScene.open();
  ({ id: helpId } = await db().discussionCategory.findFirstOrThrow({ where: { isHelp: true } }));
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;
const problem = () => buildProblem(scene.server.services, { hasTests: false });

/** An account that solved nothing and submitted to a problem. */
async function beginner(wishes: { readonly contestId?: number } = {}) {
  const person = await scene.person('USER', 0);
  const { id: problemId, displayId } = await problem();
  await buildSubmission(scene.server.services, { userId: person.user.id, problemId, status: -1, ...wishes });
  return { ...person, problemId, displayId };
}

async function refusal(token: string, args: string): Promise<unknown> {
  const { data } = await scene.server.graphql(`{ discussionRefusal(${args}) }`, {
    token,
    headers: { 'Accept-Language': 'en-US' },
  });
  return data?.['discussionRefusal'];
}

/** Ids of the categories that the form of a new discussion offers. */
async function offered(token: string, args = ''): Promise<unknown> {
  const { data } = await scene.server.graphql(`{ discussionCategories(isForNew: true, ${args}) { id } }`, { token });
  return z
    .array(z.object({ id: z.string() }))
    .parse(data?.['discussionCategories'])
    .map(({ id }) => Number(id));
}

describe('a beginner', () => {
  test('is offered the help categories for such a question alone, others all', async () => {
    const { token, displayId } = await beginner();
    expect(await offered(token, `problemDisplayId: "${displayId}"`)).toEqual([helpId]);
    expect(await offered(token)).toEqual([]);
    expect(await offered((await scene.person()).token)).toEqual(expect.arrayContaining([scene.categoryId, helpId]));
  });

  test('asks in a help category about a problem that they submitted to', async () => {
    const { token, displayId } = await beginner();
    const wishes = { problemDisplayId: displayId, categoryId: String(helpId) };
    expect(await refusal(token, `problemDisplayId: "${displayId}"`)).toBeNull();
    expect((await scene.start(token, wishes)).__typename).toBe('CreateDiscussionSuccess');
  });

  test('does not write in another category, about another problem or about none', async () => {
    const { token, displayId } = await beginner();
    const other = await problem();
    for (const wishes of [
      { problemDisplayId: displayId },
      { problemDisplayId: other.displayId, categoryId: String(helpId) },
      { categoryId: String(helpId) },
    ])
      expect((await scene.start(token, wishes)).__typename).toBe('TooFewSolvedToWrite');
    const elsewhere = `problemDisplayId: "${displayId}", categoryId: "${scene.categoryId}"`;
    expect(await refusal(token, elsewhere)).toContain('You may already ask about a problem');
  });

  test('does not move a question to another category', async () => {
    const { token, displayId } = await beginner();
    const text = { title: 'Why', description: 'Why', content: 'Why?' };
    const asked = { ...text, problemDisplayId: displayId, categoryId: String(helpId) };
    const { discussion } = await scene.start(token, asked);
    const change = (categoryId: number) =>
      scene.change(token, 'updateDiscussion', { ...text, id: discussion?.id, categoryId: String(categoryId) });
    expect((await change(scene.categoryId)).__typename).toBe('TooFewSolvedToWrite');
    expect((await change(helpId)).__typename).toBe('UpdateDiscussionSuccess');
  });

  test('does not ask about a problem that they submitted to in a contest that runs elsewhere', async () => {
    const { user } = await scene.person('ADMIN');
    const group = { authorId: user.id, access: 'PRIVATE' } as const;
    const { id: contestId } = await buildContest(scene.server.services, group);
    const { token, displayId } = await beginner({ contestId });
    const wishes = { problemDisplayId: displayId, categoryId: String(helpId) };
    expect((await scene.start(token, wishes)).__typename).toBe('TooFewSolvedToWrite');
    await db().contest.update({ where: { id: contestId }, data: { endsAt: new Date(Date.now() - 1) } });
    expect((await scene.start(token, wishes)).__typename).toBe('CreateDiscussionSuccess');
  });

  test('asks as often as the limit of a day lets others write', async () => {
    const { token, displayId } = await beginner();
    const wishes = { problemDisplayId: displayId, categoryId: String(helpId) };
    for (let asked = 0; asked < 5; asked += 1) await scene.start(token, wishes);
    expect((await scene.start(token, wishes)).__typename).toBe('TooManyDiscussions');
  });

  test('comments on their own question, not on those of others', async () => {
    const { user, token } = await beginner();
    const comment = async (authorId: string, categoryId: number) => {
      const { id } = await buildDiscussion(scene.server.services, { authorId, categoryId });
      return (await scene.change(token, 'addComment', { on: { discussionId: id }, content: 'Thanks' })).__typename;
    };
    expect(await comment(user.id, helpId)).toBe('AddCommentSuccess');
    expect(await comment(user.id, scene.categoryId)).toBe('TooFewSolvedToWrite');
    expect(await comment((await scene.person()).user.id, helpId)).toBe('TooFewSolvedToWrite');
  });
});
