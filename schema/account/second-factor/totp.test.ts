import { expect, test } from 'vitest';
import { newTotpSecret, stepOfCode, totpCodeAt, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const moment = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %d the code is that of RFC 6238', (seconds, code) => {
  expect(totpCodeAt(secret, moment(seconds))).toBe(code);
  expect(stepOfCode(secret, code, moment(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code is taken one step early and one step late, and tells its own step', () => {
  const code = totpCodeAt(secret, moment(3_000));
  expect([2_940, 2_970, 3_029, 3_059, 3_060].map((seconds) => stepOfCode(secret, code, moment(seconds)))).toEqual([
    null,
    100,
    100,
    100,
    null,
  ]);
});

test('blanks in a code do not matter; anything but six digits is no code', () => {
  const code = totpCodeAt(secret, moment(3_000));
  expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, moment(3_000))).toBe(100);
  for (const other of ['', code.slice(1), `${code}0`, 'abcdef'])
    expect(stepOfCode(secret, other, moment(3_000))).toBeNull();
});

test('the address for the app names site and user, whatever is in their names', () => {
  expect(totpUri(secret, { issuer: 'Judge: 题库', username: 'ann' })).toBe(
    'otpauth://totp/Judge%3A%20%E9%A2%98%E5%BA%93:ann?issuer=Judge%3A%20%E9%A2%98%E5%BA%93' +
      `&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});

test('secrets have 160 bits and differ', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});
