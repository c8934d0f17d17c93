import type { Language } from './language.types.ts';
import { nativeToolchain } from './native.ts';
import { firstLine } from './tool-search.ts';

export const haskell: Language = {
  key: 'haskell',
  name: 'Haskell',
  contentType: 'text/x-haskell',
  description: 'Haskell, GHC',
  template: `main :: IO ()
main = interact $ \\text -> show (sum (map read (words text) :: [Integer])) ++ "\\n"
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['hs'],
  installation: { packages: ['ghc'] },
  async detect(search) {
    const path = await search.find('ghc');
    if (path === null) return null;
    return nativeToolchain({
      version: firstLine(await search.output(path, ['--version'])),
      extensions: haskell.extensions,
      compile: ({ main }) => [path, '-O2', '-v0', '-outputdir', '/tmp/haskell', '-o', 'main', main],
    });
  },
};
