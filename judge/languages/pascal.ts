import type { Language } from './language.types.ts';
import { nativeToolchain } from './native.ts';
import { firstLine } from './tool-search.ts';

/** Debian's name of this kind of machine, part of its library folders. */
const triplet = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';

export const pascal: Language = {
  key: 'pascal',
  name: 'Pascal',
  contentType: 'text/x-pascal',
  description: 'Free Pascal',
  template: `var
  a, b: int64;
begin
  readln(a, b);
  writeln(a + b);
end.
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['pas', 'pp'],
  installation: { packages: ['fp-compiler', 'fp-units-base', 'fp-units-fcl', 'fp-units-math'] },
  async detect(search) {
    const path = await search.find('fpc');
    if (path === null) return null;
    return nativeToolchain({
      version: `Free Pascal ${firstLine(await search.output(path, ['-iV']))}`,
      extensions: pascal.extensions,
      // The system's settings are in /etc, which the box does not have: -n and the folders of units instead.
      compile: ({ main }) => [
        path,
        '-n',
        `-Fu/usr/lib/${triplet}/fpc/$fpcversion/units/$fpctarget/*`,
        '-O2',
        '-v0ew',
        '-omain',
        main,
      ],
    });
  },
};
