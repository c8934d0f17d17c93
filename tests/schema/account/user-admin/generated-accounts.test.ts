import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TrainingScene } from '../../training/training-scene.ts';
import { UserDesk } from './user-desk.ts';

const three = { prefix: 'team', suffix: '', from: 1, to: 3, passwordLength: 8 };

let scene: TrainingScene;
let desk: UserDesk;
beforeAll(async () => {
  scene = await TrainingScene.start();
  desk = new UserDesk(scene, await scene.user({ role: 'ROOT' }));
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;

describe('generated accounts', () => {
  const outcome = (input: object) => scene.outcome(desk.root, 'generateUsers', { ...three, ...input });
  const download = async (key: string, as = desk.root) => {
    const address = new URL(`/api/file/generate-user-excel?key=${key}&format=csv`, scene.server.url);
    const response = await fetch(address, { headers: { Authorization: await scene.token(as) } });
    return { status: response.status, text: await response.text() };
  };

  test('are downloaded once, by who made them, and sign in', async () => {
    const id = await desk.start('generateUsers', three);
    expect((await desk.seen(id)).sheet).toBeNull();
    await desk.run(id);
    const { sheet, madeCount } = await desk.seen(id);
    expect(madeCount).toBe(3);
    const key = sheet?.key ?? '';
    const other = await scene.user({ role: 'ROOT' });
    expect((await desk.seen(id, other)).sheet).toBeNull();
    expect((await download(key, other)).status).toBe(400);
    // A key that is read later, after the page was left, is as good.
    expect((await download(`${key}x`)).status).toBe(400);
    const { status, text } = await download((await desk.seen(id)).sheet?.key ?? '');
    expect(status).toBe(200);
    const [head = '', ...rows] = text.trim().split('\r\n');
    expect(head).toContain('username,password');
    expect(rows.map((row) => row.split(',')[0])).toEqual(['team1', 'team2', 'team3']);
    const [username = '', password = ''] = rows[1]?.split(',') ?? [];
    expect(password).toHaveLength(8);
    expect((await desk.signIn(username, password)).__typename).toBe('SignInSuccess');
    expect((await download(key)).status).toBe(400);
    expect((await desk.seen(id)).sheet).toBeNull();
  });

  test('keep their passwords for half an hour', async () => {
    const id = await desk.start('generateUsers', { ...three, prefix: 'late' });
    await desk.run(id);
    const { key = '' } = (await desk.seen(id)).sheet ?? {};
    await db().accountSheet.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await desk.seen(id)).sheet).toBeNull();
    expect((await download(key)).status).toBe(400);
  });

  test('are all made, or none', async () => {
    await scene.user({ username: 'row5' });
    expect(await outcome({ prefix: 'row', from: 4, to: 6 })).toBe('GeneratedNamesTaken');
    expect(await db().user.count({ where: { usernameKey: { in: ['row4', 'row6'] } } })).toBe(0);
    const id = await desk.start('generateUsers', { ...three, prefix: 'seat' });
    // Somebody takes a name meanwhile.
    await scene.user({ username: 'seat2' });
    await desk.run(id);
    expect(await desk.seen(id)).toMatchObject({ state: 'FAILED', madeCount: 0, sheet: null });
    expect((await desk.seen(id)).failure).toContain('seat2');
    expect(await db().user.count({ where: { usernameKey: { in: ['seat1', 'seat3'] } } })).toBe(0);
  });

  test('are undone with their passwords', async () => {
    const id = await desk.start('generateUsers', { ...three, prefix: 'gone' });
    await desk.run(id);
    const { key = '' } = (await desk.seen(id)).sheet ?? {};
    expect(await desk.undo(id)).toMatchObject({ undone: { removedCount: 3, keptUsernames: [] } });
    expect((await download(key)).status).toBe(400);
  });

  test.each([
    ['an end before the start', { from: 3, to: 2 }],
    ['too many', { from: 1, to: 2_001 }],
    ['a short password', { passwordLength: 5 }],
    ['a long password', { passwordLength: 26 }],
    ['a name that is too long', { prefix: 'a'.repeat(20) }],
    ['a name with blanks', { prefix: 'a b' }],
  ])('with %s are refused', async (_what, input) => {
    expect(await outcome(input)).toBe('InvalidInput');
  });
});
