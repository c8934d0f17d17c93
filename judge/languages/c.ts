import type { Language } from './language.types.ts';
import { asArguments, nativeToolchain } from './native.ts';
import { firstLine } from './tool-search.ts';

const compiler = '/usr/bin/gcc';
const flags = ['-O2', '-std=gnu17'] as const;

export const c: Language = {
  key: 'c',
  name: 'C',
  contentType: 'text/x-csrc',
  description: 'C17, GCC',
  compileCommand: `gcc ${flags.join(' ')} -o main main.c -lm`,
  runCommand: './main',
  template: `#include <stdio.h>

int main(void) {
  long long a, b;
  if (scanf("%lld %lld", &a, &b) != 2) return 1;
  printf("%lld\\n", a + b);
  return 0;
}
`,
  timeFactor: 1,
  memoryFactor: 1,
  isChecker: true,
  extensions: ['c'],
  async detect(search) {
    if ((await search.executable(compiler)) === null) return null;
    return nativeToolchain({
      version: firstLine(await search.output(compiler, ['--version'])),
      extensions: c.extensions,
      compile: ({ compiled }) => [compiler, ...flags, '-o', 'main', ...asArguments(compiled), '-lm'],
    });
  },
};
