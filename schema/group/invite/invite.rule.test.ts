import { expect, test } from 'vitest';
import { inviteState, isMailAllowed, mayInvite, type InviteMaker } from './invite.rule.ts';

const now = new Date('2026-11-26T12:00:00Z');
const open = { level: 3, revokedAt: null, expiresAt: null, uses: 0, maxUses: null };
const admin: InviteMaker = { isDisabled: false, role: 'USER', level: 4 };

test.each([
  [3, []],
  [4, [3]],
  [5, [3, 4]],
  [6, [3, 4, 5]],
])('level %i gives these by a link: %j', (actor, given) => {
  expect([0, 1, 2, 3, 4, 5, 6].filter((each) => mayInvite(actor, each))).toEqual(given);
});

test('a link ends when it expires, is used up or revoked, and when its maker may no longer give its level', () => {
  expect(inviteState(open, admin, now)).toBe('OPEN');
  expect(inviteState({ ...open, expiresAt: now }, admin, now)).toBe('EXPIRED');
  expect(inviteState({ ...open, uses: 2, maxUses: 2 }, admin, now)).toBe('USED_UP');
  expect(inviteState({ ...open, revokedAt: now, expiresAt: now }, admin, now)).toBe('REVOKED');
  expect(inviteState({ ...open, level: 4 }, admin, now)).toBe('REVOKED');
  expect(inviteState(open, { ...admin, level: 3 }, now)).toBe('REVOKED');
  expect(inviteState(open, { ...admin, isDisabled: true }, now)).toBe('REVOKED');
  expect(inviteState({ ...open, level: 5 }, { ...admin, role: 'ROOT', level: 0 }, now)).toBe('OPEN');
});

test('a mail domain includes its parts, and no other name that ends so', () => {
  expect(isMailAllowed(null, [])).toBe(true);
  expect(isMailAllowed('ann@school.edu', ['school.edu'])).toBe(true);
  expect(isMailAllowed('ann@maths.school.edu', ['other.org', 'school.edu'])).toBe(true);
  expect(isMailAllowed('ann@myschool.edu', ['school.edu'])).toBe(false);
  expect(isMailAllowed('school.edu@mail.org', ['school.edu'])).toBe(false);
  expect(isMailAllowed(null, ['school.edu'])).toBe(false);
});
