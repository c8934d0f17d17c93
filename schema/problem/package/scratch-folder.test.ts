import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgottenMs, makeScratchFolder, removeLeftBehind } from './scratch-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'verdict-scratch-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** A folder as another process would have made it. */
async function folderOf(pid: number | string, machine?: string): Promise<string> {
  const own = basename(await makeScratchFolder('import', parent));
  await rm(join(parent, own), { recursive: true });
  const [, ownMachine = ''] = /^problem-import-(.*)-\d+-/u.exec(own) ?? [];
  const name = `problem-import-${machine ?? ownMachine}-${pid}-abcdef`;
  await mkdir(join(parent, name, 'made-1'), { recursive: true });
  await writeFile(join(parent, name, 'made-1', 'file'), 'bytes');
  return name;
}

async function age(name: string, ms: number): Promise<void> {
  const then = new Date(Date.now() - ms);
  await utimes(join(parent, name), then, then);
}

test('what a process that was killed left behind goes, what is in use stays', async () => {
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const alive = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  try {
    const left = await folderOf(killed.pid ?? 0);
    const inUse = await folderOf(alive.pid ?? 0);
    const own = basename(await makeScratchFolder('package', parent));
    expect(await removeLeftBehind(new Date(), parent)).toBe(0);
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    await ended;
    expect(await removeLeftBehind(new Date(), parent)).toBe(1);
    expect((await readdir(parent)).toSorted()).toEqual([inUse, own].toSorted());
    expect(await readdir(parent)).not.toContain(left);
  } finally {
    killed.kill('SIGKILL');
    alive.kill('SIGKILL');
  }
});

test('a folder with the number of this process that is older than it is of one before it', async () => {
  const older = await folderOf(process.pid);
  await age(older, process.uptime() * 1_000 + 60_000);
  expect(await removeLeftBehind(new Date(), parent)).toBe(1);
});

test('folders of other machines and of no stated process go by their age; what is called otherwise stays', async () => {
  const other = await folderOf(1, 'elsewhere');
  await mkdir(join(parent, 'problem-import-AbCdEf'));
  await mkdir(join(parent, 'problem-statements'));
  await age('problem-statements', 2 * forgottenMs);
  expect(await removeLeftBehind(new Date(), parent)).toBe(0);
  for (const name of [other, 'problem-import-AbCdEf']) await age(name, forgottenMs + 60_000);
  expect(await removeLeftBehind(new Date(), parent)).toBe(2);
  expect(await readdir(parent)).toEqual(['problem-statements']);
});
