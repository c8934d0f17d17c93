import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** Folders of a checkout that are not sources. */
const notSources = new Set(['node_modules', 'data', 'dist', 'build', '.git', '.turbo', 'test-results']);
const packages = ['client', 'judge', 'prisma', 'schema', 'server', 'tests'];
const run = promisify(execFile);

/** The report of this run is not for the tests that the copy runs. */
const env = { ...process.env, VERDICT_TEST_REPORT: undefined };

/** The type check takes minutes on a busy machine. */
const commandMs = 400_000;

let checkout: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'verdict-new-'));
  await cp(root, checkout, { recursive: true, filter: (path) => !notSources.has(basename(path)) });
  for (const name of packages) await linkModules(name);
  await linkModules('.');
});
afterAll(() => rm(checkout, { recursive: true }));

/** Links the installed packages, and our own ones to their copies. */
async function linkModules(folder: string): Promise<void> {
  const [from, to] = [join(root, folder, 'node_modules'), join(checkout, folder, 'node_modules')];
  const installed = await readdir(from).catch(() => []);
  await mkdir(to, { recursive: true });
  for (const name of installed) if (name !== '@verdict') await symlink(join(from, name), join(to, name));
  if (folder !== '.') return;
  await mkdir(join(to, '@verdict'));
  for (const name of packages) await symlink(join(checkout, name), join(to, '@verdict', name));
}

/** Runs a command in the copy. @returns what it printed. @throws when it fails. */
async function inCopy(command: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(command, args, { cwd: checkout, timeout: commandMs, env });
  return stdout;
}

test('a generated domain needs nothing but its migration to pass types, format and its own test', async () => {
  expect(await inCopy('npm', 'run', 'new', '--', 'domain', 'site/sticker-book')).toContain('sticker-book.rule.ts');
  await inCopy('npm', 'run', 'migration', '--', 'new', 'add sticker book');
  await inCopy('npm', 'run', 'generate', '--workspace', '@verdict/prisma');
  await inCopy('npx', 'oxfmt', '--check');
  await inCopy('npx', 'tsc', '--project', 'tsconfig.json');
  const args = ['--config', 'tests/vitest.config.ts', '--project', 'integration', 'sticker-book'];
  expect(await inCopy('npx', 'vitest', 'run', ...args)).toContain('4 passed');
}, 900_000);

test('names that it cannot use are refused in words', async () => {
  for (const [path, words] of [
    ['site/Sticker', 'lower-case words joined by hyphens'],
    ['shop/sticker', 'no wing for domains'],
    ['site/user', 'model User exists already'],
    ['site/notice', 'exists already'],
    ['sticker', 'Usage'],
  ] as const)
    await expect(inCopy('node', 'server/launch/new.ts', 'domain', path)).rejects.toThrow(words);
});
