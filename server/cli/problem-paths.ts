import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** How deep packages may lie below a folder that is given. */
const maxDepth = 3;
/** Files that make their folder a package: of Kattis/ICPC and Hydro, Polygon, QDUOJ. */
const marks = new Set(['problem.yaml', 'problem.xml', 'problem.json']);
/** Files that hold packages. */
const fileTypes = new Set(['.zip', '.kpp', '.xml']);

/** Paths of packages: a folder that is no package itself but holds some stands for those, in order of name. */
export async function packagePaths(paths: readonly string[]): Promise<string[]> {
  return (await Promise.all(paths.map(expand))).flat();
}

async function expand(path: string): Promise<string[]> {
  const found = await packagesBelow(path, 0);
  return found.length > 0 ? found : [path];
}

async function packagesBelow(path: string, depth: number): Promise<string[]> {
  if (!(await isFolder(path))) return depth === 0 || fileTypes.has(extname(path).toLowerCase()) ? [path] : [];
  const names = (await readdir(path)).toSorted();
  if (isPackage(names)) return [path];
  if (depth === maxDepth) return [];
  const inner: string[] = [];
  for (const name of names)
    if (!name.startsWith('.') && name !== '__MACOSX') inner.push(...(await packagesBelow(join(path, name), depth + 1)));
  return inner;
}

/** HOJ has no file of a fixed name: its `X.json` stands beside a folder `X`. */
function isPackage(names: readonly string[]): boolean {
  return names.some(
    (name) => marks.has(name) || (name.endsWith('.json') && names.includes(name.slice(0, -'.json'.length))),
  );
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
