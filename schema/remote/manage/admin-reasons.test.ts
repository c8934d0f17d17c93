import { expect, test } from 'vitest';
import { reasonForAdmins } from './admin-reasons.ts';

test('admins read what they can do, not what the submitter can', () => {
  expect(reasonForAdmins('no-account')['en-US']).toContain('list of accounts');
});

test('a reason that this version does not know is one of the judge', () => {
  expect(reasonForAdmins('toString')).toEqual(reasonForAdmins('other'));
});
