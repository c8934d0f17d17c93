import { tidyUserImports } from '@verdict/schema/account/user-import/undo-import.service.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { TrainingScene } from '../../training/training-scene.ts';
import { UserDesk } from './user-desk.ts';

const dayMs = 86_400_000;

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
    expect(await desk.act('importUsers', { text })).toBe('NoUserToImport');
  });

  test('takes files with heads in the encodings of spreadsheets', async () => {
    const file = iconv.encode('姓名,密码,用户名\n王小明,secret-1,xiaoming', 'gb18030').toString('base64');
    expect(await desk.import({ file })).toEqual({ xiaoming: 'NEW' });
    expect(await db().user.findUniqueOrThrow({ where: { usernameKey: 'xiaoming' } })).toMatchObject({
      realName: '王小明',
    });
  });

  test('of the same person as another at the same moment makes each account once', async () => {
    const [first, second] = ['fay,secret-1\ngus,secret-1', 'gus,secret-1\nhal,secret-1'];
    const tables = await Promise.all([desk.import({ text: first }), desk.import({ text: second })]);
    expect(await db().user.count({ where: { usernameKey: { in: ['fay', 'gus', 'hal'] } } })).toBe(3);
    expect(tables.map(({ gus }) => gus).toSorted()).toEqual(['NEW', 'TAKEN']);
  });

  test('is refused without users, and with too many', async () => {
    expect(await desk.act('previewUserImport', { text: ' \n' })).toBe('InvalidUserTable');
    const text = Array.from({ length: 5_001 }, (_none, index) => `user-${index},secret-1`).join('\n');
    expect(await desk.act('previewUserImport', { text })).toBe('InvalidUserTable');
  });
});

describe('an import that is undone', () => {
  const kinds = ['PASSWORD', 'USERNAME', 'EMAIL', 'DOUBLE'] as const;
  /** What is wrong with a line; null: nothing. Each 25th is: 200 of 5,000. */
  const kindOf = (line: number) => (line % 25 === 0 ? (kinds[(line / 25) % kinds.length] ?? null) : null);
  const rowOf = (line: number) =>
    ({
      PASSWORD: `person-${line},short,p${line}@example.org`,
      USERNAME: `person ${line},secret-1,p${line}@example.org`,
      EMAIL: `person-${line},secret-1,nobody`,
      DOUBLE: `person-${line - 1},secret-1,p${line}@example.org`,
      right: `person-${line},secret-1,p${line}@example.org`,
    })[kindOf(line) ?? 'right'];
  const lines = Array.from({ length: 5_000 }, (_none, index) => index + 1);

  test('names 200 wrong rows of 5,000 each by its reason, makes the others, and leaves nothing', async () => {
    const hash = vi
      .spyOn(scene.server.services.passwords, 'hashInTurn')
      .mockImplementation(async (text) => `hash ${text}`);
    const accounts = () => db().user.findMany({ orderBy: { id: 'asc' }, select: { id: true } });
    const before = await accounts();
    const text = lines.map(rowOf).join('\n');
    const { rows } = await desk.preview({ text });
    const columnOf = { PASSWORD: 'PASSWORD', USERNAME: 'USERNAME', EMAIL: 'EMAIL', DOUBLE: 'USERNAME' } as const;
    expect(rows.map(({ line, state, fault }) => [line, state, fault?.column ?? null])).toEqual(
      lines.map((line) => {
        const kind = kindOf(line);
        return kind === null ? [line, 'NEW', null] : [line, 'FAULTY', columnOf[kind]];
      }),
    );
    for (const kind of kinds) {
      const told = rows.filter(({ line }) => kindOf(line) === kind);
      const messages = told.map(({ line, fault }) => fault?.message.replaceAll(String(line - 1), 'N'));
      expect([kind, told.length, new Set(messages).size]).toEqual([kind, 50, 1]);
    }

    const { id, table, madeCount, leftOutCount } = await desk.importTable({ text });
    expect(table?.rows).toEqual(rows);
    expect({ madeCount, leftOutCount }).toEqual({ madeCount: 4_800, leftOutCount: 200 });
    expect(hash).toHaveBeenCalledTimes(4_800);
    hash.mockRestore();
    expect(await db().user.count()).toBe(before.length + 4_800);

    expect(await desk.undo(id)).toMatchObject({ undone: { removedCount: 4_800, keptUsernames: [] } });
    expect(await accounts()).toEqual(before);
    expect(await db().auditEntry.findMany({ where: { action: 'user.undoImport' }, select: { after: true } })).toEqual([
      { after: { removed: 4_800, kept: 0 } },
    ]);
  });

  test('keeps accounts that are in use and names them, once and within a day', async () => {
    const text = 'used-1,secret-1\nused-2,secret-1\nused-3,secret-1\nunused,secret-1';
    const { id, canUndo } = await desk.importTable({ text });
    expect(canUndo).toBe(true);
    await desk.signIn('used-1', 'secret-1');
    const userOf = (usernameKey: string) => db().user.findUniqueOrThrow({ where: { usernameKey } });
    await buildGroup(scene.server.services, desk.root, { levels: [[await userOf('used-2'), 3]] });
    await db().user.update({ where: { usernameKey: 'used-3' }, data: { siteRights: ['TEACHER'] } });
    expect(await desk.undo(id)).toMatchObject({
      undone: { removedCount: 1, keptUsernames: ['used-1', 'used-2', 'used-3'] },
    });
    expect(await desk.undo(id)).toMatchObject({ __typename: 'UserImportGone' });
    expect(await desk.seen(id)).toMatchObject({
      state: 'UNDONE',
      canUndo: false,
      removedCount: 1,
      keptCount: 3,
      table: null,
    });

    const late = await desk.importTable({ text: 'late,secret-1' });
    await db().userImport.updateMany({ data: { expiresAt: new Date() } });
    expect(await desk.undo(late.id)).toMatchObject({ __typename: 'UserImportGone' });
    expect(await userOf('late')).toMatchObject({ username: 'late' });
    await tidyUserImports(scene.server.services, new Date(Date.now() + 6 * dayMs));
    expect(await db().userImport.count({ where: { id: Number(late.id) } })).toBe(1);
    await tidyUserImports(scene.server.services, new Date(Date.now() + 8 * dayMs));
    expect(await db().userImport.count()).toBe(0);
  });
});
