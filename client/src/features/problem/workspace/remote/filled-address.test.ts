import { expect, test } from 'vitest';
import { filledAddress } from './filled-address.ts';

test('the program and the language of the judge stand behind the address', () => {
  const code = '// 中文 🙂\nint main() {}\n';
  const [address, program = ''] = filledAddress('https://judge.test/submit?pid=1', {
    languageKey: 'HDU.0',
    code,
  }).split('#verdict=');
  expect(address).toBe('https://judge.test/submit?pid=1');
  expect(program).toMatch(/^[\w-]+$/u);
  expect(JSON.parse(Buffer.from(program, 'base64url').toString())).toEqual({ code, languageId: '0' });
});
