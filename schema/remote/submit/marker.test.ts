import { expect, test } from 'vitest';
import { marked, markOf } from './marker.ts';

test.each([1, 2_147_483_647])('a marker gives back the number %d and keeps the lines before it', (jobId) => {
  const source = 'int main() {\n}';
  expect(marked(source, jobId).startsWith(`${source}\n`)).toBe(true);
  for (const end of ['', '\n', '\r\n']) expect(markOf(marked(source, jobId) + end)).toBe(jobId);
});

test('a program without a marker has none', () => {
  expect(markOf('int main() {}\n')).toBeNull();
  expect(markOf(' '.repeat(39))).toBeNull();
});
