import { installLanguages } from '@verdict/server/launch/judge-install.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** `npm run judge -- install`, as far as it can be tried without changing this machine. */

let said = '';
beforeEach(() => {
  said = '';
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: unknown) => void (said += `${String(line)}\n`));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a name that is no language is answered with those that are', async () => {
  expect(await installLanguages(['pascal', 'cobol'], true)).toBe(2);
  expect(said).toMatch(/There is no language "cobol"[^]*c c-o2 cpp .*pascal/);
});

test('whoever may not install is told what to type, for what is missing only', async () => {
  // Without a PATH nothing is found, but what lies at a fixed place.
  vi.stubEnv('PATH', '');
  expect(await installLanguages(['pascal', 'ruby', 'cpp'], false)).toBe(1);
  expect(said).toContain(
    'sudo apt-get update && sudo apt-get install -y --no-install-recommends ' +
      'ruby fp-compiler fp-units-base fp-units-fcl fp-units-math\n',
  );
});

test('what Debian has not is said, with what can be done', async () => {
  for (const [name, value] of [
    ['PATH', ''],
    ['HOME', '/nowhere'],
    ['PYENV_ROOT', '/nowhere'],
    ['JUDGE_PYTHON2', ''],
  ] as const)
    vi.stubEnv(name, value);
  expect(await installLanguages(['python2', 'javascript'], true)).toBe(1);
  expect(said).toMatch(/javascript: Node.js v\S+, was there already\n/);
  expect(said).toMatch(/python2: Debian 12 has no Python 2\..*JUDGE_PYTHON2/);
});
