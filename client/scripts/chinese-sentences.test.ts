import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const locales = join(import.meta.dirname, '../src/locales');
const sentences = globSync(['zh-CN.json', '!(generated)/zh-CN.json'], { cwd: locales }).flatMap((path) => {
  const catalogue: unknown = JSON.parse(readFileSync(join(locales, path), 'utf8'));
  return Object.entries(catalogue ?? {}).map(([key, sentence]) => `${path} ${key}: ${String(sentence)}`);
});

test.each([
  // Not the key of "Ctrl+;".
  ['have full-width punctuation', /\p{Script=Han} ?[,;:!?(]|(?<!\+)[,;:!?] ?\p{Script=Han}/u],
  ['have no space beside full-width punctuation', /[，。；：！？、（）] | [，。；：！？、（）]/u],
  ['address readers as 您', /你/u],
])('Chinese sentences %s', (_rule, broken) => {
  expect(sentences.length).toBeGreaterThan(5_000);
  expect(sentences.filter((sentence) => broken.test(sentence.slice(sentence.indexOf(': ') + 2)))).toEqual([]);
});
