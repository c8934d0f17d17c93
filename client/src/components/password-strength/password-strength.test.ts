import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['123456', 'weak'],
  ['password', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['qwerty123456', 'weak'],
  ['abcdef', 'weak'],
  ['k7#pQ2', 'fair'],
  ['river-42', 'fair'],
  ['correct horse', 'strong'],
  ['k7#pQ2wZ9!', 'strong'],
  ['我的密码很长很长很长', 'fair'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('the username adds nothing', () => {
  expect(passwordStrength('marianne-42x', 'someone')).toBe('strong');
  expect(passwordStrength('marianne-42x', 'Marianne')).toBe('weak');
});
