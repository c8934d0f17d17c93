import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../run-tool.ts';

const mapSchema = z.array(z.object({ folders: z.array(z.string()), specs: z.array(z.string()) }));

/** `tests/e2e/affected.json`: the browser specs (names without `.spec.ts`) that changes in a folder can affect. */
export function readSpecMap(): z.infer<typeof mapSchema> {
  return mapSchema.parse(JSON.parse(readFileSync(join(repository, 'tests/e2e/affected.json'), 'utf8')));
}

/** Folders whose changes can affect how commands start and stop. */
const launchFolders = [
  'judge/',
  'prisma/',
  'server/',
  'tests/attack/',
  'tests/launch/',
  'tests/scenarios/',
  'tests/setup/',
  'package',
];

/** Can a change in these files affect the start, stop and crash tests? */
export function isLaunchAffected(files: readonly string[]): boolean {
  return files.some((file) => launchFolders.some((folder) => file.startsWith(folder)));
}

/**
 * Browser specs that a change in these files can affect, as filters for Playwright. Files of folders that the map does
 * not name affect all specs, texts and unit tests none.
 *
 * @returns none: nothing is affected.
 */
export function affectedSpecs(files: readonly string[]): string[] {
  const map = readSpecMap().flatMap(({ folders, specs }) => folders.map((folder) => ({ folder: `${folder}/`, specs })));
  const found = new Set<string>();
  for (const file of files) {
    if (/\.md$|\.test\.tsx?$/.test(file)) continue;
    const own = /^tests\/e2e\/(?:[a-z]+\/)?([^/]+)\.spec\.ts$/.exec(file)?.[1];
    const isHelper = file.startsWith('tests/e2e/') && own === undefined;
    const entry = map
      .filter(({ folder }) => file.startsWith(folder))
      .toSorted((a, b) => b.folder.length - a.folder.length)[0];
    for (const spec of own === undefined ? (isHelper ? ['*'] : (entry?.specs ?? ['*'])) : [own]) found.add(spec);
  }
  return found.has('*') ? ['tests/e2e/'] : [...found].map((spec) => `/${spec}\\.spec\\.ts$`).toSorted();
}
