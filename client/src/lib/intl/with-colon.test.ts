import { expect, test } from 'vitest';
import { withColon } from './with-colon.ts';

test('a label ends with the colon of its language', () => {
  expect(withColon('原因', 'zh-CN')).toBe('原因：');
  expect(withColon('Reason', 'en-US')).toBe('Reason: ');
});
