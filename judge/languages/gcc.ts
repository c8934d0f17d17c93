import { baseLanguageKey } from '../protocol/language-variants.ts';
import type { Language, ToolSearch } from './language.types.ts';
import { asArguments, nativeToolchain } from './native.ts';
import { precompiledHeaders } from './precompiled-headers.ts';
import { testlibHeaders } from './shipped-headers.ts';
import { firstLine } from './tool-search.ts';

/** What tells one variant of C or C++ from the others. */
export interface GccVariant {
  readonly key: string;
  readonly name: string;
  /** Standard and optimisation, as people know them. */
  readonly description: string;
  readonly flags: readonly string[];
}

/** The limits of problems are meant for C and C++, and checkers are mostly written in them. */
const common = { timeFactor: 1, memoryFactor: 1, isChecker: true } as const;

const cTemplate = `#include <stdio.h>

int main(void) {
  long long a, b;
  if (scanf("%lld %lld", &a, &b) != 2) return 1;
  printf("%lld\\n", a + b);
  return 0;
}
`;

const cppTemplate = `#include <iostream>
using namespace std;

int main() {
  long long a, b;
  cin >> a >> b;
  cout << a + b << '\\n';
}
`;

/** A variant of C. */
export function gccC({ flags, ...variant }: GccVariant): Language {
  const extensions = ['c'] as const;
  return {
    ...variant,
    contentType: 'text/x-csrc',
    template: cTemplate,
    ...common,
    extensions,
    installation: { packages: ['gcc', 'libc6-dev'] },
    async detect(search) {
      const compiler = '/usr/bin/gcc';
      const version = await gccVersion(search, compiler);
      if (version === null) return null;
      return nativeToolchain({
        version,
        extensions,
        compile: ({ compiled }) => [compiler, ...flags, '-o', 'main', ...asArguments(compiled), '-lm'],
      });
    },
  };
}

/** A variant of C++. */
export function gccCpp({ flags, ...variant }: GccVariant): Language {
  const extensions = ['cpp', 'cc', 'cxx', 'c++'] as const;
  return {
    ...variant,
    contentType: 'text/x-c++src',
    template: cppTemplate,
    ...common,
    extensions,
    installation: { packages: ['g++'] },
    async detect(search) {
      const compiler = '/usr/bin/g++';
      const version = await gccVersion(search, compiler);
      if (version === null) return null;
      return nativeToolchain({
        version,
        extensions,
        headers: testlibHeaders,
        // They take 150 MB of disk: those of the other standards wait for somebody who uses them.
        preparation: precompiledHeaders(compiler, flags, {
          isMadeAtStart: variant.key === baseLanguageKey(variant.key),
        }),
        compile: ({ compiled }) => [compiler, ...flags, '-o', 'main', ...asArguments(compiled)],
      });
    },
  };
}

/** Null when the compiler is not there. */
async function gccVersion(search: ToolSearch, compiler: string): Promise<string | null> {
  return (await search.executable(compiler)) === null ? null : firstLine(await search.output(compiler, ['--version']));
}
