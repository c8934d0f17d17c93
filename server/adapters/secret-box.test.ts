import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a secret of the tests, long enough');

test('what was sealed opens again, for its purpose and under its secret only', () => {
  const sealed = box.seal('keys', '密钥 and more');
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(box.open('keys', sealed)).toBe('密钥 and more');
  expect(box.open('nonces', sealed)).toBeNull();
  expect(createSecretBox('another secret, just as long as it').open('keys', sealed)).toBeNull();
});

test('one text is sealed differently each time, and a changed one does not open', () => {
  const sealed = box.seal('keys', 'text');
  expect(box.seal('keys', 'text')).not.toBe(sealed);
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(box.open('keys', changed.toString('base64url'))).toBeNull();
  expect(box.open('keys', 'short')).toBeNull();
});
