import { globSync, readFileSync, readdirSync, statSync, statfsSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits, RunResult } from '@verdict/judge/sandbox/sandbox.types.ts';
import { OpenBox } from '../sandbox/open-box.ts';
import { firstUid, cgroupsOf, processesOf, uidOf } from '../sandbox/traces.ts';

/**
 * Runs in the virtual machine and prints what the sandbox does on cgroup v2, one line for each thing looked at. Under
 * software emulation all is slow, so limits are wide and no speed is judged.
 */

const mebibyte = 1024 ** 2;
const cgroup2Magic = 0x63677270;
const slow: Partial<Limits> = { cpuMs: 20_000, wallMs: 60_000 };

const touch = `#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
static void touch(size_t mib) {
  char *p = malloc(mib << 20);
  memset(p, 1, mib << 20);
  __asm__ volatile("" :: "r"(p) : "memory");
  free(p);
}
int main(int count, char **values) {
  size_t mib = atoi(values[1]);
  for (int children = atoi(values[2]); children > 0; children--) if (fork() == 0) { touch(mib); sleep(5); _exit(0); }
  if (values[2][0] == '0') touch(mib);
  while (wait(0) > 0) {}
  return 0;
}`;
const spin =
  '#include <unistd.h>\n' +
  'int main(int count, char **values) { if (count > 1 && fork()) { sleep(60); } for (;;) __asm__ volatile(""); }';
const forkBomb = '#include <unistd.h>\nint main(void) { for (;;) { if (fork() == 0) setsid(); } }';
const talk = `#include <stdio.h>
#include <stdlib.h>
int main(int count, char **values) {
  int rounds = atoi(values[1]), number = 0;
  if (values[2][0] == '1') { printf("0\\n"); fflush(stdout); }
  for (int i = 0; i < rounds && scanf("%d", &number) == 1; i++) { printf("%d\\n", number + 1); fflush(stdout); }
  return number == 0;
}`;

let failures = 0;

function observed(isRight: boolean, what: string, seen: string): void {
  if (!isRight) failures += 1;
  process.stdout.write(`${isRight ? 'pass' : 'FAIL'}  ${what}: ${seen}\n`);
}

function told({ end, cpuMs, memoryBytes }: RunResult): string {
  const how = end.kind === 'exited' ? `exited ${end.code}` : end.kind === 'signalled' ? end.signal : end.kind;
  return `${how}, ${cpuMs.toFixed(0)} ms of CPU time, peak ${(memoryBytes / mebibyte).toFixed(1)} MiB`;
}

function observeHost(where: string): void {
  process.stdout.write(`--- Linux ${release()}, ${where}\n`);
  const hierarchies = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .filter((line) => / cgroup2? /.test(line));
  const isOnlyV2 =
    statfsSync('/sys/fs/cgroup').type === cgroup2Magic && hierarchies.every((line) => line.includes(' cgroup2 '));
  observed(isOnlyV2, 'the only hierarchy is v2', readFileSync('/sys/fs/cgroup/cgroup.controllers', 'utf8').trim());
}

async function observeMemory(box: OpenBox): Promise<void> {
  const eat = await box.compile(touch);
  const start = (mib: number, children: number, memoryMib: number) =>
    box.run(eat, { args: [String(mib), String(children)], limits: { ...slow, memoryBytes: memoryMib * mebibyte } });
  const within = (await start(40, 0, 64)).result;
  observed(
    within.end.kind === 'exited' && within.memoryBytes > 40 * mebibyte && within.memoryBytes < 43 * mebibyte,
    '40 MiB touched of 64',
    told(within),
  );
  const over = (await start(200, 0, 64)).result;
  observed(over.end.kind === 'memory-limit', "200 MiB touched of 64: the kernel's kill is counted", told(over));
  const children = (await start(24, 4, 64)).result;
  observed(children.end.kind === 'memory-limit', 'four children with 24 MiB each, of 64', told(children));
  const files = (
    await box.shell('head -c 50000000 /dev/zero > /work/big; echo done', {
      limits: { ...slow, memoryBytes: 20 * mebibyte, workBytes: 64 * mebibyte },
    })
  ).result;
  observed(files.end.kind === 'memory-limit', '50 MB in the working folder, of 20 MiB', told(files));
  // A large file of gcc's that nothing has read since the machine booted.
  const [input = ''] = globSync('/usr/lib/gcc/*/*/lto1');
  const cache = await box.sandbox.run({
    ...box.request('/bin/cat', { limits: { ...slow, memoryBytes: 8 * mebibyte, outputBytes: 64 * mebibyte } }),
    stdin: { kind: 'file', path: input },
    stdout: { kind: 'file', path: box.freshPath('stdout') },
  });
  observed(
    cache.end.kind === 'exited' && cache.memoryBytes < 4 * mebibyte,
    `${Math.round(statSync(input).size / mebibyte)} MiB of input from the disk and of output, with 8 MiB: ` +
      "page cache is not the program's",
    told(cache),
  );
}

async function observeTime(box: OpenBox): Promise<void> {
  const loop = await box.compile(spin);
  const alone = (await box.run(loop, { limits: { cpuMs: 500, wallMs: 30_000 } })).result;
  observed(alone.end.kind === 'cpu-limit' && alone.cpuMs > 500, 'an endless loop with 500 ms', told(alone));
  const child = (await box.run(loop, { args: ['child'], limits: { cpuMs: 500, wallMs: 30_000 } })).result;
  observed(child.end.kind === 'cpu-limit', 'the loop in a child, its parent asleep', told(child));
  const asleep = (await box.shell('sleep 60', { limits: { wallMs: 700 } })).result;
  observed(asleep.end.kind === 'wall-limit', 'a sleep with 700 ms', told(asleep));
  const bomb = (await box.run(await box.compile(forkBomb), { limits: { cpuMs: 1_000, wallMs: 10_000, processes: 32 } }))
    .result;
  observed(
    bomb.end.kind === 'cpu-limit' || bomb.end.kind === 'wall-limit',
    'a fork bomb that leaves its sessions',
    told(bomb),
  );
  const normal = await box.shell('echo well', { limits: slow });
  observed(normal.stdout === 'well\n', 'an ordinary run after it', told(normal.result));
  const left = (await box.shell('setsid sleep 60 & exit 3', { limits: slow })).result;
  observed(
    left.end.kind === 'exited' && left.end.code === 3 && left.wallMs < 20_000,
    'a process left behind in another session',
    told(left),
  );
}

async function observePair(box: OpenBox): Promise<void> {
  const path = await box.compile(talk);
  const side = (args: readonly string[]) =>
    box.request('/box/program', { args, mounts: [{ source: path, target: '/box/program' }], limits: slow });
  const { first, second, endedFirst } = await box.sandbox.runPair(side(['100', '1']), side(['200', '0']));
  observed(
    first.end.kind === 'exited' && endedFirst === 'first',
    'two programs talk for a hundred rounds',
    `${told(first)}; ${told(second)}`,
  );
  const eater = box.request('/bin/sh', {
    args: ['-c', 'head -c 90000000 /dev/zero > /tmp/x'],
    limits: { ...slow, workBytes: 128 * mebibyte },
  });
  const uneven = await box.sandbox.runPair(eater, box.side('cat > /dev/null; exit 6', slow));
  observed(
    uneven.first.end.kind === 'memory-limit' && uneven.second.end.kind === 'exited',
    'the memory limit of one side does not touch the other',
    `${told(uneven.first)}; ${told(uneven.second)}`,
  );
}

/** Some tries, since the kernel takes its time. */
async function becomesEmpty(look: () => Promise<readonly unknown[]>): Promise<string> {
  for (let tries = 0; tries < 100 && (await look()).length > 0; tries += 1) await sleep(100);
  const left = await look();
  return left.length === 0 ? 'nothing' : left.join(', ');
}

async function observeDeath(box: OpenBox): Promise<void> {
  const uid = await uidOf(box.sandbox);
  const { path } = box.sandbox.folder;
  const running = box.shell('sleep 60', { limits: slow }).then(
    () => 'ended',
    (error: Error) => error.message,
  );
  await sleep(1_500);
  const groups = await cgroupsOf(uid - firstUid);
  process.kill(Number(/\d+/.exec(path)?.[0]), 'SIGKILL');
  const why = await running;
  observed(
    why.includes('helper ended') && groups.length > 0,
    'the helper killed by -9',
    `${groups.length} cgroup there; "${why}"`,
  );
  const processes = await becomesEmpty(() => processesOf(uid));
  observed(processes === 'nothing', 'processes of its box left', processes);
  for (let tries = 0; tries < 100 && box.sandbox.folder.path === path; tries += 1) await sleep(100);
  const again = await box.shell('echo well', { limits: slow });
  const stale = (await cgroupsOf(uid - firstUid)).filter((name) => groups.includes(name));
  observed(
    again.stdout === 'well\n' && stale.length === 0,
    'the next helper runs programs and has swept',
    stale.length === 0 ? 'no old cgroup' : stale.join(', '),
  );
  await box.close();
  const left = await becomesEmpty(async () =>
    readdirSync('/sys/fs/cgroup', { recursive: true })
      .map(String)
      .filter((name) => name.includes(`verdict-sandbox-`)),
  );
  observed(left === 'nothing', 'cgroups left after close', left);
}

observeHost(process.argv[2] ?? '');
const box = await OpenBox.open({ slot: 0 });
observed(
  !box.sandbox.isWeak,
  'the sandbox is whole',
  box.sandbox.isWeak ? 'weak' : `groups under ${join('/sys/fs/cgroup', 'verdict-sandbox-*')}`,
);
await observeMemory(box);
await observeTime(box);
await observePair(box);
await observeDeath(box);
process.stdout.write(failures === 0 ? '--- all as it should be\n' : `--- ${failures} not as they should be\n`);
process.exitCode = failures === 0 ? 0 : 1;
