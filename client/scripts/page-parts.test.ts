import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Sentences that a page shows only inside another one, which loads their part, or never. */
const loadedAround: Readonly<Record<string, string>> = {
  'admin.problems.tsx': 'group',
  'group.$group-id.problem-admin.tsx': 'group',
  'group.$group-id.training.edit.tsx': 'group',
  'problem.tsx': 'group',
  'training.tsx': 'group',
  'training.$training-id.arrange.tsx': 'training',
  'problem.$problem-id.full-screen.tsx': 'problems',
  'setting.tsx': 'settings',
};
/** The part of a file that loads it. */
const partFile = /^lib\/intl\/parts\/([a-z]+)\.ts$/;

const root = join(import.meta.dirname, '../src');
const sources = new Map<string, { readonly imports: readonly string[]; readonly keys: readonly string[] }>();
const partOfKey = new Map(
  globSync('*/en-US.json', { cwd: join(root, 'locales') })
    .filter((path) => !path.startsWith('generated'))
    .flatMap((path) => {
      const catalogue: unknown = JSON.parse(readFileSync(join(root, 'locales', path), 'utf8'));
      return Object.keys(catalogue ?? {}).map((key) => [key, dirname(path)] as const);
    }),
);

/** What a file imports, also later, and the keys of sentences in it. */
function read(path: string) {
  const known = sources.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/^import type .*$/gm, '');
  const imports = [...text.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)]
    .map(([, to = '']) => normalize(join(dirname(path), to)))
    .filter((to) => !to.endsWith('.generated.ts') && existsSync(join(root, to)));
  const keys = [...text.matchAll(/\bid: '([^']+)'/g)].map(([, key = '']) => key);
  const source = { imports, keys };
  sources.set(path, source);
  return source;
}

function closureOf(path: string): ReadonlySet<string> {
  const reached = new Set([path]);
  for (const one of reached) for (const next of read(one).imports) reached.add(next);
  return reached;
}

const partsOf = (paths: Iterable<string>) => [...paths].flatMap((path) => partFile.exec(path)?.[1] ?? []);

test('every page loads the parts of the catalogues that it shows sentences of', () => {
  const frames = globSync('app/*.{ts,tsx}', { cwd: root }).map(read);
  const missing = globSync('routes/*.tsx', { cwd: root }).flatMap((route) => {
    const name = basename(route);
    const reached = closureOf(route);
    const around = frames.filter(({ imports }) => imports.includes(route)).flatMap(({ imports }) => partsOf(imports));
    const loaded = new Set([
      'page',
      ...partsOf(reached),
      ...around,
      ...(name.startsWith('admin.') ? ['admin', 'table'] : []),
      loadedAround[name],
    ]);
    return [...reached].flatMap((path) =>
      read(path).keys.flatMap((key) => {
        const part = partOfKey.get(key);
        return part === undefined || loaded.has(part) ? [] : [`${name}: ${key} of ${part}, in ${path}`];
      }),
    );
  });
  expect(missing).toEqual([]);
});
