import { readFile } from 'node:fs/promises';

/** A part of the build. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The parts of the build by the name of their source. */
export type Manifest = ReadonlyMap<string, Chunk>;

/** What Vite wrote of the build. @param dist the folder of the build. */
export async function readManifest(dist: URL): Promise<Manifest> {
  const value: unknown = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8'));
  // Written by Vite's own build a moment ago.
  return new Map(Object.entries(value as Record<string, Chunk>));
}

/**
 * Names of the files of some sources, with all that they import at once.
 *
 * @throws Error when the build has none of them.
 */
export function filesOf(manifest: Manifest, roots: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest.get(name);
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const root of roots) collect(root);
  return [...files];
}
