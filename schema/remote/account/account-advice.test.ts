import { expect, test } from 'vitest';
import { accountAdvice, adviceOn, tooManySignIns } from './account-advice.ts';

test.each([
  ['an account in use', { state: 'OK', note: '', isReadable: true }, null],
  ['one that an admin switched off', { state: 'DISABLED', note: '', isReadable: false }, null],
  ['a secret of the site that changed', { state: 'OK', note: '', isReadable: false }, accountAdvice.unreadable],
  ['a captcha', { state: 'NEEDS_HUMAN', note: 'challenge: a box to tick', isReadable: true }, accountAdvice.challenge],
  ['a wrong password', { state: 'NEEDS_HUMAN', note: 'auth: no such user', isReadable: true }, accountAdvice.refused],
  ['a ban', { state: 'BANNED', note: 'the judge disabled the account', isReadable: true }, accountAdvice.banned],
  [
    'sign-ins in a row',
    { state: 'NEEDS_HUMAN', note: `auth: ${tooManySignIns}`, isReadable: true },
    accountAdvice.tooManySignIns,
  ],
] as const)('of %s it says what to do', (_name, account, advice) => {
  expect(adviceOn(account)).toBe(advice);
});
