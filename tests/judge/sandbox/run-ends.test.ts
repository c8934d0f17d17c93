import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OpenBox, type Start } from './open-box.ts';

const mib = 1024 ** 2;
const slow = 30_000;

let box: OpenBox;

beforeAll(async () => {
  box = await OpenBox.open();
}, slow);
afterAll(() => box.close());

const touch = `#include <stdlib.h>
#include <string.h>
static void touch(size_t mib) {
  char *p = malloc(mib << 20);
  memset(p, 1, mib << 20);
  __asm__ volatile("" :: "r"(p) : "memory");
}`;
const deepRecursion =
  'int deep(int n) { volatile char pad[1024]; pad[0] = n; return n == 0 ? 0 : deep(n - 1) + pad[0] - pad[0]; }\n' +
  'int main(void) { return deep(40000); }';

interface Ending {
  readonly name: string;
  readonly source: string;
  readonly start?: Start;
  readonly end: object;
}

const endings: readonly Ending[] = [
  { name: 'the exit code is told', source: 'int main(void) { return 7; }', end: { kind: 'exited', code: 7 } },
  {
    name: 'a null pointer is SIGSEGV',
    source: 'int main(void) { *(volatile int *)0 = 1; }',
    end: { kind: 'signalled', signal: 'SIGSEGV' },
  },
  {
    name: 'abort is SIGABRT',
    source: '#include <stdlib.h>\nint main(void) { abort(); }',
    end: { kind: 'signalled', signal: 'SIGABRT' },
  },
  {
    name: 'a division by zero is SIGFPE',
    source: 'int main(void) { volatile int zero = 0; return 100 / zero; }',
    end: { kind: 'signalled', signal: 'SIGFPE' },
  },
  {
    name: 'a program that kills itself is SIGKILL',
    source: '#include <signal.h>\nint main(void) { raise(SIGKILL); }',
    end: { kind: 'signalled', signal: 'SIGKILL' },
  },
  {
    name: 'an endless loop meets the CPU limit',
    source: 'int main(void) { for (;;) __asm__ volatile(""); }',
    start: { limits: { cpuMs: 300 } },
    end: { kind: 'cpu-limit' },
  },
  {
    name: 'the CPU time of children counts',
    source: '#include <unistd.h>\nint main(void) { fork(); fork(); for (;;) __asm__ volatile(""); }',
    start: { limits: { cpuMs: 300 } },
    end: { kind: 'cpu-limit' },
  },
  {
    name: 'a loop that ignores SIGXCPU and all else meets the CPU limit',
    source:
      '#include <signal.h>\n' +
      'int main(void) { for (int i = 1; i < 65; i++) signal(i, SIG_IGN); for (;;) __asm__ volatile(""); }',
    start: { limits: { cpuMs: 300 } },
    end: { kind: 'cpu-limit' },
  },
  {
    name: 'a sleep meets the wall limit',
    source: '#include <unistd.h>\nint main(void) { sleep(60); }',
    start: { limits: { wallMs: 300 } },
    end: { kind: 'wall-limit' },
  },
  {
    name: 'a program that stops itself meets the wall limit',
    source: '#include <signal.h>\nint main(void) { raise(SIGSTOP); }',
    start: { limits: { wallMs: 300 } },
    end: { kind: 'wall-limit' },
  },
  {
    name: 'too much memory meets the memory limit',
    source: `${touch}\nint main(void) { touch(512); }`,
    end: { kind: 'memory-limit' },
  },
  {
    name: 'the memory of children counts',
    source:
      `${touch}\n#include <sys/wait.h>\n#include <unistd.h>\n` +
      'int main(void) { for (int i = 0; i < 4; i++) if (fork() == 0) { touch(24); sleep(5); _exit(0); } ' +
      'while (wait(0) > 0); }',
    end: { kind: 'memory-limit' },
  },
  {
    name: 'files in the working folder count as memory',
    source:
      '#include <stdio.h>\n' +
      'int main(void) { static char b[1 << 20]; FILE *f = fopen("x", "w"); ' +
      'for (int i = 0; i < 40; i++) fwrite(b, 1, sizeof b, f); return fclose(f) != 0; }',
    start: { limits: { memoryBytes: 20 * mib, workBytes: 64 * mib } },
    end: { kind: 'memory-limit' },
  },
  {
    name: 'memory that is asked for but not touched is free',
    source: '#include <stdlib.h>\nint main(void) { return malloc(1ul << 32) == 0; }',
    end: { kind: 'exited', code: 0 },
  },
  {
    name: 'deep recursion has as much stack as memory',
    source: deepRecursion,
    end: { kind: 'exited', code: 0 },
  },
  {
    name: 'a stack limit of its own is SIGSEGV when reached',
    source: deepRecursion,
    start: { limits: { stackBytes: mib } },
    end: { kind: 'signalled', signal: 'SIGSEGV' },
  },
  {
    name: 'a flood on standard output meets the output limit',
    source: '#include <stdio.h>\nint main(void) { for (;;) puts("flood"); }',
    start: { limits: { outputBytes: mib } },
    end: { kind: 'output-limit' },
  },
  {
    name: 'an output limit cannot be survived by ignoring SIGXFSZ',
    source:
      '#include <signal.h>\n#include <stdio.h>\n' +
      'int main(void) { signal(SIGXFSZ, SIG_IGN); ' +
      'for (int i = 0; i < 100000; i++) puts("0123456789012345678"); return 0; }',
    start: { limits: { outputBytes: mib } },
    end: { kind: 'output-limit' },
  },
];

test.each(endings)('$name', { timeout: slow }, async ({ source, start, end }) => {
  const told = await box.compileAndRun(source, start);
  expect(told.result.end).toEqual(end);
});

test('CPU time is told with what it was, beyond the limit too', async () => {
  const { result } = await box.compileAndRun('int main(void) { for (;;) __asm__ volatile(""); }', {
    limits: { cpuMs: 200 },
  });
  expect(result.cpuMs).toBeGreaterThan(200);
  expect(result.cpuMs).toBeLessThan(400);
  expect(result.wallMs).toBeGreaterThanOrEqual(result.cpuMs / 2);
});

test('a sleep costs wall time and hardly any CPU time', async () => {
  const { result } = await box.shell('sleep 0.3');
  expect(result.end).toEqual({ kind: 'exited', code: 0 });
  expect(result.wallMs).toBeGreaterThan(299);
  expect(result.cpuMs).toBeLessThan(50);
});

test('peak memory is what was touched, also when it was given back', { timeout: slow }, async () => {
  const { result } = await box.compileAndRun(`${touch}
    int main(void) {
      char *p = malloc(40 << 20);
      memset(p, 1, 40 << 20);
      __asm__ volatile("" :: "r"(p) : "memory");
      free(p);
    }`);
  expect(result.end).toEqual({ kind: 'exited', code: 0 });
  expect(result.memoryBytes / mib).toBeGreaterThan(40);
  expect(result.memoryBytes / mib).toBeLessThan(42);
});

test("neither a large input nor a large output is the program's memory", { timeout: slow }, async () => {
  const { result, stdout } = await box.shell('cat', { stdin: 'x'.repeat(15 * mib), limits: { memoryBytes: 8 * mib } });
  expect(result.end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout.length).toBe(15 * mib);
  expect(result.memoryBytes / mib).toBeLessThan(4);
});

test('output of exactly the limit is whole and well', async () => {
  const { result, stdout } = await box.shell('head -c 1000000 /dev/zero', { limits: { outputBytes: 1_000_000 } });
  expect(result.end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout.length).toBe(1_000_000);
});

test('one byte more than the output limit is the output limit', async () => {
  const { result, stdout } = await box.shell('head -c 1000001 /dev/zero', { limits: { outputBytes: 1_000_000 } });
  expect(result.end).toEqual({ kind: 'output-limit' });
  expect(stdout.length).toBe(1_000_000);
});

test('a flood on standard error is cut without harm to the program', async () => {
  const { result, stdout, stderr } = await box.shell('head -c 5000000 /dev/zero >&2; echo done');
  expect(result.end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout).toBe('done\n');
  expect(stderr.length).toBe(4_096);
});

test('the program gets its input, arguments and environment, and nothing else of ours', async () => {
  const { stdout } = await box.start('/usr/bin/env', {
    args: ['-u', 'A', '/bin/sh', '-c', 'cat; env; echo "$0 $1"', 'zero', 'one two'],
    env: { A: '1', B: 'x=y' },
    stdin: 'hello\n',
  });
  expect(stdout.split('\n').toSorted()).toEqual(['', 'B=x=y', 'PWD=/work', 'hello', 'zero one two']);
});

test('standard input and output can be opened by name', async () => {
  const { stdout, stderr } = await box.shell('cat < /dev/stdin > /dev/stdout; echo bad >/dev/stderr', {
    stdin: 'by name',
  });
  expect(stdout).toBe('by name');
  expect(stderr).toBe('bad\n');
});

test('when the main process ends, what it left running ends', async () => {
  const { result } = await box.shell('sleep 60 & (setsid sh -c "sleep 60" &) ; exit 3', { limits: { wallMs: 20_000 } });
  expect(result.end).toEqual({ kind: 'exited', code: 3 });
  expect(result.wallMs).toBeLessThan(10_000);
});

test('the working folder is capped in bytes and in files, each with ENOSPC', async () => {
  const { stdout, stderr } = await box.shell(
    'head -c 100000000 /dev/zero > big; rm big; ' +
      'i=0; while [ $i -lt 200 ]; do touch f$i || break; i=$((i+1)); done; echo $i',
  );
  expect(stdout).toBe('100\n');
  expect(stderr).toMatch(/No space left|File too large/);
});

test('a folder of the host that only root may reach can be shown to the program', async () => {
  const folder = await box.makeFolder('toolchain');
  const { stdout } = await box.shell('echo run from /root; ls -d /root/toolchain', {
    mounts: [{ source: folder, target: '/root/toolchain' }],
  });
  expect(stdout).toBe('run from /root\n/root/toolchain\n');
});

test("a program that is not there is our failure, not the program's", async () => {
  await expect(box.start('/box/nothing', {})).rejects.toThrow('/box/nothing: No such file');
});

test("a file that the kernel cannot execute is the program's failure", async () => {
  const folder = await box.makeFolder('odd');
  for (const [name, text, mode] of [
    ['noise', 'noise', 0o755],
    ['script', '#!/nowhere\n', 0o755],
    ['plain', '#!/bin/sh\n', 0o644],
  ] as const) {
    await writeFile(join(folder, name), text, { mode });
    const { result } = await box.start(`/odd/${name}`, { mounts: [{ source: folder, target: '/odd' }] });
    expect(result.end).toEqual({ kind: 'exited', code: 126 });
  }
});

test('a limit of zero is refused', async () => {
  await expect(box.shell('true', { limits: { wallMs: 0 } })).rejects.toThrow('wall_ms');
});
