import { enableDueUsers } from '@verdict/schema/account/user-admin/disable-account.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { tokenFor } from '../../../factories/user.ts';
import { TrainingScene } from '../../training/training-scene.ts';
import { lettersTo } from '../user/mailed.ts';
import { UserDesk } from './user-desk.ts';

let scene: TrainingScene;
let desk: UserDesk;
beforeAll(async () => {
  scene = await TrainingScene.start();
  desk = new UserDesk(scene, await scene.user({ role: 'ROOT', username: 'chief' }));
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;

async function isSignedIn(token: string): Promise<boolean> {
  const { data } = await scene.server.graphql('{ viewer { role } }', { token });
  return (data as { viewer: { role: unknown } }).viewer.role !== null;
}

describe('editing', () => {
  test('changes what is given, all of it or nothing, and leaves the rest', async () => {
    const user = await scene.user();
    const other = await scene.user();
    await db().user.update({ where: { id: user.id }, data: { school: 'MIT' } });
    const input = { id: user.id, realName: 'Ann', titleName: 'Star', titleColor: '#ff9900', gender: 'FEMALE' };
    expect(await desk.act('updateUser', { ...input, email: other.email, nickname: 'x' })).toBe('EmailTaken');
    expect(await desk.act('updateUser', { ...input, username: other.username.toUpperCase() })).toBe('UsernameTaken');
    expect(await desk.act('updateUser', { ...input, titleColor: 'url(x)' })).toBe('InvalidInput');
    expect(await db().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ realName: null });
    expect(await desk.audited(user)).toEqual([]);
    // Forms send all they show.
    expect(await desk.act('updateUser', { ...input, username: user.username, email: '' })).toBe('UpdateUserSuccess');
    expect(await db().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      username: user.username,
      realName: 'Ann',
      titleName: 'Star',
      gender: 'FEMALE',
      school: 'MIT',
      email: null,
      emailKey: null,
    });
    expect(await desk.audited(user)).toEqual(['user.update']);
    expect(await lettersTo(scene.server.services, user.email ?? '')).toMatchObject([
      { change: 'emailSet', by: 'chief' },
    ]);
  });

  test('renames: the new name signs in, and its owner learns it', async () => {
    const user = await scene.user();
    expect(await desk.act('updateUser', { id: user.id, username: 'renamed-1' })).toBe('UpdateUserSuccess');
    expect((await desk.signIn('renamed-1')).__typename).toBe('SignInSuccess');
    expect((await desk.signIn(user.username)).__typename).toBe('WrongCredentials');
    expect(await lettersTo(scene.server.services, user.email ?? '')).toMatchObject([
      { change: 'renamed', username: 'renamed-1' },
    ]);
  });

  test('a new password ends sessions and tokens', async () => {
    const user = await scene.user();
    const tokens = [
      await tokenFor(scene.server.services, user),
      await apiTokenFor(scene.server.services, user, ['READ']),
    ];
    expect(await desk.act('updateUser', { id: user.id, password: 'short' })).toBe('InvalidInput');
    expect(await desk.act('updateUser', { id: user.id, password: 'another secret' })).toBe('UpdateUserSuccess');
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);
    expect((await desk.signIn(user.username, 'another secret')).__typename).toBe('SignInSuccess');
    expect(await desk.audited(user)).toEqual(['user.setPassword']);
  });

  test('a role is given with the rest', async () => {
    const user = await scene.user();
    expect(await desk.act('updateUser', { id: user.id, role: 'MUTED' })).toBe('UpdateUserSuccess');
    expect(await db().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ role: 'MUTED' });
    expect(await desk.audited(user)).toEqual(['user.changeRole']);
    expect(await db().message.count({ where: { recipientId: user.id } })).toBe(1);
  });
});

describe('disabling', () => {
  test('ends sessions at once, and signing in says why and until when', async () => {
    const user = await scene.user();
    const token = await tokenFor(scene.server.services, user);
    const until = new Date(Date.now() + 3_600_000);
    expect(await desk.bulk('DISABLE', [user], { reason: 'Shared account', until })).toEqual(['DONE']);
    expect(await isSignedIn(token)).toBe(false);
    expect(await desk.signIn(user.username)).toMatchObject({
      __typename: 'AccountDisabled',
      message: expect.stringContaining('Shared account'),
    });
    expect((await desk.signIn(user.username, 'wrong password')).message).not.toContain('Shared account');
    expect(await desk.account(user)).toMatchObject({ accountStatus: 'DISABLED', disabledReason: 'Shared account' });
    expect(await desk.bulk('ENABLE', [user])).toEqual(['DONE']);
    expect((await desk.signIn(user.username)).__typename).toBe('SignInSuccess');
    expect(await desk.audited(user)).toEqual(['user.disable', 'user.enable']);
    expect(await lettersTo(scene.server.services, user.email ?? '')).toMatchObject([
      { change: 'disabled' },
      { change: 'enabled' },
    ]);
  });

  test('is told to those who were signed in, and to nobody else', async () => {
    const user = await scene.user();
    const token = await tokenFor(scene.server.services, user);
    const why = async (of: string) =>
      (
        await scene.ask(null, `query ($token: String!) { disabledAccount(token: $token) { reason until } }`, {
          token: of,
        })
      )['disabledAccount'];
    expect(await why(token)).toBeNull();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await desk.bulk('DISABLE', [user], { reason: 'Shared account', until });
    expect(await why(token)).toEqual({ reason: 'Shared account', until });
    expect(await why(await scene.token(desk.root))).toBeNull();
    expect(await why(`${token.slice(0, -4)}aaaa`)).toBeNull();
    await desk.bulk('ENABLE', [user]);
    expect(await why(token)).toBeNull();
  });

  test('ends by itself', async () => {
    const user = await scene.user();
    const [soon, later] = [new Date(Date.now() + 60_000), new Date(Date.now() + 120_000)];
    expect(await desk.bulk('DISABLE', [user], { until: new Date(0) })).toBe('InvalidInput');
    await desk.bulk('DISABLE', [user], { until: soon });
    await enableDueUsers(scene.server.services, new Date());
    expect((await desk.signIn(user.username)).__typename).toBe('AccountDisabled');
    await enableDueUsers(scene.server.services, later);
    expect((await desk.signIn(user.username)).__typename).toBe('SignInSuccess');
  });
});

test('signing out everywhere ends sessions and API tokens', async () => {
  const user = await scene.user();
  const tokens = [
    await tokenFor(scene.server.services, user),
    await apiTokenFor(scene.server.services, user, ['READ']),
  ];
  expect(await desk.bulk('SIGN_OUT', [user])).toEqual(['DONE']);
  expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);
  expect(await desk.audited(user)).toEqual(['user.signOut']);
});

describe('a super admin', () => {
  test('does not lock themselves out', async () => {
    const { id } = desk.root;
    expect(
      await Promise.all([
        desk.act('updateUser', { id, role: 'USER' }),
        desk.act('updateUser', { id, password: 'another secret' }),
        desk.act('updateUser', { id, isDisabled: true }),
      ]),
    ).toEqual(['OwnRole', 'OwnAccount', 'OwnAccount']);
    for (const act of ['DISABLE', 'DELETE', 'RESET_PASSWORD'])
      expect(await desk.bulk(act, [{ id }])).toEqual(['REFUSED OWN_ACCOUNT']);
    expect(await desk.act('updateUser', { id, realName: 'The Chief', role: 'ROOT' })).toBe('UpdateUserSuccess');
  });

  test('is left over when two disable each other at the same moment', async () => {
    const [one, two] = [await scene.user({ role: 'ROOT' }), await scene.user({ role: 'ROOT' })];
    await Promise.all([one, two].map((user) => scene.token(user)));
    await Promise.allSettled([desk.bulk('DISABLE', [two], {}, one), desk.bulk('DISABLE', [one], {}, two)]);
    expect(await db().user.count({ where: { id: { in: [one.id, two.id] }, isDisabled: false } })).toBe(1);
  });
});
