import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ModerationScene } from './moderation-scene.ts';

let scene: ModerationScene;
let talks: readonly Awaited<ReturnType<ModerationScene['talk']>>[];
beforeAll(async () => {
  scene = await ModerationScene.open();
  talks = [await scene.talk(), await scene.talk(), await scene.talk()];
});
afterAll(() => scene.talks.server.stop());

const pageSchema = z.object({
  data: z.record(
    z.string(),
    z.object({ total: z.int(), items: z.array(z.object({ text: z.object({ content: z.string() }) })) }),
  ),
});
/** Contents of the texts of a list, in its order. */
async function contentsOf(list: string, args: string): Promise<string[]> {
  const answer = await scene.ask(
    scene.admin.token,
    `{ ${list}(${args} page: { size: 50 }) { total items { text { content } } } }`,
  );
  const page = pageSchema.parse(JSON.parse(answer)).data[list];
  expect(page?.total).toBe(page?.items.length);
  return (page?.items ?? []).map(({ text }) => text.content);
}

test('reports are sorted by the oldest one, and narrowed by a label of an open one', async () => {
  const [spam, spoiler, both] = talks.map(({ content }) => content);
  const labels = [['SPAM'], ['SPOILER'], ['SPAM', 'SPOILER']];
  for (const [index, { commentId, answerer }] of talks.entries())
    await scene.report(answerer.token, { commentId }, { reasons: labels[index] });
  expect(await contentsOf('moderationQueue', '')).toEqual([spam, spoiler, both]);
  expect(await contentsOf('moderationQueue', 'order: NEWEST')).toEqual([both, spoiler, spam]);
  expect(await contentsOf('moderationQueue', 'reason: SPOILER')).toEqual([spoiler, both]);
  expect(await contentsOf('moderationQueue', 'reason: FRAUD')).toEqual([]);
});

test('decisions are sorted by age, and narrowed by any of their acts', async () => {
  const [kept, hidden, warned] = talks.map(({ content }) => content);
  const acts = [['KEEP'], ['HIDE'], ['HIDE', 'WARN']] as const;
  for (const [index, { commentId }] of talks.entries())
    await scene.act(scene.admin.token, { commentId }, acts[index] ?? []);
  expect(await contentsOf('moderationDecisions', '')).toEqual([warned, hidden, kept]);
  expect(await contentsOf('moderationDecisions', 'order: OLDEST')).toEqual([kept, hidden, warned]);
  expect(await contentsOf('moderationDecisions', 'kind: WARN')).toEqual([warned]);
  expect(await contentsOf('moderationDecisions', 'kind: HIDE, order: OLDEST')).toEqual([hidden, warned]);
});
