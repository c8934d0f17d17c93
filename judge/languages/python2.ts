import type { Language } from './language.types.ts';
import { pyenvPython, pythonToolchain } from './python.ts';

/** Debian 12 has no Python 2: it is offered where the operator names one or one is found. */
export const python2: Language = {
  key: 'python2',
  name: 'Python2',
  contentType: 'text/x-python',
  description: 'Python 2.7, CPython',
  template: `a, b = map(int, raw_input().split())
print a + b
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: true,
  extensions: ['py', 'py2'],
  installation: {
    advice: 'Debian 12 has no Python 2. Install one by pyenv, or build it, and name its interpreter in JUDGE_PYTHON2.',
  },
  async detect(search) {
    const named = search.variable('JUDGE_PYTHON2');
    const path =
      named !== undefined && named !== ''
        ? await search.executable(named)
        : ((await search.find('python2', 'python2.7')) ?? (await pyenvPython(search, '2.')));
    return path === null ? null : await pythonToolchain(search, python2, path);
  },
};
