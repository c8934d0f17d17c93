import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk, send } from './desk-scene.ts';
import { follow } from './follow.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const program = 'int main() {\n  return 0;\n}\n'.repeat(4);
const submit = (token: string | null, contestId: number, content = program) =>
  send(server, token, {
    field: 'submitPrint',
    args: { input: { contestId, content } },
    types: { input: 'SubmitPrintInput!' },
    fields: '{ id username printedAt }',
  });
const mark = (token: string | null, id: number, isPrinted: boolean) =>
  send(server, token, {
    field: 'markPrinted',
    args: { id, isPrinted },
    types: { id: 'Int!', isPrinted: 'Boolean!' },
    fields: '{ id printedAt }',
  });

async function read(token: string, query: string): Promise<unknown> {
  const { data, errors } = await server.graphql(query, { token });
  return errors === undefined ? Object.values(data ?? {})[0] : errors[0]?.extensions?.['code'];
}

test('a text comes to the queue of the jury at once, and its writer sees when it was printed', async () => {
  const { contest, contestant, tokens } = await buildDesk(server);
  const queue = follow(
    server,
    tokens.author,
    `subscription { contestPrintsChanged(contestId: ${contest.id}) { total items { id username printedAt } } }`,
  );
  const own = follow(
    server,
    tokens.contestant,
    `subscription { ownContestPrintsChanged(contestId: ${contest.id}) { items { id printedAt } } }`,
  );
  await Promise.all([queue.next(), own.next()]);
  const id = Number((await submit(tokens.contestant, contest.id)).data?.['id']);
  expect(await queue.next()).toEqual({ total: 1, items: [{ id, username: contestant.username, printedAt: null }] });
  expect(await own.next()).toEqual({ items: [{ id, printedAt: null }] });
  expect(await read(tokens.author, `{ contestPrint(id: ${id}) { content contestTitle } }`)).toEqual({
    content: program,
    contestTitle: 'Contest',
  });
  expect(await mark(tokens.author, id, true)).toMatchObject({
    __typename: 'MarkPrintedSuccess',
    data: { printedAt: expect.any(String) },
  });
  expect(await own.next()).toMatchObject({ items: [{ id, printedAt: expect.any(String) }] });
  expect(await mark(tokens.author, id, false)).toMatchObject({ data: { printedAt: null } });
  await Promise.all([queue.stop(), own.stop()]);
});

test('what waits comes first, the oldest of it first, and pages hold together', async () => {
  const { contest, contestant, tokens } = await buildDesk(server);
  const ids: number[] = [];
  for (let number = 0; number < 5; number += 1)
    ids.push(
      (
        await server.services.db.contestPrint.create({
          data: { contestId: contest.id, userId: contestant.id, content: program },
          select: { id: true },
        })
      ).id,
    );
  const [a, b, c, d, e] = ids as [number, number, number, number, number];
  for (const id of [b, d]) await mark(tokens.author, id, true);
  const page = async (number: number) =>
    (
      (await read(
        tokens.author,
        `{ contestPrints(contestId: ${contest.id}, page: { page: ${number}, size: 2 }) { items { id } } }`,
      )) as { items: { id: number }[] }
    ).items.map(({ id }) => id);
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([[a, c], [e, d], [b], []]);
});

test.each([
  ['PrintContentEmpty', '  \n '],
  ['PrintContentTooShort', 'x'.repeat(49)],
  ['PrintContentTooLong', 'x'.repeat(65_536)],
])('%s is said of such a text, and it is not stored', async (failure, content) => {
  const { contest, tokens } = await buildDesk(server);
  expect((await submit(tokens.contestant, contest.id, content)).__typename).toBe(failure);
  expect(await server.services.db.contestPrint.count({ where: { contestId: contest.id } })).toBe(0);
});

test('an empty text is refused in the words of the specification', async () => {
  const { contest, tokens } = await buildDesk(server);
  expect((await submit(tokens.contestant, contest.id, '')).message).toBe('Content cannot be empty');
});

test.each([
  ['PrintingClosed', { isPrintOpen: false }],
  ['ContestNotStarted', { startsAt: new Date(Date.now() + 3_600_000), endsAt: new Date(Date.now() + 7_200_000) }],
  ['ContestHasEnded', { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) }],
] as const)('%s is the answer in such a contest', async (failure, wishes) => {
  const { contest, tokens } = await buildDesk(server, wishes);
  expect((await submit(tokens.contestant, contest.id)).__typename).toBe(failure);
});

test('a contestant prints once in half a minute', async () => {
  const { contest, tokens } = await buildDesk(server);
  expect((await submit(tokens.contestant, contest.id)).__typename).toBe('SubmitPrintSuccess');
  expect((await submit(tokens.contestant, contest.id)).__typename).toBe('TooManyRequests');
  expect((await submit(tokens.other, contest.id)).__typename).toBe('SubmitPrintSuccess');
});

test('nobody but its writer and the jury reads a text, and only the jury marks it', async () => {
  const { contest, tokens } = await buildDesk(server);
  const elsewhere = await buildDesk(server);
  const id = Number((await submit(tokens.contestant, contest.id)).data?.['id']);
  const admin = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  for (const token of [tokens.other, admin, elsewhere.tokens.author]) {
    expect(await read(token, `{ contestPrint(id: ${id}) { content } }`)).toBeNull();
    expect(await read(token, `{ contestPrints(contestId: ${contest.id}) { total } }`)).toBe('NOT_CONTEST_ADMIN');
    expect((await mark(token, id, true)).__typename).toBe('ContestPrintNotFound');
  }
  expect(await read(tokens.other, `{ ownContestPrints(contestId: ${contest.id}) { total } }`)).toEqual({ total: 0 });
  expect((await mark(tokens.contestant, id, true)).__typename).toBe('ContestPrintNotFound');
  expect(await server.services.db.contestPrint.findUnique({ where: { id }, select: { printedAt: true } })).toEqual({
    printedAt: null,
  });
});

test('old clients mark a print of the contest they name, and of no other', async () => {
  const [{ contest, tokens }, elsewhere] = [await buildDesk(server), await buildDesk(server)];
  const id = Number((await submit(tokens.contestant, contest.id)).data?.['id']);
  const printed = async (cid: number) => {
    const answer = await fetch(`${server.url}/api/check-contest-print-status?id=${id}&cid=${cid}`, {
      method: 'PUT',
      headers: { Authorization: tokens.author },
    });
    return ((await answer.json()) as { status: number }).status;
  };
  expect(await printed(elsewhere.contest.id)).toBe(400);
  expect(await printed(contest.id)).toBe(200);
});

test('the text is downloaded as it was sent by those who may read it', async () => {
  const { contest, tokens } = await buildDesk(server);
  const id = Number((await submit(tokens.contestant, contest.id)).data?.['id']);
  const download = (token: string) =>
    fetch(`${server.url}/api/file/download-contest-print-text?id=${id}`, { headers: { Authorization: token } });
  const file = await download(tokens.author);
  expect([file.headers.get('content-type'), file.headers.get('content-disposition'), await file.text()]).toEqual([
    'application/x-download',
    `attachment;filename=print_${id}.txt`,
    program,
  ]);
  expect((await download(tokens.other)).status).toBe(400);
});
