import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { askers, buildPermissionScene, places } from './permission-scene.ts';
import type { Asker, MarkedProblem, PermissionScene, Place } from './permission-scene.ts';
import { permissionTable, subscriptionTable } from './permission-table.ts';
import type { PermissionRow, Question } from './permission-table.ts';

let scene: PermissionScene;
beforeAll(async () => {
  scene = await buildPermissionScene();
});
afterAll(() => scene.server.stop());

function headersOf(asker: Asker): Record<string, string> {
  const token = scene.tokens[asker];
  return { 'Accept-Language': 'en-US', 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: token }) };
}

/** The whole answer as text: a mark is looked for wherever it may stand. */
async function answerTo(asker: Asker, question: Question): Promise<string> {
  const { url } = scene.server;
  if ('query' in question) {
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: headersOf(asker), body: JSON.stringify(question) });
    return response.text();
  }
  const address = new URL(question.path, url);
  for (const [name, value] of Object.entries(question.search ?? {})) address.searchParams.set(name, String(value));
  const response = await fetch(address, { method: question.method, headers: headersOf(asker), ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }) });
  return response.text();
}

/** The first message of a subscription as text; that it was refused otherwise. */
async function firstMessage(asker: Asker, query: string): Promise<string> {
  const { Authorization } = headersOf(asker);
  const client = createClient({ url: `${scene.server.url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: Authorization === undefined ? {} : { Authorization } });
  try {
    for await (const message of client.iterate({ query })) return JSON.stringify(message.data ?? null);
    return 'ended';
  } catch {
    return 'refused';
  } finally {
    await client.dispose();
  }
}

async function whoFinds(row: Pick<PermissionRow, 'mark'>, problem: MarkedProblem, answer: (asker: Asker) => Promise<string>): Promise<Asker[]> {
  const found: Asker[] = [];
  for (const asker of askers) if (isMarked(await answer(asker), row.mark(problem))) found.push(asker);
  return found;
}

/** As whoFinds, each of a problem of their own: it may be gone afterwards. */
async function whoFindsOnce(row: PermissionRow, place: Place): Promise<Asker[]> {
  const found: Asker[] = [];
  for (const asker of askers) {
    const problem = await scene.another(place);
    if (isMarked(await answerTo(asker, row.ask(problem, scene)), row.mark(problem))) found.push(asker);
    await scene.server.services.db.problem.deleteMany({ where: { id: problem.id } });
    await scene.server.services.db.tag.deleteMany({ where: { id: problem.tagId } });
  }
  return found;
}

const isMarked = (said: string, mark: string | RegExp) => (typeof mark === 'string' ? said.includes(mark) : mark.test(said));

const inOrder = (who: readonly Asker[]) => askers.filter((asker) => who.includes(asker));

describe.each(places)('of a problem that is %s', (place) => {
  test.each(permissionTable)('$name tells just those who may know', async (row) => {
    // Its languages are open while the judge is heard of.
    await scene.judge.beat();
    const problem = scene.problems[place];
    const found = row.isOnce === true ? await whoFindsOnce(row, place) : await whoFinds(row, problem, (asker) => answerTo(asker, row.ask(problem, scene)));
    expect(found).toEqual(inOrder(row.finds[place]));
  });

  test.each(subscriptionTable)('$name tells just those who may know', async (row) => {
    const problem = scene.problems[place];
    expect(await whoFinds(row, problem, (asker) => firstMessage(asker, row.query(problem)))).toEqual(inOrder(row.finds[place]));
  });
});

test('a random problem is never one that is not listed for whoever asks', async () => {
  const { db } = scene.server.services;
  // Without the public one nothing is left for others than those who keep problems.
  await db.problem.update({ where: { id: scene.problems.public.id }, data: { visibility: 'PRIVATE' } });
  try {
    for (const question of [{ query: '{ randomProblem { title } }' }, { method: 'GET', path: '/api/get-random-problem' }] as const) {
      const found: Asker[] = [];
      for (const asker of askers) if (/titlemark|"M\d"/.test(await answerTo(asker, question))) found.push(asker);
      expect(found).toEqual(inOrder(['author', 'problem admin', 'admin', 'super admin', 'super admin by token']));
    }
  } finally {
    await db.problem.update({ where: { id: scene.problems.public.id }, data: { visibility: 'PUBLIC' } });
  }
});
