import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mount } from '../sandbox/sandbox.types.ts';

/** Headers that come with the judge, for compiles. A header of the same name beside the sources takes precedence. */
export interface ShippedHeaders {
  readonly mount: Mount;
  /** Search path of the language, searched after the working folder. */
  readonly variable: string;
  /** Of all their text, so that an update recompiles what may include them. */
  readonly digest: string;
}

const source = join(import.meta.dirname, '../testlib');

/** testlib.h, for programs in C++. */
export const testlibHeaders: ShippedHeaders = {
  mount: { source, target: '/opt/testlib' },
  variable: 'CPLUS_INCLUDE_PATH',
  digest: digestOf(source),
};

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.h'))
    .toSorted()) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(folder, name)))
      .update('\0');
  }
  return hash.digest('hex');
}
