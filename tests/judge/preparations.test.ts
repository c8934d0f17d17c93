import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '@verdict/judge/languages/command.ts';
import { detectLanguages, type FoundLanguage } from '@verdict/judge/languages/languages.ts';
import { machineToolSearch } from '@verdict/judge/languages/tool-search.ts';
import { boxEnvironment, findLanguage } from '@verdict/judge/run/compile.ts';
import { compileLimits } from '@verdict/judge/run/limits.ts';
import { Preparations } from '@verdict/judge/run/preparations.ts';
import { Workspace } from '@verdict/judge/run/workspace.ts';
import { readOutputFile } from '@verdict/judge/sandbox/output-file.ts';
import { createSandbox } from '@verdict/judge/sandbox/sandbox.ts';
import type { Sandbox } from '@verdict/judge/sandbox/sandbox.types.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** What is made once for a compiler, with the real compilers in the real box. */

const logger = pino({ level: 'silent' });
const patience = { timeout: 60_000, interval: 20 };
const openSandbox = () => createSandbox({ slot: 430, allowWeak: false });

let folder: string;
let sandbox: Sandbox;
let cpp: FoundLanguage;
let java: FoundLanguage;

async function detected(...keys: string[]): Promise<Map<string, FoundLanguage>> {
  const languages = await detectLanguages(machineToolSearch(process.env));
  return new Map(keys.map((key) => [key, findLanguage(languages, key)]));
}

function isReady({ prepared }: FoundLanguage): boolean {
  return prepared.mounts('compile').length > 0;
}

/** Runs a command where the language's compiler runs. @returns all it said. */
async function runBeside({ prepared }: FoundLanguage, source: string, argv: Command): Promise<string> {
  const workspace = new Workspace(sandbox);
  await using work = await workspace.folder('work', {});
  await sandbox.run({
    argv: ['/bin/sh', '-c', 'printf %s "$0" > main.cpp; "$@" 2>&1', source, ...argv],
    env: { ...boxEnvironment, ...prepared.env('compile') },
    mounts: [{ source: work.path, target: '/work', writable: true }, ...prepared.mounts('compile')],
    stdin: { kind: 'null' },
    stdout: { kind: 'file', path: join(sandbox.folder.path, 'said') },
    stderr: { kind: 'null' },
    limits: compileLimits,
  });
  const said = await readOutputFile(join(sandbox.folder.path, 'said'), 1 << 20);
  await rm(join(sandbox.folder.path, 'said'));
  return String(said);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-preparations-'));
  sandbox = await createSandbox({ slot: 440, allowWeak: false });
  const both = [await detected('cpp'), await detected('java')] as const;
  const parts = both.map(
    (languages, part) => new Preparations({ folder: join(folder, String(part)), languages, logger, openSandbox }),
  );
  for (const part of parts) part.start();
  [cpp, java] = [findLanguage(both[0], 'cpp'), findLanguage(both[1], 'java')];
  await vi.waitFor(() => expect([isReady(cpp), isReady(java)]).toEqual([true, true]), patience);
  await Promise.all(parts.map((part) => part.stop()));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

test('the header is read compiled, unless something before it makes it another', async () => {
  const read = (source: string) =>
    runBeside(cpp, source, ['/usr/bin/g++', '-O2', '-std=gnu++20', '-H', '-fsyntax-only', 'main.cpp']);
  const include = '#include <bits/stdc++.h>\nint main() {}\n';
  expect(await read(include)).toMatch(/^! .*stdc\+\+\.h\.gch/);
  expect(await read(`#define MAXN 100\n${include}`)).toMatch(/^! /);
  expect(await read('#include <iostream>\n#include <vector>\nint main() {}\n')).toMatch(/^! .*iostream\.gch/);
  expect(await read(`#pragma GCC target("avx2")\n${include}`)).not.toMatch(/^! /);
});

test('the JVM takes the archive for its own', async () => {
  const said = await runBeside(java, '', [
    '/usr/bin/java',
    '-Xshare:on',
    '-Xlog:class+load',
    '-m',
    'jdk.compiler/com.sun.tools.javac.Main',
    '-version',
  ]);
  expect(said).toMatch(/com\.sun\.tools\.javac\.main\.JavaCompiler source: shared objects file/);
  expect(java.prepared.mounts('run')).toEqual(java.prepared.mounts('compile'));
  expect(cpp.prepared.mounts('run')).toEqual([]);
});

test('lambdas of the usual way to read are in the archive', async () => {
  const source =
    'public class Main { public static void main(String[] a) { ' +
    'System.out.println(new java.util.Scanner("1 2").nextLong()); } }';
  const said = await runBeside(java, source, [
    '/bin/sh',
    '-c',
    'mv main.cpp Main.java && javac Main.java && java -Xlog:class+load -cp . Main',
  ]);
  expect(said).toMatch(/\$\$Lambda.* source: shared objects file/);
  expect(said).not.toMatch(/\$\$Lambda.* source: java/);
});

test('nothing in a box can change what was prepared', async () => {
  for (const { source, target } of [...cpp.prepared.mounts('compile'), ...java.prepared.mounts('compile')]) {
    const before = await stat(source);
    const said = await runBeside(target.endsWith('.gch') ? cpp : java, '', [
      '/bin/sh',
      '-c',
      `echo x > ${target}; rm -f ${target}; chmod 777 ${target}`,
    ]);
    expect(said).toMatch(/(?:Permission denied|Read-only file system|cannot create)/);
    expect(await stat(source)).toMatchObject({ uid: 0, size: before.size, mode: before.mode, mtimeMs: before.mtimeMs });
  }
});

test('a later life finds it, and makes for other standards only what is asked for', async () => {
  const languages = await detected('cpp', 'cpp14');
  const again = new Preparations({ folder: join(folder, '0'), languages, logger, openSandbox });
  again.start();
  await vi.waitFor(() => expect(isReady(findLanguage(languages, 'cpp'))).toBe(true), patience);
  await again.stop();
  expect(isReady(findLanguage(languages, 'cpp14'))).toBe(false);
  expect((await readdir(join(folder, '0'))).filter((name) => !name.startsWith('cpp-'))).toEqual([]);
});
