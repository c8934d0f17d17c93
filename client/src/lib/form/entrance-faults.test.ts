import { expect, test } from 'vitest';
import { newUsernameFault } from './entrance-faults.ts';

test('a new username with a blank is refused before the server is asked', () => {
  expect(newUsernameFault('mia phone')).toEqual({ id: 'auth.fault.usernameBlank' });
  expect(newUsernameFault('mia')).toBeNull();
});
