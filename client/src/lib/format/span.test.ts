import { expect, test } from 'vitest';
import { formatSpan } from './span.ts';

test.each([
  [1, '1 sec', '1秒'],
  [119, '119 sec', '119秒'],
  [121, '3 min', '3分钟'],
  [7_200, '2 hr', '2小时'],
])('%d seconds are "%s" and "%s"', (seconds, english, chinese) => {
  expect(formatSpan(seconds, 'en-US')).toBe(english);
  expect(formatSpan(seconds, 'zh-CN').replace(' ', '')).toBe(chinese);
});
