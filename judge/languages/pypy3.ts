import type { Language } from './language.types.ts';
import { pythonToolchain } from './python.ts';

export const pypy3: Language = {
  key: 'pypy3',
  name: 'PyPy3',
  contentType: 'text/x-python',
  description: 'Python 3, PyPy',
  template: `a, b = map(int, input().split())
print(a + b)
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['py', 'py3'],
  installation: { packages: ['pypy3'] },
  async detect(search) {
    const path = await search.find('pypy3');
    return path === null ? null : await pythonToolchain(search, pypy3, path);
  },
};
