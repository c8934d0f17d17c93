import { expect, test } from 'vitest';
import { domainsIn, inviteFaults, inviteInput, newInvite } from './invite-values.ts';

const now = new Date('2026-11-26T12:00:00Z');

test('a link that is left as it is lets members in for a week', () => {
  expect(inviteFaults(newInvite)).toEqual({});
  expect(inviteInput(newInvite, now)).toEqual({
    level: 'MEMBER',
    classId: null,
    note: '',
    maxUses: null,
    expiresAt: '2026-12-03T12:00:00.000Z',
    mailDomains: [],
  });
});

test('domains are separated by blanks or commas, with or without "@"', () => {
  expect(domainsIn(' @school.edu, Maths.org，uni.cn ')).toEqual(['school.edu', 'Maths.org', 'uni.cn']);
});

test('numbers and domains that are none are faults', () => {
  const faulty = { ...newInvite, maxUses: '0', mailDomains: 'school' };
  expect(Object.keys(inviteFaults(faulty))).toEqual(['maxUses', 'mailDomains']);
  expect(Object.keys(inviteFaults({ ...newInvite, maxUses: '1.5' }))).toEqual(['maxUses']);
  expect(inviteFaults({ ...newInvite, maxUses: '10000', mailDomains: 'a.b' })).toEqual({});
});
