import { expect, test } from 'vitest';
import { newUsername } from '../user/credentials.ts';
import { usernamesFrom } from './free-username.ts';

test.each([
  [
    ['ann', 'Ann Example', 'ann@school.example'],
    ['ann', 'AnnExample', 'ann7'],
  ],
  [['Ann  Example'], ['AnnExample', 'AnnExample7']],
  [['ann@school.example'], ['ann', 'ann7']],
  [['王 小明'], ['王小明', '王小明7']],
  [['a-very-long-name-of-somebody'], ['a-very-long-name-of-', 'a-very-long-name-of7']],
  [['\u200b', ' ', ''], ['user7']],
  [[], ['user7']],
])('%j gives %j', (names, usernames) => {
  expect(usernamesFrom(names, 7)).toEqual(usernames);
});

test('characters are never cut in two, and keys that grow are counted', () => {
  const [emoji = '', numbered = ''] = usernamesFrom(['😀'.repeat(15)], 12_345);
  expect([emoji, numbered]).toEqual(['😀'.repeat(10), `${'😀'.repeat(7)}12345`]);
  for (const name of usernamesFrom(['İ'.repeat(20)], 1)) expect(newUsername.safeParse(name).success).toBe(true);
});
