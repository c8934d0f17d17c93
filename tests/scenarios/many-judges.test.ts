import { once } from 'node:events';
import { join } from 'node:path';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { killHard, launch, openGround, type Ground, type Launched } from '../launch/launcher.ts';
import { type Account, ask, register, signInAsRoot, submit, until } from '../setup/site-api.ts';
import { runCommand, type Site, startSite } from '../setup/site.ts';

/*
 * A site with its own judge and one that joins by a token, as another machine would: `npm run judge` in a data folder
 * of its own.
 */

const packageFolder = join(import.meta.dirname, '../../prisma/demo/problems/aplusb');
const code = '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << "\\n"; }\n';

let site: Site;
let author: Account;
let root: string;
let ground: Ground;
let remote: Launched;
let remoteId: number;

beforeAll(async () => {
  site = await startSite({ isDemoWanted: false, env: { JUDGE_SLOTS: '1' } });
  await runCommand(site, ['problem', 'import', packageFolder]);
  author = await register(site.url, 'contestant');
  root = (await signInAsRoot(site.url)).token;
  const { createJudgeNode } = await ask({
    url: site.url,
    token: root,
    query:
      'mutation { createJudgeNode(name: "remote") { ... on CreateJudgeNodeSuccess { data { token node { id } } } } }',
    data: z.object({
      createJudgeNode: z.object({ data: z.object({ token: z.string(), node: z.object({ id: z.int() }) }) }),
    }),
  });
  remoteId = createJudgeNode.data.node.id;
  ground = await openGround({ VERDICT_URL: site.url, JUDGE_TOKEN: createJudgeNode.data.token, JUDGE_SLOTS: '1' });
  remote = launch(ground, { words: ['judge'] });
  await remote.untilSaid('Judging for');
}, 300_000);
afterAll(async () => {
  remote?.child.kill('SIGTERM');
  if (remote !== undefined && remote.child.exitCode === null) await once(remote.child, 'close');
  await ground?.clear();
  await site?.stop();
});

test('two judges share the work, and when one is killed in the midst of it nothing is lost or doubled', async () => {
  const { problems } = await ask({
    url: site.url,
    query: '{ problems { items { displayId } } }',
    data: z.object({ problems: z.object({ items: z.array(z.object({ displayId: z.string() })) }) }),
  });
  const problemDisplayId = problems.items[0]?.displayId ?? '';
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1)
    ids.push(await submit(site.url, author, { problemDisplayId, languageKey: 'cpp', code: `${code}// ${index}\n` }));
  await until('a task at the remote judge', 60_000, async () =>
    (await nodeOf(remoteId)).tasks.length > 0 ? true : null,
  );
  await killHard(ground, 'judge');
  await remote.untilSaid('Starting the judge');
  const verdicts = await until('all verdicts', 180_000, async () => {
    const found = await verdictsOf(ids);
    return found.every(({ status }) => isFinal(status)) ? found : null;
  });
  expect(verdicts.map(({ id, status, version }) => ({ id, status, version }))).toEqual(
    ids.map((id) => ({ id, status: Status.ACCEPTED, version: 1 })),
  );
  expect(new Set(verdicts.map(({ judgeName }) => judgeName))).toEqual(new Set(['local', 'remote']));
});

test('a drained judge ends well by itself, and is not started again', async () => {
  await until('the remote judge to be back', 60_000, async () => ((await nodeOf(remoteId)).isHealthy ? true : null));
  await ask({
    url: site.url,
    token: root,
    query: `mutation { drainJudgeNode(id: ${remoteId}) { __typename } }`,
    data: z.unknown(),
  });
  expect(await remote.ended()).toBe(0);
  expect(remote.said()).toContain('drained');
  const again = launch(ground, { words: ['judge'] });
  expect(await again.ended()).toBe(0);
  expect((await nodeOf(remoteId)).tasks).toEqual([]);
});

async function nodeOf(id: number) {
  const { judgeNodes } = await ask({
    url: site.url,
    token: root,
    query: '{ judgeNodes { id isHealthy tasks { submissionId } } }',
    data: z.object({
      judgeNodes: z.array(z.object({ id: z.int(), isHealthy: z.boolean(), tasks: z.array(z.unknown()) })),
    }),
  });
  const node = judgeNodes.find((one) => one.id === id);
  if (node === undefined) throw new Error(`There is no node ${id}.`);
  return node;
}

async function verdictsOf(ids: readonly number[]) {
  const { submissions } = await ask({
    url: site.url,
    token: root,
    query: `query ($ids: [Int!]!) {
      submissions(filter: { ids: $ids }, page: { page: 1, size: 100 }) {
        items { id status version judgeName }
      }
    }`,
    variables: { ids },
    data: z.object({
      submissions: z.object({
        items: z.array(z.object({ id: z.int(), status: z.int(), version: z.int(), judgeName: z.string().nullable() })),
      }),
    }),
  });
  return submissions.items.toSorted((a, b) => a.id - b.id);
}
