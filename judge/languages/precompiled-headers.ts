import { basename } from 'node:path';
import type { Command } from './command.ts';
import type { Preparation } from './preparation.types.ts';

/*
 * `#include <bits/stdc++.h>` or `#include <iostream>` is how most contestants begin, and takes the compiler longer than
 * all the rest. Compiled once a standard, these headers are found before themselves by a folder that CPLUS_INCLUDE_PATH
 * names, so the command stays as it is shown. GCC uses one only where it would have read the very same: the same
 * compiler, standard and flags, no other code or pragma before the include, and no macro that the header looks at
 * defined otherwise. Else it reads the header itself.
 */

const folderInBox = '/opt/precompiled';
const listing = 'listing';
const parts = 'parts';
const headers = ['bits/stdc++.h', 'iostream'] as const;

/**
 * The headers for one standard.
 *
 * @param compiler path in the box.
 * @param flags all of the compile command that change what is compiled.
 */
export function precompiledHeaders(
  compiler: string,
  flags: readonly string[],
  { isMadeAtStart }: { isMadeAtStart: boolean },
): Preparation {
  const command: Command = [compiler, ...flags, '-x', 'c++-header'];
  return {
    // All that the headers come to, macros and paths included: an update of any of their parts makes others of them.
    identify: async (box) => {
      await box.write('all.h', headers.map((header) => `#include <${header}>\n`).join(''));
      await box.run([...command, '-E', '-dD', '-o', listing, '-MD', '-MF', parts, 'all.h']);
      return JSON.stringify([command, headers, await box.digest(listing)]);
    },
    make: async (box) => {
      const paths = (await box.read(parts)).split(/[\s\\]+/);
      for (const header of headers) await box.run([...command, '-o', compiledName(header), placeOf(header, paths)]);
      return headers.map(compiledName);
    },
    mounts: (folder) =>
      headers.map((header) => ({
        source: `${folder}/${compiledName(header)}`,
        target: `${folderInBox}/${header}.gch`,
      })),
    env: { CPLUS_INCLUDE_PATH: folderInBox },
    isForRuns: false,
    isMadeAtStart,
  };
}

function compiledName(header: string): string {
  return `${basename(header)}.gch`;
}

/** Path of a header among those that were read. @throws when it is not one of them. */
function placeOf(header: string, paths: readonly string[]): string {
  const path = paths.find((place) => place.endsWith(`/${header}`));
  if (path === undefined) throw new Error(`${header} has no place of its own`);
  return path;
}
