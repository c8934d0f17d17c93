import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContestTry } from '../../../factories/contestant.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import {
  askerAndJury,
  askers,
  clarificationsQuery,
  inside,
  jury,
  rows,
  subscriptions,
  type Asker,
  type MarkedDesk,
  type Question,
} from './desk-permission-rows.ts';
import { buildDesk, join, type DeskScene } from './desk-scene.ts';
import { follow } from './follow.ts';

let server: TestServer;
let desk: DeskScene;
let tokens: Readonly<Record<Asker, string | null>>;
let marked: MarkedDesk;

beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  const { db } = services;
  desk = await buildDesk(server, { access: 'PRIVATE', password: 'secret', title: 'ContestMark' });
  const { contest, author, contestant, contestProblemId } = desk;
  const make = async (role: 'USER' | 'ADMIN' | 'ROOT' = 'USER') => buildUser(services, { role });
  const [outsider, taking, admin, root] = [await make(), await make('ADMIN'), await make('ADMIN'), await make('ROOT')];
  await join(services, contest, taking);
  tokens = {
    'signed out': null,
    outsider: await tokenFor(services, outsider),
    contestant: desk.tokens.contestant,
    'other contestant': desk.tokens.other,
    'admin who takes part': await tokenFor(services, taking),
    admin: await tokenFor(services, admin),
    'other author': (await buildDesk(server)).tokens.author,
    author: desk.tokens.author,
    'super admin': await tokenFor(services, root),
  };
  const announce = (title: string, isVisible: boolean) =>
    db.contestAnnouncement.create({
      data: { contestId: contest.id, title, content: 'text', isVisible, authorId: author.id },
      select: { id: true },
    });
  const question = (text: string, isPublic: boolean) =>
    db.clarification.create({
      data: {
        contestId: contest.id,
        askerId: contestant.id,
        question: text,
        askedAt: new Date(),
        ...(isPublic ? { answer: 'PublicAnswer', isPublic, answererId: author.id, answeredAt: new Date() } : {}),
      },
      select: { id: true },
    });
  await announce('HiddenMark', false);
  marked = {
    contestId: contest.id,
    announcement: (await announce('OpenMark', true)).id,
    private: (await question('PrivateMark', false)).id,
    public: (await question('PublicMark', true)).id,
    print: (
      await db.contestPrint.create({
        data: { contestId: contest.id, userId: contestant.id, content: 'PrintMark '.repeat(6) },
        select: { id: true },
      })
    ).id,
    balloon: (await buildContestTry(services, { contest, userId: contestant.id, contestProblemId, second: 60 })).id,
  };
});
afterAll(() => server.stop());

async function answerTo(asker: Asker, question: Question): Promise<string> {
  const token = tokens[asker];
  const headers = {
    'Accept-Language': 'en-US',
    'Content-Type': 'application/json',
    ...(token === null ? {} : { Authorization: token }),
  };
  const [path, init] =
    'query' in question
      ? ['/graphql', { method: 'POST', body: JSON.stringify(question) }]
      : [
          question.path,
          { method: question.method, ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }) },
        ];
  return (await fetch(new URL(path, server.url), { ...init, headers })).text();
}

test.each(rows)('$name is for just those who may', async (row) => {
  const found: Asker[] = [];
  for (const asker of askers) if ((await answerTo(asker, row.ask(marked))).includes(row.mark)) found.push(asker);
  expect(found).toEqual(askers.filter((asker) => row.finds.includes(asker)));
});

test.each(subscriptions)('$name is for just those who may', async ({ finds, mark, query }) => {
  const found: Asker[] = [];
  for (const asker of askers) {
    const subscription = follow(server, tokens[asker], `subscription { ${query(marked)} }`);
    const first = await subscription.next().catch(() => null);
    if (JSON.stringify(first).includes(mark)) found.push(asker);
    await subscription.stop();
  }
  expect(found).toEqual(askers.filter((asker) => finds.includes(asker)));
});

test('the name of who asked is for the asker and the jury, that of who answered for the jury', async () => {
  const said = new Map<Asker, string>();
  for (const asker of inside) said.set(asker, await answerTo(asker, { query: clarificationsQuery(marked) }));
  const knows = (name: string) => inside.filter((asker) => said.get(asker)?.includes(name));
  expect(knows(desk.contestant.username)).toEqual(inside.filter((asker) => askerAndJury.includes(asker)));
  expect(knows(desk.author.username)).toEqual(jury);
});
