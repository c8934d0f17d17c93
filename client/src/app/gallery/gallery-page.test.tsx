import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** Components without a look of their own. */
const unseen = ['page-body.tsx', 'page-title.tsx', 'verdict-stamp.tsx'];

test('every component directly in components/ is in the gallery', () => {
  const sources = globSync('*-samples.tsx', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const components = globSync('*.tsx', { cwd: join(import.meta.dirname, '../../components') })
    .map((file) => basename(file))
    .filter((file) => !file.endsWith('.test.tsx') && !unseen.includes(file));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !sources.some((source) => source.includes(`/components/${file}'`)))).toEqual([]);
});
