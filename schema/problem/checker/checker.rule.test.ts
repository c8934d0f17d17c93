import type { Role } from '@verdict/prisma/generated/client/client.ts';
import { expect, test } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { mayCompileChecker } from './checker.rule.ts';

const as = (role: Role): Viewer => ({
  kind: 'user',
  userId: 'me',
  username: 'me',
  role,
  sessionId: 's',
  apiScopes: null,
});
const mine = { authorId: 'me', groupId: null };
const others = { authorId: 'other', groupId: null };
const ofGroup = { authorId: 'other', groupId: 7 };

test.each<[string, Role, Parameters<typeof mayCompileChecker>[1], boolean]>([
  ['an admin may for a problem still to be made', 'PROBLEM_ADMIN', { problem: null, group: null }, true],
  ['a user may not for a problem still to be made', 'USER', { problem: null, group: null }, false],
  ['an author may for their own problem', 'USER', { problem: mine, group: null }, true],
  ['a user may not for the problem of another', 'USER', { problem: others, group: null }, false],
  ['an admin may for the problem of another', 'ADMIN', { problem: others, group: null }, true],
  ['an admin of the group may for its problems', 'USER', { problem: ofGroup, group: { id: 7, viewerLevel: 4 } }, true],
  [
    'an admin of the group may for its problems still to be made',
    'USER',
    { problem: null, group: { id: 7, viewerLevel: 5 } },
    true,
  ],
  ['a member of the group may not', 'USER', { problem: ofGroup, group: { id: 7, viewerLevel: 3 } }, false],
  [
    'nobody may in the name of a group for a problem of another',
    'ROOT',
    { problem: others, group: { id: 7, viewerLevel: 5 } },
    false,
  ],
  [
    'the author may not in the name of a group the problem is not of',
    'USER',
    { problem: mine, group: { id: 7, viewerLevel: 5 } },
    false,
  ],
])('%s', (_what, role, place, may) => {
  expect(mayCompileChecker(as(role), place)).toBe(may);
});

test('nobody may without signing in', () => {
  expect(mayCompileChecker({ kind: 'anonymous' }, { problem: { authorId: null, groupId: null }, group: null })).toBe(
    false,
  );
});
