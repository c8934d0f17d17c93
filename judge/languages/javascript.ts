import { dirname } from 'node:path';
import { interpreterToolchain } from './interpreted.ts';
import type { Language } from './language.types.ts';
import { placeTool } from './tool-search.ts';

const mebibyte = 1024 * 1024;

export const javascript: Language = {
  key: 'javascript',
  name: 'JavaScript',
  contentType: 'text/javascript',
  description: 'Node.js 24',
  template: `const [a, b] = require('fs').readFileSync(0, 'utf8').split(/\\s+/).map(Number);
console.log(a + b);
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['js', 'mjs', 'cjs'],
  installation: { advice: 'It is the Node.js that comes with Verdict itself.' },
  /** The Node this judge itself runs on: the one the project installs. */
  async detect(search) {
    const path = await search.executable(process.execPath);
    if (path === null) return null;
    const tool = placeTool('node', path, dirname(dirname(path)));
    return interpreterToolchain({
      version: `Node.js ${process.version}`,
      mounts: () => tool.mounts,
      extensions: javascript.extensions,
      check: ({ main }) => [tool.path, '--check', main],
      run: (main, limits) => {
        // V8 counts its stack itself: its bound must lie below that of the box, or deep recursion is a SIGSEGV.
        const stackKib = Math.floor((Math.min(limits.stackBytes ?? limits.memoryBytes, 512 * mebibyte) * 0.75) / 1024);
        // The heap bound makes V8 collect in time; the box, not V8, ends a program that needs more.
        const heapMib = Math.ceil(limits.memoryBytes / mebibyte) + 64;
        return {
          argv: [tool.path, `--stack-size=${stackKib}`, `--max-old-space-size=${heapMib}`, main],
          extraMemoryBytes: 64 * mebibyte,
        };
      },
    });
  },
};
