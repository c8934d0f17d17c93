import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../run-tool.ts';
import { affectedSpecs, isLaunchAffected, readSpecMap } from './affected.ts';

test('every folder and spec of the map exists', () => {
  const specs = new Set(
    globSync('tests/e2e/*/*.spec.ts', { cwd: repository }).map((file) => basename(file, '.spec.ts')),
  );
  const map = readSpecMap();
  expect(map.flatMap(({ folders }) => folders).filter((folder) => !existsSync(join(repository, folder)))).toEqual([]);
  expect(map.flatMap((entry) => entry.specs).filter((spec) => !specs.has(spec))).toEqual([]);
});

test.each([
  [
    'a feature affects its specs',
    ['client/src/features/problem/tags/tag-form.tsx'],
    ['/admin-tags\\.spec\\.ts$', '/pages\\.spec\\.ts$'],
  ],
  ['a spec affects itself', ['tests/e2e/desktop/pdf.spec.ts'], ['/pdf\\.spec\\.ts$']],
  ['a helper of specs affects all', ['tests/e2e/words.ts', 'tests/e2e/desktop/pdf.spec.ts'], ['tests/e2e/']],
  ['a folder that the map does not name affects all', ['client/src/components/pager.tsx'], ['tests/e2e/']],
  [
    'texts and tests affect none',
    [
      'README.md',
      'schema/tags/tag.test.ts',
      'tests/server/drain.test.ts',
      'docs/decisions/001-linear-regular-expressions.md',
    ],
    [],
  ],
])('%s', (_claim, files, specs) => {
  expect(affectedSpecs(files)).toEqual(specs);
});

test('the launcher affects start and stop tests, a page does not', () => {
  expect(isLaunchAffected(['client/src/features/problem/tags/tag-form.tsx'])).toBe(false);
  expect(isLaunchAffected(['server/launch/up.ts'])).toBe(true);
});
