import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkHost, describeFindings } from '@verdict/judge/sandbox/host-check.ts';
import { expect, test } from 'vitest';
import { commandOf } from '../../setup/process-tree.ts';
import { OpenBox } from './open-box.ts';
import { cgroupsOf, descendantsOf, firstUid, isAlive, processesOf, uidOf, visibleMounts } from './traces.ts';

const slow = 60_000;

interface Owner {
  readonly child: ChildProcess;
  readonly said: Record<string, unknown>;
}

async function startOwner(mode: 'long' | 'once', wrap: readonly string[] = []): Promise<Owner> {
  const [command = '', ...args] = [...wrap, process.execPath, join(import.meta.dirname, 'owner.ts'), mode];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, said: JSON.parse(String(line)) };
}

async function becomes<T>(look: () => Promise<T>, wanted: T): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (JSON.stringify(await look()) === JSON.stringify(wanted)) return;
    await sleep(50);
  }
  expect(await look()).toEqual(wanted);
}

/** Starts a program that runs until it is killed, and waits until it runs. @returns how its run ends. */
async function startSleeper(box: OpenBox): Promise<{ readonly ending: ReturnType<OpenBox['shell']> }> {
  const uid = await uidOf(box.sandbox);
  const ending = box.shell('exec sleep 60');
  ending.catch(() => {});
  await becomes(
    async () => (await Promise.all((await processesOf(uid)).map(commandOf))).some(([name]) => name === 'sleep'),
    true,
  );
  return { ending };
}

/** The helper's process id, which is in the path of its folder. */
function helperOf(box: OpenBox): number {
  return Number(/^\/proc\/(\d+)\//.exec(box.sandbox.folder.path)?.[1]);
}

/** Who runs in the box of an owner, seen from outside. */
async function tracesOf(owner: Owner) {
  const { uid } = await stat(String(owner.said['path']));
  const pid = owner.child.pid ?? 0;
  return { uid, index: uid - firstUid, helpers: await descendantsOf(pid) };
}

test('after close nothing is left: no process, cgroup, mount or folder', { timeout: slow }, async () => {
  const box = await OpenBox.open();
  const uid = await uidOf(box.sandbox);
  const { path } = box.sandbox.folder;
  const { ending } = await startSleeper(box);
  expect(await processesOf(uid)).not.toEqual([]);
  expect(await visibleMounts()).toEqual([]);
  await box.close();
  await expect(ending).rejects.toMatchObject({ name: 'SandboxError' });
  expect(await processesOf(uid)).toEqual([]);
  expect(await cgroupsOf(uid - firstUid)).toEqual([]);
  expect(await visibleMounts()).toEqual([]);
  await expect(stat(path)).rejects.toThrow('ENOENT');
  await box.close();
});

test('after kill -9 of the owner nothing is left', { timeout: slow }, async () => {
  const owner = await startOwner('long');
  const { uid, index, helpers } = await tracesOf(owner);
  expect(helpers.length).toBeGreaterThan(2);
  owner.child.kill('SIGKILL');
  await becomes(() => processesOf(uid), []);
  await becomes(() => cgroupsOf(index), []);
  for (const pid of helpers) await becomes(() => isAlive(pid), false);
});

test(
  'after kill -9 of the helper its programs die, the caller is told, and a new helper takes over and sweeps',
  { timeout: slow },
  async () => {
    const box = await OpenBox.open({ slot: 710 });
    const uid = await uidOf(box.sandbox);
    await sleep(1_100);
    const { path } = box.sandbox.folder;
    const { ending } = await startSleeper(box);
    process.kill(helperOf(box), 'SIGKILL');
    await expect(ending).rejects.toThrow('helper ended');
    await becomes(() => processesOf(uid), []);

    await becomes(async () => box.sandbox.folder.path === path, false);
    expect((await box.shell('echo well')).stdout).toBe('well\n');
    await box.close();
    expect(await cgroupsOf(uid - firstUid)).toEqual([]);
  },
);

test('a helper that died at once is replaced when it is needed', { timeout: slow }, async () => {
  const box = await OpenBox.open();
  const pid = helperOf(box);
  process.kill(pid, 'SIGKILL');
  await becomes(() => isAlive(pid), false);
  await box.sandbox.folder.makeWritable('loot');
  expect(await readdir(box.sandbox.folder.path)).toEqual(['loot']);
  await box.close();
});

test('a helper that died at once is replaced by itself, too, after a pause', { timeout: slow }, async () => {
  const box = await OpenBox.open();
  const { path } = box.sandbox.folder;
  process.kill(helperOf(box), 'SIGKILL');
  await becomes(async () => box.sandbox.folder.path === path, false);
  expect(await readdir(box.sandbox.folder.path)).toEqual([]);
  await box.close();
});

test(
  'a box that is killed from outside is our failure; killed before its run, it is replaced',
  { timeout: slow },
  async () => {
    const box = await OpenBox.open();
    const rootChild = async () => {
      const children = await descendantsOf(helperOf(box));
      const owners = await Promise.all(children.map(async (pid) => (await stat(`/proc/${pid}`)).uid));
      const found = children[owners.indexOf(0)];
      if (found === undefined) throw new Error('the helper has no child of root');
      return found;
    };
    const init = await rootChild();
    process.kill(init, 'SIGKILL');
    await becomes(() => isAlive(init), false);
    expect((await box.shell('echo well')).stdout).toBe('well\n');

    const { ending } = await startSleeper(box);
    process.kill(await rootChild(), 'SIGKILL');
    await expect(ending).rejects.toThrow('killed from outside');
    expect((await box.shell('echo well')).stdout).toBe('well\n');
    await box.close();
  },
);

test('a helper that is asked to end by SIGTERM cleans up first', { timeout: slow }, async () => {
  const box = await OpenBox.open({ slot: 720 });
  const uid = await uidOf(box.sandbox);
  const { ending } = await startSleeper(box);
  process.kill(helperOf(box), 'SIGTERM');
  await expect(ending).rejects.toThrow('went away');
  await becomes(() => processesOf(uid), []);
  await becomes(() => cgroupsOf(uid - firstUid), []);
  await box.close();
});

test("a root file system of its own takes the place of the host's", { timeout: slow }, async () => {
  const rootfs = await mkdtemp(join(tmpdir(), 'verdict-rootfs-'));
  const box = await OpenBox.open();
  try {
    const program = await box.compile(
      '#include <stdio.h>\n#include <unistd.h>\nint main(void) { printf("%d\\n", access("/usr/bin/gcc", F_OK)); }',
      ['-static'],
    );
    await mkdir(join(rootfs, 'usr/bin'), { recursive: true });
    await copyFile(program, join(rootfs, 'usr/bin/hello'));
    const other = await OpenBox.open({ rootfs });
    expect((await other.start('/usr/bin/hello', {})).stdout).toBe('-1\n');
    await other.close();
  } finally {
    await box.close();
    await rm(rootfs, { recursive: true });
  }
});

test('two sandboxes never share a user, even when asked for the same slot', { timeout: slow }, async () => {
  const boxes = await Promise.all([OpenBox.open(), OpenBox.open()]);
  const [one, two] = await Promise.all(boxes.map((box) => uidOf(box.sandbox)));
  expect(one).not.toBe(two);
  await Promise.all(boxes.map((box) => box.close()));
});

test('calls at the same time take turns', { timeout: slow }, async () => {
  const box = await OpenBox.open();
  const told = await Promise.all(['one', 'two', 'three'].map((word) => box.shell(`sleep 0.05; echo ${word}`)));
  expect(told.map(({ stdout }) => stdout)).toEqual(['one\n', 'two\n', 'three\n']);
  await box.close();
  await expect(box.shell('true')).rejects.toThrow('closed');
});

test('a program is kept on the processor it is pinned to', { timeout: slow }, async () => {
  const box = await OpenBox.open({ cpu: 0 });
  const { stdout } = await box.shell('grep Cpus_allowed_list /proc/self/status; taskset -p -c 1 $$ || true');
  expect(stdout).toMatch(/^Cpus_allowed_list:\t0\n/);
  await box.close();
});

test('a program whose time does not matter may use the spare processors too', { timeout: slow }, async () => {
  const box = await OpenBox.open({ cpu: 0, spareCpus: [1] });
  const look = 'grep Cpus_allowed_list /proc/self/status';
  expect((await box.shell(look, { usesSpareCpus: true })).stdout).toBe(
    `Cpus_allowed_list:\t${availableParallelism() > 1 ? '0-1' : '0'}\n`,
  );
  expect((await box.shell(look)).stdout).toBe('Cpus_allowed_list:\t0\n');
  await box.close();
});

const withoutCgroups = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs -o ro none /sys/fs/cgroup && exec "$0" "$@"'];

test('without writable cgroups the sandbox is weak if that is allowed', { timeout: slow }, async () => {
  const { child, said } = await startOwner('once', withoutCgroups);
  expect(said).toMatchObject({ isWeak: true, end: { kind: 'exited', code: 9 } });
  if (child.exitCode === null) await once(child, 'exit');
});

test('a judge without the right to trace runs programs and reaches what they wrote', { timeout: slow }, async () => {
  const { child, said } = await startOwner('once', ['setpriv', '--bounding-set=-sys_ptrace']);
  expect(said).toMatchObject({ isWeak: false, end: { kind: 'exited', code: 9 }, isReached: true });
  if (child.exitCode === null) await once(child, 'exit');
});

test('this host has all the sandbox needs', { timeout: slow }, async () => {
  expect(describeFindings(await checkHost())).toBe('');
});
