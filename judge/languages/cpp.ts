import type { Language } from './language.types.ts';
import { asArguments, nativeToolchain } from './native.ts';
import { firstLine } from './tool-search.ts';

const compiler = '/usr/bin/g++';
const flags = ['-O2', '-std=gnu++20'] as const;

export const cpp: Language = {
  key: 'cpp',
  name: 'C++',
  contentType: 'text/x-c++src',
  description: 'C++20, GCC',
  compileCommand: `g++ ${flags.join(' ')} -o main main.cpp`,
  runCommand: './main',
  template: `#include <iostream>
using namespace std;

int main() {
  long long a, b;
  cin >> a >> b;
  cout << a + b << '\\n';
}
`,
  timeFactor: 1,
  memoryFactor: 1,
  isChecker: true,
  extensions: ['cpp', 'cc', 'cxx', 'c++'],
  async detect(search) {
    if ((await search.executable(compiler)) === null) return null;
    return nativeToolchain({
      version: firstLine(await search.output(compiler, ['--version'])),
      extensions: cpp.extensions,
      compile: ({ compiled }) => [compiler, ...flags, '-o', 'main', ...asArguments(compiled)],
    });
  },
};
