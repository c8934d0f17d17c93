import type { Command } from './language.types.ts';
import type { Preparation } from './preparation.types.ts';

/*
 * `#include <bits/stdc++.h>` is how most contestants begin, and takes the compiler longer than all the rest. Compiled once
 * a standard, it is found before the header itself by a folder that CPLUS_INCLUDE_PATH names, so the command stays as it
 * is shown. GCC uses it only where it would have read the very same: the same compiler, standard and flags, no other
 * code or pragma before the include, and no macro that the header looks at defined otherwise. Else it reads the header.
 */

const folderInBox = '/opt/precompiled';
const file = 'stdc++.h.gch';
const listing = 'listing';

/**
 * The header for one standard.
 * @param compiler path in the box.
 * @param flags all of the compile command that change what is compiled.
 */
export function precompiledHeader(compiler: string, flags: readonly string[], { isMadeAtStart }: { isMadeAtStart: boolean }): Preparation {
  const command: Command = [compiler, ...flags, '-x', 'c++-header'];
  return {
    // All that the header comes to, macros and paths included: an update of any of its parts is another header.
    identify: async (box) => {
      await box.write('all.h', '#include <bits/stdc++.h>\n');
      await box.run([...command, '-E', '-dD', '-o', listing, 'all.h']);
      return JSON.stringify([command, await box.read(listing)]);
    },
    make: async (box) => {
      const header = /^# \d+ "([^"]+\/bits\/stdc\+\+\.h)"/m.exec(await box.read(listing))?.[1];
      if (header === undefined) throw new Error('bits/stdc++.h has no place of its own');
      await box.run([...command, '-o', file, header]);
      return [file];
    },
    mounts: (folder) => [{ source: `${folder}/${file}`, target: `${folderInBox}/bits/${file}` }],
    env: { CPLUS_INCLUDE_PATH: folderInBox },
    isForRuns: false,
    isMadeAtStart,
  };
}
