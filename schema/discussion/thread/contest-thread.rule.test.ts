import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { canReply, readableWriters, speaksForJury } from './contest-thread.rule.ts';

const contest = { authorId: 'author', group: { ownerId: 'owner', members: [{ userId: 'group root' }] } };
const signedOut: Viewer = { kind: 'anonymous' };
const judge: Viewer = { kind: 'judge', nodeId: 1, nodeName: 'node' };
const user = (role: Role = 'USER', userId = 'me') => ({ kind: 'user', userId, username: userId, role }) as Viewer;
const roles = Object.values(Role);

describe('the jury', () => {
  test('is the author of the contest, the owner and the roots of its group and super admins', () => {
    expect(
      ['author', 'owner', 'group root', 'somebody'].map((id) => speaksForJury({ id, role: 'USER' }, contest)),
    ).toEqual([true, true, true, false]);
    expect(roles.filter((role) => speaksForJury({ id: 'somebody', role }, contest))).toEqual(['ROOT']);
  });
});

describe('reading', () => {
  test.each(roles.map((role) => [role, user(role)] as const))(
    'while the contest runs, a contestant of role %s reads their own and the jury',
    (_name, viewer) => {
      expect(readableWriters(viewer, contest, { isJury: false, isTalkClosed: true })).toEqual([
        'me',
        'author',
        'owner',
        'group root',
      ]);
    },
  );

  test.each([
    ['signed out', signedOut],
    ['a judge', judge],
  ] as const)('%s has nothing of their own there', (_name, viewer) => {
    expect(readableWriters(viewer, contest, { isJury: false, isTalkClosed: true })).toEqual([
      'author',
      'owner',
      'group root',
    ]);
  });

  test('the jury reads all, and everybody does when the contest has ended', () => {
    expect(readableWriters(user(), contest, { isJury: true, isTalkClosed: true })).toBeNull();
    expect(readableWriters(user(), contest, { isJury: false, isTalkClosed: false })).toBeNull();
  });
});

describe('replying', () => {
  const contestant = { isJury: false, contest };

  test('a contestant answers everybody but the jury', () => {
    expect(canReply(user(), { id: 'other', role: 'USER' }, contestant)).toBe(true);
    expect(canReply(user(), { id: 'other', role: 'ADMIN' }, contestant)).toBe(true);
    expect(
      [
        { id: 'author', role: 'USER' },
        { id: 'group root', role: 'USER' },
        { id: 'other', role: 'ROOT' },
      ].map((writer) => canReply(user(), writer, contestant)),
    ).toEqual([false, false, false]);
  });

  test('the jury answers everybody, and everybody their own', () => {
    expect(canReply(user('USER', 'author'), { id: 'group root', role: 'USER' }, { isJury: true, contest })).toBe(true);
    expect(canReply(user('ROOT'), { id: 'me', role: 'ROOT' }, contestant)).toBe(true);
  });

  test.each([
    ['signed out', signedOut],
    ['a judge', judge],
  ] as const)('%s answers nobody', (_name, viewer) => {
    expect(canReply(viewer, { id: 'other', role: 'USER' }, { isJury: true, contest })).toBe(false);
  });
});
