import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { level, type Level } from '../../core/level.ts';
import { boardViewOf, canUnseal, outsideRefusal } from './board.rule.ts';

const now = new Date('2026-01-01T12:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const running = {
  authorId: 'author',
  groupId: 7,
  startsAt: at(-60),
  endsAt: at(60),
  sealsAt: at(-10),
  isUnsealedAtEnd: false,
  unsealedAt: null,
  isBoardOpen: true,
  group: { isVisible: true, disbandedAt: null },
};
const ended = { ...running, startsAt: at(-120), sealsAt: at(-60), endsAt: at(-30) };

const user = (userId: string, role: Role, own: Level = level.visitor): Viewer => ({
  kind: 'user',
  userId,
  username: userId,
  role,
  groupLevels: new Map([[7, own]]),
  siteRights: [],
  groupRights: new Map(),
  archivedGroups: new Set(),
  sessionId: 's',
  apiScopes: null,
});
/** Everybody there is, and whether they are contest admins. */
const everybody: readonly (readonly [string, Viewer, boolean])[] = [
  ['signed out', { kind: 'anonymous' }, false],
  ['a judge', { kind: 'judge', nodeId: 1, nodeName: 'node' }, false],
  ['the author', user('author', 'USER', level.member), true],
  ['the author, who has left the group', user('author', 'USER'), false],
  ['a root of the group', user('keeper', 'USER', level.root), true],
  ...Object.values(Role).map((role) => [role, user('somebody', role), role === 'ROOT'] as const),
];

describe.each(everybody)('%s', (_name, viewer, isAdmin) => {
  test('sees what is sealed, and what came after the end, as a contest admin and not otherwise', () => {
    expect(boardViewOf(viewer, running, { isOutside: false, includesAfterEnd: true }, now)).toEqual({
      isSealed: !isAdmin,
      includesAfterEnd: isAdmin,
      untilMs: null,
    });
    expect(boardViewOf(viewer, running, { isOutside: false, includesAfterEnd: false }, now).includesAfterEnd).toBe(
      false,
    );
    expect(
      boardViewOf(viewer, { ...running, sealsAt: null }, { isOutside: false, includesAfterEnd: false }, now).isSealed,
    ).toBe(false);
  });

  test('sees outside what visitors see', () => {
    expect(boardViewOf(viewer, running, { isOutside: true, includesAfterEnd: false }, now).isSealed).toBe(true);
  });

  test('takes the seal away as a contest admin, after the end, where one holds', () => {
    expect(canUnseal(viewer, ended, now)).toBe(isAdmin);
    expect(canUnseal(viewer, running, now)).toBe(false);
    expect(canUnseal(viewer, { ...ended, unsealedAt: at(-1) }, now)).toBe(false);
    expect(canUnseal(viewer, { ...ended, isUnsealedAtEnd: true }, now)).toBe(false);
  });
});

test('the board outside is open where the contest says so, from its start on', () => {
  expect(outsideRefusal(running, now)).toBeNull();
  expect(outsideRefusal({ ...running, startsAt: now }, now)).toBeNull();
  expect(outsideRefusal({ ...running, startsAt: at(1) }, now)).toBe('SCHEDULED');
  expect(outsideRefusal({ ...running, isBoardOpen: false }, now)).toBe('CLOSED');
});
