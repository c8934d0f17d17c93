import type { Role } from '@verdict/prisma/generated/client/client.ts';
import { expect, test } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { level, type Level } from '../../core/level.ts';
import { mayCompileChecker } from './checker.rule.ts';

const as = (role: Role, levelInSeven: Level = level.visitor): Viewer => ({
  kind: 'user',
  userId: 'me',
  username: 'me',
  role,
  groupLevels: new Map([[7, levelInSeven]]),
  siteRights: [],
  groupRights: new Map(),
  archivedGroups: new Set(),
  sessionId: 's',
  apiScopes: null,
});
const mine = { authorId: 'me', groupId: null };
const others = { authorId: 'other', groupId: null };
const ofGroup = { authorId: 'other', groupId: 7 };

test.each<[string, Viewer, Parameters<typeof mayCompileChecker>[1], boolean]>([
  ['an admin may for a problem still to be made', as('PROBLEM_ADMIN'), { problem: null, groupId: null }, true],
  ['a user may not for a problem still to be made', as('USER'), { problem: null, groupId: null }, false],
  ['an author may for their own problem', as('USER'), { problem: mine, groupId: null }, true],
  ['a user may not for the problem of another', as('USER'), { problem: others, groupId: null }, false],
  ['an admin may for the problem of another', as('ADMIN'), { problem: others, groupId: null }, true],
  ['an admin of the group may for its problems', as('USER', level.admin), { problem: ofGroup, groupId: 7 }, true],
  [
    'an admin of the group may for its problems still to be made',
    as('USER', level.root),
    { problem: null, groupId: 7 },
    true,
  ],
  ['an admin of the site may not for those of a group', as('ADMIN'), { problem: ofGroup, groupId: 7 }, false],
  ['a member of the group may not', as('USER', level.member), { problem: ofGroup, groupId: 7 }, false],
  ['a group cannot stand in for the place of a problem', as('ROOT'), { problem: others, groupId: 7 }, false],
  ['not even for the author', as('USER', level.root), { problem: mine, groupId: 7 }, false],
  ['a visitor may not', { kind: 'anonymous' }, { problem: { authorId: null, groupId: null }, groupId: null }, false],
])('%s', (_what, viewer, place, may) => {
  expect(mayCompileChecker(viewer, place)).toBe(may);
});
