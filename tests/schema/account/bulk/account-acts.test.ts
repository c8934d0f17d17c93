import type { User } from '@verdict/prisma/generated/client/client.ts';
import { tidyNewPasswords } from '@verdict/schema/account/bulk/new-passwords.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { tokenFor } from '../../../factories/user.ts';
import { BulkScene, outcomes, type Act } from '../../core/bulk/bulk-scene.ts';
import { signInMutation } from '../user/account-operations.ts';

let scene: BulkScene;
let root: User;
beforeAll(async () => {
  scene = await BulkScene.start();
  root = await scene.user('ROOT');
});
afterAll(() => scene.server.stop());

const preview = (act: string, users: readonly Pick<User, 'id'>[], more: object = {}, as = root) =>
  scene.preview(as, 'Account', { act, userIds: users.map(({ id }) => id), ...more });
const stored = ({ id }: Pick<User, 'id'>) => scene.db.user.findUniqueOrThrow({ where: { id } });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const secretsOf = async ({ id }: Pick<Act, 'id'>) =>
  (await scene.db.bulkAct.findUniqueOrThrow({ where: { id: Number(id) } })).change;

/** An act in the list of the last ones. */
async function listed({ id }: Pick<Act, 'id'>) {
  const { data } = await scene.server.graphql(
    `{ bulkActs(area: "user") {
      id newPasswordsUntil appliedAt undoUntil firstRow { name changes { field before after } }
    } }`,
    { token: await tokenFor(scene.server.services, root) },
  );
  const acts = z.object({ bulkActs: z.array(z.looseObject({ id: z.string() })) }).parse(data).bulkActs;
  return acts.find((act) => act.id === id);
}

async function isSignedIn(token: string): Promise<boolean> {
  const { data } = await scene.server.graphql('{ viewer { role } }', { token });
  return (data as { viewer: { role: unknown } }).viewer.role !== null;
}

describe('disabling', () => {
  test('is undone to the reason and the end that each account had', async () => {
    const until = inHours(5);
    const [active, disabled] = [await scene.user(), await scene.user()];
    const before = { isDisabled: true, disabledReason: 'Spam', disabledUntil: until };
    await scene.db.user.update({ where: { id: disabled.id }, data: before });
    const act = await preview('DISABLE', [active, disabled], { reason: 'Cheating', until: inHours(9) });
    expect(act.rows.items[1]?.changes).toContainEqual({ field: 'reason', before: 'Spam', after: 'Cheating' });
    expect(outcomes(await scene.apply(root, act))).toEqual(['DONE', 'DONE']);
    expect(await stored(disabled)).toMatchObject({ isDisabled: true, disabledReason: 'Cheating' });
    expect(outcomes(await scene.undo(root, act))).toEqual(['UNDONE', 'UNDONE']);
    expect(await stored(active)).toMatchObject({ isDisabled: false, disabledReason: '', disabledUntil: null });
    expect(await stored(disabled)).toMatchObject(before);
    expect(await scene.audited(root, active.id)).toEqual(['user.disable', 'user.enable']);
    expect(await scene.audited(root, disabled.id)).toEqual(['user.disable', 'user.disable']);
  });

  test('stays where another super admin changed the account since, and names them', async () => {
    const [user, other] = [await scene.user(), await scene.user('ROOT')];
    const act = await scene.apply(root, await preview('DISABLE', [user], { reason: 'Spam' }));
    await scene.apply(other, await preview('DISABLE', [user], { reason: 'Really spam' }, other));
    const undone = await scene.undo(root, act);
    expect(outcomes(undone)).toEqual(['KEPT BULK_ROW_CHANGED']);
    expect(undone.rows.items[0]?.refusal).toContain(other.username);
    expect(await stored(user)).toMatchObject({ disabledReason: 'Really spam' });
  });

  test('is not begun again by undoing once its end has passed', async () => {
    const user = await scene.user();
    const before = { isDisabled: true, disabledReason: 'Spam', disabledUntil: inHours(1) };
    await scene.db.user.update({ where: { id: user.id }, data: before });
    const act = await scene.apply(root, await preview('ENABLE', [user]));
    await scene.db.bulkRow.updateMany({
      where: { actId: Number(act.id) },
      data: { before: { isDisabled: true, reason: 'Spam', until: inHours(-1).toISOString() } },
    });
    expect(outcomes(await scene.undo(root, act))).toEqual(['KEPT DISABLING_OVER']);
    expect(await stored(user)).toMatchObject({ isDisabled: false });
  });
});

describe('who may', () => {
  test.each(['ADMIN', 'PROBLEM_ADMIN', 'USER'] as const)('%s previews nothing', async (role) => {
    const as = await scene.user(role);
    await expect(preview('DISABLE', [await scene.user()], {}, as)).rejects.toThrow();
  });

  test('support signs out accounts of no staff, and does nothing else', async () => {
    const support = await scene.user();
    await scene.db.user.update({ where: { id: support.id }, data: { siteRights: ['SUPPORT'] } });
    const [user, admin] = [await scene.user(), await scene.user('ADMIN')];
    expect(outcomes(await preview('SIGN_OUT', [user, admin, root], {}, support))).toEqual([
      'PENDING',
      'REFUSED ACCOUNT_OF_STAFF',
      'REFUSED ACCOUNT_OF_STAFF',
    ]);
    for (const act of ['DISABLE', 'ENABLE', 'RESET_PASSWORD', 'DELETE', 'RESTORE'])
      expect(outcomes(await preview(act, [user], {}, support))).toEqual(['REFUSED USER_NOT_FOUND']);
  });

  test('a super admin who is one no more applies nothing', async () => {
    const [former, user] = [await scene.user('ROOT'), await scene.user()];
    const act = await preview('DISABLE', [user], {}, former);
    await scene.db.user.update({ where: { id: former.id }, data: { role: 'ADMIN' } });
    expect(outcomes(await scene.apply(former, act))).toEqual(['REFUSED USER_NOT_FOUND']);
    expect(await stored(user)).toMatchObject({ isDisabled: false });
  });

  test('an API token neither sees nor applies nor undoes acts on accounts', async () => {
    const user = await scene.user();
    const act = await preview('DISABLE', [user]);
    const token = await apiTokenFor(scene.server.services, root, ['READ', 'SUBMIT', 'ADMIN']);
    const { data } = await scene.server.graphql(
      `mutation {
        applyBulkAct(input: { id: "${act.id}" }) { __typename }
        undoBulkAct(input: { id: "${act.id}" }) { __typename }
      }`,
      { token },
    );
    expect(data).toEqual({
      applyBulkAct: { __typename: 'BulkActNotFound' },
      undoBulkAct: { __typename: 'BulkActNotFound' },
    });
    const read = await scene.server.graphql(`{ bulkAct(id: "${act.id}") { id } }`, { token });
    expect(read.data).toEqual({ bulkAct: null });
    expect(await stored(user)).toMatchObject({ isDisabled: false });
  });
});

test('signing out says beforehand that it cannot be undone, and is not', async () => {
  const user = await scene.user();
  const token = await tokenFor(scene.server.services, user);
  const act = await preview('SIGN_OUT', [user]);
  expect([act.isFinal, act.canUndo]).toEqual([true, false]);
  expect(await scene.apply(root, act)).toMatchObject({ doneCount: 1, canUndo: false });
  expect(await isSignedIn(token)).toBe(false);
  expect((await scene.call(root, 'undoBulkAct', { id: act.id })).__typename).toBe('BulkActFinal');
});

describe('new passwords', () => {
  const sheetSchema = z.object({
    openPasswordSheet: z.object({ __typename: z.string(), sheet: z.object({ key: z.string() }).optional() }),
  });
  const open = async ({ id }: Pick<Act, 'id'>, as = root) => {
    const { data } = await scene.server.graphql(
      `mutation { openPasswordSheet(input: { actId: "${id}" }) {
        __typename ... on OpenPasswordSheetSuccess { sheet { key } }
      } }`,
      { token: await tokenFor(scene.server.services, as) },
    );
    return sheetSchema.parse(data).openPasswordSheet;
  };
  const signIn = async ({ username }: User, password: string) => {
    const { data } = await scene.server.graphql(signInMutation, { variables: { input: { username, password } } });
    return z.object({ signIn: z.looseObject({ __typename: z.string() }) }).parse(data).signIn.__typename;
  };

  test('are set, downloaded once by who set them, and then kept nowhere', async () => {
    const [a, b] = [await scene.user(), await scene.user()];
    const token = await tokenFor(scene.server.services, a);
    const act = await preview('RESET_PASSWORD', [a, b, root]);
    expect(outcomes(act)).toEqual(['PENDING', 'PENDING', 'REFUSED OWN_ACCOUNT']);
    expect((await open(act)).__typename).toBe('AccountSheetGone');
    await scene.apply(root, act);
    expect(await isSignedIn(token)).toBe(false);
    expect(await scene.audited(root, a.id)).toEqual(['user.setPassword']);
    expect((await open(act, await scene.user('ROOT'))).__typename).toBe('AccountSheetGone');
    expect(await listed(act)).toMatchObject({ newPasswordsUntil: expect.any(String) });
    await open(act);
    expect(await secretsOf(act)).toEqual({ sealed: null, sheetId: expect.any(Number) });
    // The dialog was closed before the download.
    const { sheet } = await open(act);
    const address = new URL(`/api/file/generate-user-excel?key=${sheet?.key ?? ''}&format=csv`, scene.server.url);
    const headers = { Authorization: await tokenFor(scene.server.services, root) };
    const lines = (await (await fetch(address, { headers })).text()).trim().split('\r\n');
    const passwords = new Map(lines.slice(1).map((line) => line.split(',') as [string, string]));
    expect([...passwords.keys()].toSorted()).toEqual([a.username, b.username].toSorted());
    expect(await signIn(b, passwords.get(b.username) ?? '')).toBe('SignInSuccess');
    expect((await open(act)).__typename).toBe('AccountSheetGone');
    expect(await listed(act)).toMatchObject({ newPasswordsUntil: null });
  });

  test('are gone where nobody fetches them in time', async () => {
    const act = await scene.apply(root, await preview('RESET_PASSWORD', [await scene.user()]));
    await scene.db.bulkAct.update({ where: { id: Number(act.id) }, data: { createdAt: inHours(-2) } });
    expect((await open(act)).__typename).toBe('AccountSheetGone');
    await tidyNewPasswords(scene.server.services, new Date());
    expect(await secretsOf(act)).toEqual({ sealed: null });
  });
});

test('deletion is undone as it is taken back', async () => {
  const user = await scene.user();
  const act = await scene.apply(root, await preview('DELETE', [user], { reason: 'Left school' }));
  expect(await stored(user)).toMatchObject({ isDisabled: true });
  expect(outcomes(await scene.undo(root, act))).toEqual(['UNDONE']);
  expect(await stored(user)).toMatchObject({ isDisabled: false });
  expect(await scene.audited(root, user.id)).toEqual(['user.delete', 'user.restore']);
});

test('deletion can be undone as long as its accounts can be restored', async () => {
  const act = await scene.apply(root, await preview('DELETE', [await scene.user()]));
  const { appliedAt, undoUntil } = z.object({ appliedAt: z.string(), undoUntil: z.string() }).parse(await listed(act));
  expect(Date.parse(undoUntil) - Date.parse(appliedAt)).toBe(14 * 24 * 3_600_000);
  await scene.db.bulkAct.update({ where: { id: Number(act.id) }, data: { appliedAt: inHours(-15 * 24) } });
  expect((await scene.call(root, 'undoBulkAct', { id: act.id })).__typename).toBe('BulkActFinal');
});

test('the list of acts names the first account that an act changes, and how', async () => {
  const user = await scene.user();
  const act = await scene.apply(root, await preview('DISABLE', [root, user], { reason: 'Spam' }));
  const { firstRow } = z
    .object({ firstRow: z.object({ name: z.string(), changes: z.array(z.unknown()) }) })
    .parse(await listed(act));
  expect(firstRow.name).toBe(user.username);
  expect(firstRow.changes).toContainEqual({ field: 'isDisabled', before: 'false', after: 'true' });
});
