import { Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildGroup } from '../../factories/group.ts';
import { namesInZip } from '../../setup/names-in-zip.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo } from './send.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(async () => {
  await scene.server.stop();
  await scene.smtp.stop();
});

const pageOf = (data: unknown) =>
  z.object({ total: z.int(), records: z.array(z.looseObject({ uid: z.string(), rank: z.int() })) }).parse(data);
const rank = (path: 'get-contest-rank' | 'get-contest-outside-scoreboard', body: object, isSignedIn = true) =>
  sendTo(
    scene,
    { method: 'POST', path: `/api/${path}` },
    { isSignedIn, body: { cid: scene.board.contestId, ...body } },
  );

test('the own row comes before the whole list inside a contest, and followed ones everywhere', async () => {
  const inside = pageOf((await rank('get-contest-rank', {})).envelope.data);
  expect(inside.total).toBe(2);
  expect(inside.records).toMatchObject([
    { uid: scene.user.id },
    {
      uid: scene.user.id,
      rank: 1,
      ac: 1,
      total: 2,
      totalTime: 2_400,
      isWinAward: true,
      awardName: 'Gold',
      submissionInfo: { A: { isAC: true, isFirstAC: true, ACTime: 1_200, errorNum: 1 } },
    },
  ]);
  expect(pageOf((await rank('get-contest-outside-scoreboard', {})).envelope.data).total).toBe(1);
  expect(
    pageOf((await rank('get-contest-outside-scoreboard', { concernedList: [scene.user.id] }, false)).envelope.data)
      .total,
  ).toBe(2);
  expect(pageOf((await rank('get-contest-outside-scoreboard', { keyword: 'nobody' }, false)).envelope.data).total).toBe(
    0,
  );
});

test('a board that is closed, missing or not named is refused in the body', async () => {
  const { db } = scene.server.services;
  const status = async (cid: number | null) =>
    (await rank('get-contest-outside-scoreboard', { cid }, false)).envelope.status;
  expect([await status(null), await status(999_999)]).toEqual([400, 400]);
  await db.contest.update({ where: { id: scene.board.contestId }, data: { isBoardOpen: false } });
  expect(await status(scene.board.contestId)).toBe(403);
  await db.contest.update({ where: { id: scene.board.contestId }, data: { isBoardOpen: true } });
});

test('what a scroll board is turned over by is for contest admins alone while the seal holds', async () => {
  const { db } = scene.server.services;
  const ask = async (who: { isSignedIn?: boolean; isAdmin?: boolean }) =>
    (
      await sendTo(
        scene,
        { method: 'GET', path: '/api/get-contest-scroll-board-submission' },
        { ...who, query: { cid: scene.board.contestId } },
      )
    ).envelope;
  const { unsealedAt } = await db.contest.findUniqueOrThrow({ where: { id: scene.board.contestId } });
  await db.contest.update({ where: { id: scene.board.contestId }, data: { unsealedAt: null } });
  expect([(await ask({})).status, (await ask({ isSignedIn: true })).status]).toEqual([403, 400]);
  const runs = z
    .array(z.looseObject({ submitId: z.int(), submitTime: z.string(), displayId: z.string() }))
    .parse((await ask({ isAdmin: true })).data);
  expect(runs.map(({ displayId }) => displayId)).toEqual(['A', 'A']);
  expect(runs[0]?.submitTime).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/u);
  expect(runs[0]?.submitId).toBeGreaterThan(runs[1]?.submitId ?? Infinity);
  await db.contest.update({ where: { id: scene.board.contestId }, data: { unsealedAt } });
  expect((await ask({ isSignedIn: true })).status).toBe(200);
});

test('the board as a file is a workbook or CSV, for contest admins; others get a failure that is no file', async () => {
  const ask = (isAdmin: boolean, query: object) =>
    sendTo(
      scene,
      { method: 'GET', path: '/api/file/download-contest-rank' },
      { isAdmin, isSignedIn: !isAdmin, query: { cid: scene.board.contestId, ...query } },
    );
  const book = await ask(true, {});
  expect(book.headers.get('content-disposition')).toBe(
    `attachment;filename=contest_${scene.board.contestId}_rank.xlsx`,
  );
  expect(
    Buffer.from(book.envelope.data as Uint8Array)
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const csv = Buffer.from((await ask(true, { format: 'csv' })).envelope.data as Uint8Array)
    .toString()
    .split('\r\n');
  expect(csv[0]).toBe('\uFEFFRank,Participant,Username,School,Solved,Penalty (s),A,Award');
  expect(csv[1]).toBe(`1,${scene.user.username},${scene.user.username},,1,2400,0:20:00 (-1),Gold`);
  for (const refused of [await ask(false, {}), await ask(true, { classId: 1 })])
    expect([refused.httpStatus, refused.envelope.status]).toEqual([400, 400]);
});

test('while frozen, the files of the public and of the jury say which they are', async () => {
  const { db } = scene.server.services;
  const where = { id: scene.board.contestId };
  const ask = async (view: string | null) => {
    const query = { cid: where.id, format: 'csv', penalty: 'minutes', ...(view === null ? {} : { view }) };
    const { headers, envelope } = await sendTo(
      scene,
      { method: 'GET', path: '/api/file/download-contest-rank' },
      { isAdmin: true, query },
    );
    const lines = Buffer.from(envelope.data as Uint8Array)
      .toString()
      .split('\r\n');
    return { name: headers.get('content-disposition')?.split('filename=')[1], head: lines[0], first: lines[1] };
  };
  const { startsAt, sealsAt, unsealedAt } = await db.contest.findUniqueOrThrow({ where });
  // Between the wrong attempt and the accepted one.
  const freezesAt = new Date(startsAt.getTime() + 15 * 60_000);
  await db.contest.update({ where, data: { sealsAt: freezesAt, unsealedAt: null } });
  const [jury, shown, plain] = [await ask('jury'), await ask('public'), await ask(null)];
  await db.contest.update({ where, data: { sealsAt, unsealedAt } });
  const name = `contest_${where.id}_rank`;
  expect([jury.name, shown.name, plain.name]).toEqual([`${name}_jury.csv`, `${name}_frozen.csv`, `${name}.csv`]);
  expect(jury.head).toContain('Penalty (min)');
  expect(jury.first).toContain(',1,40,0:20:00 (-1)');
  expect(plain.first).toBe(jury.first);
  expect(shown.first).toContain(',0,0,(-1) (?1)');
  expect((await ask('jury')).name).toBe(`${name}.csv`);
});

test('the board of a contest of a group as a file is narrowed to a class, with the ranks of all', async () => {
  const { services } = scene.server;
  const { contestId } = scene.board;
  const { authorId } = await services.db.contest.findUniqueOrThrow({ where: { id: contestId } });
  const group = await buildGroup(services, { id: authorId }, { levels: [[scene.user, 3]] });
  const inClass = { groupId: group.id, name: 'One', nameKey: 'one' };
  const { id: classId } = await services.db.groupClass.create({ data: inClass });
  const linesOfFile = async () => {
    const query = { cid: contestId, format: 'csv', classId };
    const { envelope } = await sendTo(
      scene,
      { method: 'GET', path: '/api/file/download-contest-rank' },
      { isAdmin: true, query },
    );
    const lines = Buffer.from(envelope.data as Uint8Array)
      .toString()
      .split('\r\n');
    return lines.filter((line) => line !== '');
  };
  await services.db.contest.update({ where: { id: contestId }, data: { groupId: group.id } });
  expect(await linesOfFile()).toEqual([expect.stringMatching(/^\uFEFFRank,In class,Participant,/u)]);
  await services.db.groupClassMember.create({ data: { classId, groupId: group.id, userId: scene.user.id } });
  expect((await linesOfFile())[1]).toMatch(new RegExp(`^1,1,${scene.user.username},`, 'u'));
  const entry = { groupId: group.id, number: '007', numberKey: '007', name: 'Ann', userId: scene.user.id };
  await services.db.rosterEntry.create({ data: entry });
  // For grading: who the accounts are by the roster.
  expect((await linesOfFile())[1]).toContain(`,${scene.user.username},Ann,007,`);
  await services.db.contest.update({ where: { id: contestId }, data: { groupId: null } });
});

test('accepted programs come by user or by problem, those of the time of the contest alone', async () => {
  expect(await acceptedNames({ splitType: 'user' })).toEqual([
    expect.stringMatching(new RegExp(`^${scene.user.username}/A_\\d+\\.cpp$`, 'u')),
  ]);
  expect(await acceptedNames({ splitType: 'problem' })).toEqual([
    expect.stringMatching(new RegExp(`^A/${scene.user.username}_\\d+\\.cpp$`, 'u')),
  ]);
  const refused = await sendTo(
    scene,
    { method: 'GET', path: '/api/file/download-contest-ac-submission' },
    { isSignedIn: true, query: { cid: scene.board.contestId } },
  );
  expect(refused.httpStatus).toBe(400);
});

test('accepted programs of those who keep the contest are among them unless they are left out', async () => {
  const { db } = scene.server.services;
  const { author, startsAt, problems } = await db.contest.findUniqueOrThrow({
    where: { id: scene.board.contestId },
    select: { author: true, startsAt: true, problems: true },
  });
  const place = {
    problemId: problems[0]?.problemId ?? 0,
    contestId: scene.board.contestId,
    contestProblemId: problems[0]?.id ?? 0,
    origin: 'CONTEST',
    languageKey: 'cpp',
    code: 'int main() {}',
    lengthBytes: 13,
  } as const;
  const { id } = await db.submission.create({
    data: { ...place, userId: author.id, status: Status.ACCEPTED, submittedAt: new Date(startsAt.getTime() + 60_000) },
  });
  const people = async (query: object) => (await acceptedNames(query)).map((name) => name.split('/')[0]);
  expect((await people({ excludeAdmin: false })).toSorted()).toEqual([scene.user.username, author.username].toSorted());
  expect(await people({})).toHaveLength(2);
  expect(await people({ excludeAdmin: true })).toEqual([scene.user.username]);
  await db.submission.delete({ where: { id } });
});

test('an accepted submission keeps counting on the scroll board and in the archive while it is rejudged', async () => {
  const { db } = scene.server.services;
  const query = { cid: scene.board.contestId };
  const statuses = async () => {
    const { envelope } = await sendTo(
      scene,
      { method: 'GET', path: '/api/get-contest-scroll-board-submission' },
      { isAdmin: true, query },
    );
    return z.array(z.object({ submitId: z.int(), status: z.int() })).parse(envelope.data);
  };
  const before = [await statuses(), await acceptedNames({})];
  const { id, version } = await db.submission.findFirstOrThrow({
    where: { contestId: scene.board.contestId, status: Status.ACCEPTED },
    select: { id: true, version: true },
  });
  await db.verdictChange.create({
    data: { submissionId: id, version, cause: 'JUDGED', status: Status.ACCEPTED, createdAt: new Date() },
  });
  await db.submission.update({ where: { id }, data: { status: Status.PENDING } });
  expect([await statuses(), await acceptedNames({})]).toEqual(before);
  await db.submission.update({ where: { id }, data: { status: Status.ACCEPTED } });
});

/** Names in the archive of the ended contest's accepted programs. */
async function acceptedNames(query: object): Promise<string[]> {
  const { envelope } = await sendTo(
    scene,
    { method: 'GET', path: '/api/file/download-contest-ac-submission' },
    { isAdmin: true, query: { cid: scene.board.contestId, ...query } },
  );
  return namesInZip(Buffer.from(envelope.data as Uint8Array));
}
