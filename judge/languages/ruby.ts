import { interpreterToolchain } from './interpreted.ts';
import type { Language } from './language.types.ts';
import { firstLine } from './tool-search.ts';

export const ruby: Language = {
  key: 'ruby',
  name: 'Ruby',
  contentType: 'text/x-ruby',
  description: 'Ruby',
  template: `a, b = gets.split.map(&:to_i)
puts a + b
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['rb'],
  installation: { packages: ['ruby'] },
  async detect(search) {
    const path = await search.find('ruby');
    if (path === null) return null;
    return interpreterToolchain({
      version: firstLine(await search.output(path, ['--version'])),
      extensions: ruby.extensions,
      check: ({ main }) => [path, '-c', main],
      run: (main) => ({ argv: [path, main] }),
    });
  },
};
