import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureSystemPackages } from '@verdict/server/launch/system-packages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/*
 * apt and dpkg themselves are stood in for: a test that removed the machine's compilers would be remembered.
 */
let folder: string;
const path = process.env['PATH'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-apt-'));
  process.env['PATH'] = `${folder}${delimiter}${path}`;
});

afterEach(async () => {
  process.env['PATH'] = path;
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function standIn(name: string, script: string): Promise<void> {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, name), 0o755);
}

/** `dpkg-query` that knows all packages but these. */
const missing = (...names: string[]) =>
  standIn(
    'dpkg-query',
    `case "$*" in ${names.map((name) => `*"${name}"*`).join('|')}) exit 1;; *) echo installed;; esac`,
  );

/** Runs the set-up and collects what it prints. */
function ensure(purpose: 'run' | 'test'): string {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(String(line)));
  ensureSystemPackages(purpose);
  return lines.join('\n');
}

const aptCalls = () => readFile(join(folder, 'calls'), 'utf8').catch(() => '');

test('nothing is said or done when all are there', async () => {
  await missing('no-such-package');
  await standIn('apt-get', `echo "$*" >> ${folder}/calls`);
  expect(ensure('test')).toBe('');
  expect(await aptCalls()).toBe('');
});

test.runIf(process.getuid?.() === 0)(
  'root gets the missing ones installed, after an update and without questions',
  async () => {
    await missing('libseccomp-dev', 'chromium-headless-shell');
    await standIn('apt-get', `echo "$DEBIAN_FRONTEND $*" >> ${folder}/calls`);
    expect(ensure('run')).toBe('Installing system packages: libseccomp-dev');
    expect((await aptCalls()).trim().split('\n')).toEqual([
      'noninteractive update -qq',
      'noninteractive install -y -qq --no-install-recommends libseccomp-dev',
    ]);
  },
);

test('the tests also want a browser and its fonts', async () => {
  await missing('chromium-headless-shell', 'fonts-noto-cjk');
  await standIn('apt-get', `echo "$*" >> ${folder}/calls`);
  expect(ensure('test')).toContain('chromium-headless-shell');
});

test('when apt fails, prints the exact command and what is off without the packages, and starts', async () => {
  await missing('g++', 'jdk-headless');
  await standIn('apt-get', 'echo "E: Unable to locate package" >&2; exit 100');
  const said = ensure('run');
  expect(said).toContain('apt-get install -y --no-install-recommends g++ default-jdk-headless');
  expect(said).toContain('g++: without it C++ is not offered');
  expect(said).toContain('default-jdk-headless: without it Java is not offered');
  if (process.getuid?.() === 0) expect(said).toContain('Unable to locate package');
});
