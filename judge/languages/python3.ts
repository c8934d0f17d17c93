import type { Language } from './language.types.ts';
import { pyenvPython, pythonToolchain } from './python.ts';

export const python3: Language = {
  key: 'python3',
  name: 'Python3',
  contentType: 'text/x-python',
  description: 'Python 3, CPython',
  template: `a, b = map(int, input().split())
print(a + b)
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: true,
  extensions: ['py', 'py3'],
  installation: { packages: ['python3'] },
  async detect(search) {
    const path =
      (await search.executable('/usr/bin/python3')) ??
      (await search.find('python3')) ??
      (await pyenvPython(search, '3.'));
    return path === null ? null : await pythonToolchain(search, python3, path);
  },
};
