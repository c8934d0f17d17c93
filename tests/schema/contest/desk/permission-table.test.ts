import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContestTry } from '../../../factories/contestant.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk, join, type DeskScene } from './desk-scene.ts';
import { follow } from './follow.ts';

/** Who asks. The admin of the site takes part like anybody; the other author has a contest elsewhere. */
const askers = [
  'signed out',
  'outsider',
  'contestant',
  'other contestant',
  'admin who takes part',
  'admin',
  'other author',
  'author',
  'super admin',
] as const;
type Asker = (typeof askers)[number];

const inside: readonly Asker[] = ['contestant', 'other contestant', 'admin who takes part', 'author', 'super admin'];
const jury: readonly Asker[] = ['author', 'super admin'];
const askerAndJury: readonly Asker[] = ['contestant', ...jury];

let server: TestServer;
let desk: DeskScene;
let tokens: Readonly<Record<Asker, string | null>>;
let ids: { announcement: number; hidden: number; private: number; public: number; print: number; balloon: number };

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
  ids = {
    announcement: (await announce('OpenMark', true)).id,
    hidden: (await announce('HiddenMark', false)).id,
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

interface Row {
  readonly name: string;
  readonly finds: readonly Asker[];
  /** What stands in the answer of who may. */
  readonly mark: string;
  readonly ask: () =>
    | { readonly query: string }
    | { readonly method: string; readonly path: string; readonly body?: unknown };
}

const cid = () => desk.contest.id;
const announcement = '{ title: "OpenMark", content: "text", isVisible: true }';
const clarificationFields = 'items { question askerName answererName }';

const rows: readonly Row[] = [
  {
    name: 'contestAnnouncements',
    finds: inside,
    mark: 'OpenMark',
    ask: () => ({ query: `{ contestAnnouncements(contestId: ${cid()}) { items { title } } }` }),
  },
  {
    name: 'contestAnnouncements of hidden ones',
    finds: [],
    mark: 'HiddenMark',
    ask: () => ({ query: `{ contestAnnouncements(contestId: ${cid()}) { items { title } } }` }),
  },
  {
    name: 'allContestAnnouncements',
    finds: jury,
    mark: 'HiddenMark',
    ask: () => ({ query: `{ allContestAnnouncements(contestId: ${cid()}) { items { title } } }` }),
  },
  {
    name: 'createContestAnnouncement',
    finds: jury,
    mark: 'CreateContestAnnouncementSuccess',
    ask: () => ({
      query: `mutation { createContestAnnouncement(contestId: ${cid()}, input: ${announcement}) { __typename } }`,
    }),
  },
  {
    name: 'updateContestAnnouncement',
    finds: jury,
    mark: 'UpdateContestAnnouncementSuccess',
    ask: () => ({
      query: `mutation { updateContestAnnouncement(id: ${ids.announcement}, input: ${announcement}) { __typename } }`,
    }),
  },
  {
    name: 'REST announcements',
    finds: inside,
    mark: 'OpenMark',
    ask: () => ({ method: 'GET', path: `/api/get-contest-announcement?cid=${cid()}` }),
  },
  {
    name: 'REST unread announcements',
    finds: inside,
    mark: 'OpenMark',
    ask: () => ({
      method: 'POST',
      path: '/api/get-contest-not-read-announcement',
      body: { cid: cid(), readAnnouncementList: [] },
    }),
  },
  {
    name: 'REST unread announcements of hidden ones',
    finds: [],
    mark: 'HiddenMark',
    ask: () => ({
      method: 'POST',
      path: '/api/get-contest-not-read-announcement',
      body: { cid: cid(), readAnnouncementList: [] },
    }),
  },
  // The sign-in layer asks for an admin's role besides, as the contract says.
  {
    name: 'REST announcements of admins',
    finds: ['super admin'],
    mark: 'HiddenMark',
    ask: () => ({ method: 'GET', path: `/api/admin/contest/announcement?cid=${cid()}` }),
  },

  {
    name: 'clarifications of others',
    finds: askerAndJury,
    mark: 'PrivateMark',
    ask: () => ({ query: `{ clarifications(contestId: ${cid()}) { ${clarificationFields} } }` }),
  },
  {
    name: 'clarifications that wait',
    finds: askerAndJury,
    mark: 'PrivateMark',
    ask: () => ({ query: `{ clarifications(contestId: ${cid()}, onlyOpen: true) { ${clarificationFields} } }` }),
  },
  {
    name: 'clarifications for all',
    finds: inside,
    mark: 'PublicMark',
    ask: () => ({ query: `{ clarifications(contestId: ${cid()}) { ${clarificationFields} } }` }),
  },
  {
    name: 'answerClarification',
    finds: jury,
    mark: 'ClarificationAnswered',
    ask: () => ({
      query: `mutation {
        answerClarification(
          id: ${ids.public}, input: { answer: "Of what is answered", isPublic: true, replaces: null }
        ) {
          __typename
        }
      }`,
    }),
  },
  {
    name: 'markClarification',
    finds: jury,
    mark: 'MarkClarificationSuccess',
    ask: () => ({ query: `mutation { markClarification(id: ${ids.private}, isDone: false) { __typename } }` }),
  },
  {
    name: 'askClarification',
    finds: inside,
    mark: 'AskClarificationSuccess',
    ask: () => ({
      query: `mutation { askClarification(input: { contestId: ${cid()}, question: "why" }) { __typename } }`,
    }),
  },

  {
    name: 'contestPrints',
    finds: jury,
    mark: '"total":',
    ask: () => ({ query: `{ contestPrints(contestId: ${cid()}) { total } }` }),
  },
  {
    name: 'contestPrint',
    finds: askerAndJury,
    mark: 'PrintMark',
    ask: () => ({ query: `{ contestPrint(id: ${ids.print}) { content } }` }),
  },
  {
    name: 'ownContestPrints',
    finds: ['contestant'],
    mark: '"items":[{',
    ask: () => ({ query: `{ ownContestPrints(contestId: ${cid()}) { items { id } } }` }),
  },
  {
    name: 'markPrinted',
    finds: jury,
    mark: 'MarkPrintedSuccess',
    ask: () => ({ query: `mutation { markPrinted(id: ${ids.print}, isPrinted: false) { __typename } }` }),
  },
  {
    name: 'submitPrint',
    finds: inside,
    mark: 'SubmitPrintSuccess',
    ask: () => ({
      query: `mutation { submitPrint(input: { contestId: ${cid()}, content: "${'x'.repeat(60)}" }) { __typename } }`,
    }),
  },
  {
    name: 'REST queue of prints',
    finds: jury,
    mark: '"records":[{',
    ask: () => ({ method: 'GET', path: `/api/get-contest-print?cid=${cid()}` }),
  },
  {
    name: 'REST download of a print',
    finds: askerAndJury,
    mark: 'PrintMark',
    ask: () => ({ method: 'GET', path: `/api/file/download-contest-print-text?id=${ids.print}` }),
  },
  {
    name: 'REST mark of a print',
    finds: jury,
    mark: '"status":200',
    ask: () => ({ method: 'PUT', path: `/api/check-contest-print-status?id=${ids.print}&cid=${cid()}` }),
  },

  {
    name: 'balloons',
    finds: jury,
    mark: '"items":[{',
    ask: () => ({ query: `{ balloons(contestId: ${cid()}) { items { id username realName } } }` }),
  },
  {
    name: 'checkBalloon',
    finds: jury,
    mark: 'CheckBalloonSuccess',
    ask: () => ({ query: `mutation { checkBalloon(id: ${ids.balloon}, isChecked: false) { __typename } }` }),
  },
  {
    name: 'REST balloons',
    finds: jury,
    mark: '"records":[{',
    ask: () => ({ method: 'GET', path: `/api/get-contest-ac-info?cid=${cid()}` }),
  },
  {
    name: 'REST check of a balloon',
    finds: jury,
    mark: '"status":200',
    ask: () => ({
      method: 'PUT',
      path: '/api/check-contest-ac-info',
      body: { id: ids.balloon, cid: cid(), checked: false },
    }),
  },
];

async function answerTo(asker: Asker, row: Row): Promise<string> {
  const question = row.ask();
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
  for (const asker of askers) if ((await answerTo(asker, row)).includes(row.mark)) found.push(asker);
  expect(found).toEqual(askers.filter((asker) => row.finds.includes(asker)));
});

test.each([
  {
    name: 'contestAnnouncementsChanged',
    finds: inside,
    mark: 'OpenMark',
    query: () => `contestAnnouncementsChanged(contestId: ${cid()}) { items { title } }`,
  },
  {
    name: 'clarificationsChanged of others',
    finds: askerAndJury,
    mark: 'PrivateMark',
    query: () => `clarificationsChanged(contestId: ${cid()}) { ${clarificationFields} }`,
  },
  {
    name: 'clarificationsChanged',
    finds: inside,
    mark: 'PublicMark',
    query: () => `clarificationsChanged(contestId: ${cid()}) { ${clarificationFields} }`,
  },
  {
    name: 'contestPrintsChanged',
    finds: jury,
    mark: 'items',
    query: () => `contestPrintsChanged(contestId: ${cid()}) { items { id } }`,
  },
  {
    name: 'balloonsChanged',
    finds: jury,
    mark: 'items',
    query: () => `balloonsChanged(contestId: ${cid()}) { items { id } }`,
  },
])('$name is for just those who may', async ({ finds, mark, query }) => {
  const found: Asker[] = [];
  for (const asker of askers) {
    const subscription = follow(server, tokens[asker], `subscription { ${query()} }`);
    const first = await subscription.next().catch(() => null);
    if (JSON.stringify(first).includes(mark)) found.push(asker);
    await subscription.stop();
  }
  expect(found).toEqual(askers.filter((asker) => finds.includes(asker)));
});

test('the name of who asked is for the asker and the jury, that of who answered for the jury', async () => {
  const said = new Map<Asker, string>();
  for (const asker of inside)
    said.set(
      asker,
      await answerTo(asker, {
        name: '',
        finds: [],
        mark: '',
        ask: () => ({ query: `{ clarifications(contestId: ${cid()}) { ${clarificationFields} } }` }),
      }),
    );
  const knows = (name: string) => inside.filter((asker) => said.get(asker)?.includes(name));
  expect(knows(desk.contestant.username)).toEqual(inside.filter((asker) => askerAndJury.includes(asker)));
  expect(knows(desk.author.username)).toEqual(jury);
});
