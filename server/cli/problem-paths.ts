import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of packages: a folder that is no package itself but holds some stands for those, in order of name. */
export async function packagePaths(paths: readonly string[]): Promise<string[]> {
  return (await Promise.all(paths.map(expand))).flat();
}

async function expand(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory() || (await exists(join(path, 'problem.yaml')))) return [path];
  const inner: string[] = [];
  for (const name of (await readdir(path)).toSorted()) {
    if (/\.(?:zip|xml)$/u.test(name) || (await exists(join(path, name, 'problem.yaml')))) inner.push(join(path, name));
  }
  return inner.length > 0 ? inner : [path];
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
