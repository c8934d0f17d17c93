import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TrainingScene } from '../../training/training-scene.ts';
import { UserDesk } from './user-desk.ts';

let scene: TrainingScene;
let desk: UserDesk;
beforeAll(async () => {
  scene = await TrainingScene.start();
  desk = new UserDesk(scene, await scene.user({ role: 'ROOT' }));
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;

describe('an import of users', () => {
  test('shows what becomes of each row, then makes the accounts that are right', async () => {
    const taken = await scene.user();
    const text = [
      'ann,secret-1,ann@example.org,Ann Lee,female,Annie,MIT',
      `${taken.username.toUpperCase()},secret-1`,
      `bob,secret-1,${taken.email ?? ''}`,
      'cid,short',
      'ann,secret-1',
      'dan,',
      'eve,secret-1,,,0',
    ].join('\n');
    const { rows } = await desk.preview({ text });
    expect(rows.map(({ state, fault }) => [state, fault?.column ?? null])).toEqual([
      ['NEW', null],
      ['TAKEN', 'USERNAME'],
      ['TAKEN', 'EMAIL'],
      ['FAULTY', 'PASSWORD'],
      ['FAULTY', 'USERNAME'],
      ['SKIPPED', null],
      ['NEW', null],
    ]);
    expect(await db().user.count({ where: { usernameKey: { in: ['ann', 'eve'] } } })).toBe(0);

    expect(await desk.act('importUsers', { text, isAllOrNothing: true })).toBe('UserRowsRefused');
    expect(await db().user.count({ where: { usernameKey: { in: ['ann', 'eve'] } } })).toBe(0);

    await desk.import({ text });
    expect(await db().user.findUniqueOrThrow({ where: { usernameKey: 'ann' } })).toMatchObject({
      email: 'ann@example.org',
      emailKey: 'ann@example.org',
      realName: 'Ann Lee',
      gender: 'FEMALE',
      nickname: 'Annie',
      school: 'MIT',
      role: 'USER',
    });
    expect((await desk.signIn('eve', 'secret-1')).__typename).toBe('SignInSuccess');
    expect(await db().auditEntry.findMany({ where: { action: 'user.import' }, select: { after: true } })).toEqual([
      { after: { made: 2, first: 'ann', last: 'eve' } },
    ]);
    // Sent again it makes nothing twice.
    expect(await desk.import({ text })).toMatchObject({ eve: 'TAKEN' });
  });

  test('takes files with heads in the encodings of spreadsheets', async () => {
    const file = iconv.encode('姓名,密码,用户名\n王小明,secret-1,xiaoming', 'gb18030').toString('base64');
    expect(await desk.import({ file })).toEqual({ xiaoming: 'NEW' });
    expect(await db().user.findUniqueOrThrow({ where: { usernameKey: 'xiaoming' } })).toMatchObject({
      realName: '王小明',
    });
  });

  test('of the same people at the same moment makes each account once', async () => {
    const text = 'fay,secret-1\ngus,secret-1';
    await Promise.all([desk.import({ text }), desk.import({ text })]);
    expect(await db().user.count({ where: { usernameKey: { in: ['fay', 'gus'] } } })).toBe(2);
  });

  test('is refused without users, and with too many', async () => {
    expect(await desk.act('previewUserImport', { text: ' \n' })).toBe('InvalidUserTable');
    const text = Array.from({ length: 2_001 }, (_none, index) => `user-${index},secret-1`).join('\n');
    expect(await desk.act('previewUserImport', { text })).toBe('InvalidUserTable');
  });
});

describe('generated accounts', () => {
  const generate = async (input: object) => {
    const answer = await scene.act(
      desk.root,
      'generateUsers',
      { prefix: 'team', suffix: '', from: 1, to: 3, passwordLength: 8, ...input },
      '... on GenerateUsersSuccess { generated { key count } }',
    );
    return z.looseObject({ __typename: z.string() }).parse(answer);
  };
  const download = async (key: string, as = desk.root) => {
    const address = new URL(`/api/file/generate-user-excel?key=${key}&format=csv`, scene.server.url);
    const response = await fetch(address, { headers: { Authorization: await scene.token(as) } });
    return { status: response.status, text: await response.text() };
  };

  test('are downloaded once, by who made them, and sign in', async () => {
    const { generated } = z
      .object({ generated: z.object({ key: z.string(), count: z.int() }) })
      .parse(await generate({}));
    expect(generated.count).toBe(3);
    expect((await download(generated.key, await scene.user({ role: 'ROOT' }))).status).toBe(400);
    const { status, text } = await download(generated.key);
    expect(status).toBe(200);
    const [head = '', ...rows] = text.trim().split('\r\n');
    expect(head).toContain('username,password');
    expect(rows.map((row) => row.split(',')[0])).toEqual(['team1', 'team2', 'team3']);
    const [username = '', password = ''] = rows[1]?.split(',') ?? [];
    expect(password).toHaveLength(8);
    expect((await desk.signIn(username, password)).__typename).toBe('SignInSuccess');
    expect((await download(generated.key)).status).toBe(400);
  });

  test('are all made, or none', async () => {
    await scene.user({ username: 'row5' });
    expect((await generate({ prefix: 'row', from: 4, to: 6 })).__typename).toBe('GeneratedNamesTaken');
    expect(await db().user.count({ where: { usernameKey: { in: ['row4', 'row6'] } } })).toBe(0);
  });

  test.each([
    ['an end before the start', { from: 3, to: 2 }],
    ['too many', { from: 1, to: 2_001 }],
    ['a short password', { passwordLength: 5 }],
    ['a long password', { passwordLength: 26 }],
    ['a name that is too long', { prefix: 'a'.repeat(20) }],
    ['a name with blanks', { prefix: 'a b' }],
  ])('with %s are refused', async (_what, input) => {
    expect((await generate(input)).__typename).toBe('InvalidInput');
  });
});
