import { interpreterToolchain } from './interpreted.ts';
import type { Language } from './language.types.ts';
import { firstLine } from './tool-search.ts';

export const php: Language = {
  key: 'php',
  name: 'PHP',
  contentType: 'text/x-php',
  description: 'PHP',
  template: `<?php
fscanf(STDIN, "%d %d", $a, $b);
echo $a + $b, "\\n";
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['php'],
  installation: { packages: ['php-cli'] },
  async detect(search) {
    const path = await search.find('php');
    if (path === null) return null;
    // Warnings belong on stderr: on stdout they would be part of the answer.
    const settings = [
      '-n',
      '-d',
      'display_errors=stderr',
      '-d',
      'memory_limit=-1',
      '-d',
      'max_execution_time=0',
    ] as const;
    return interpreterToolchain({
      version: firstLine(await search.output(path, ['--version'])),
      extensions: php.extensions,
      check: ({ main }) => [path, '-n', '-l', main],
      run: (main) => ({ argv: [path, ...settings, main] }),
    });
  },
};
