import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectUntouched, honestProgram } from './attack-scene.ts';
import { OpenBox } from './open-box.ts';

const mib = 1024 ** 2;
const slow = 60_000;

let box: OpenBox;
let honest: string;

beforeAll(async () => {
  box = await OpenBox.open();
  honest = await box.compile(honestProgram);
}, slow);
afterAll(() => box.close());
afterEach(() => expectUntouched(box, honest), slow);

describe('exhaustion', { timeout: slow }, () => {
  const endless: readonly [name: string, source: string, ends: readonly string[]][] = [
    ['a fork bomb', '#include <unistd.h>\nint main(void) { for (;;) fork(); }', ['cpu-limit', 'wall-limit']],
    [
      'a fork bomb that leaves its session, double forks and ignores signals',
      `#include <signal.h>
       #include <unistd.h>
       int main(void) {
         for (int i = 1; i < 65; i++) signal(i, SIG_IGN);
         for (;;) { if (fork() == 0) { setsid(); if (fork()) _exit(0); } }
       }`,
      // What the kernel keeps for so many processes counts as memory, and may be too much first.
      ['cpu-limit', 'wall-limit', 'memory-limit'],
    ],
    [
      'memory taken by ever more children',
      `#include <stdlib.h>
       #include <string.h>
       #include <unistd.h>
       int main(void) { for (;;) { fork(); char *p = malloc(4 << 20); if (p) memset(p, 1, 4 << 20); } }`,
      ['memory-limit', 'cpu-limit'],
    ],
    [
      'memory hidden in pipes and sockets',
      '#include <sys/socket.h>\n#include <unistd.h>\n' +
        'int main(void) { static char b[1 << 16]; int s[2]; ' +
        'for (;;) if (socketpair(AF_UNIX, SOCK_STREAM, 0, s) || send(s[0], b, sizeof b, MSG_DONTWAIT) < 0) pause(); }',
      ['memory-limit', 'wall-limit'],
    ],
    [
      'a flood on both outputs',
      '#include <unistd.h>\n' +
        'int main(void) { static char b[1 << 16]; for (;;) { write(1, b, sizeof b); write(2, b, sizeof b); } }',
      ['output-limit'],
    ],
    [
      'a flood on standard error alone',
      '#include <unistd.h>\nint main(void) { static char b[1 << 16]; for (;;) write(2, b, sizeof b); }',
      ['cpu-limit', 'wall-limit'],
    ],
    [
      'sleeping children',
      '#include <unistd.h>\nint main(void) { for (int i = 0; i < 10; i++) fork(); for (;;) sleep(60); }',
      ['wall-limit'],
    ],
  ];

  test.each(endless)('%s is ended by a limit', async (_name, source, ends) => {
    const { result } = await box.compileAndRun(source, { limits: { cpuMs: 700, wallMs: 1_500, outputBytes: mib } });
    expect(ends).toContain(result.end.kind);
    expect(result.wallMs).toBeLessThan(15_000);
    expect(result.memoryBytes).toBeLessThan(70 * mib);
  });

  test('threads count as processes, and more than allowed are refused', async () => {
    const { result, stdout } = await box.compileAndRun(
      `#include <pthread.h>
       #include <stdio.h>
       #include <unistd.h>
       static void *rest(void *x) { pause(); return x; }
       int main(void) {
         int n = 1; pthread_t t;
         while (n < 1000 && pthread_create(&t, 0, rest, 0) == 0) n++;
         printf("%d\\n", n); fflush(stdout); _exit(0);
       }`,
      { limits: { processes: 20 } },
    );
    expect(result.end).toEqual({ kind: 'exited', code: 0 });
    expect(stdout).toBe('20\n');
  });

  test('a writable folder has a quota of its own, and is emptied whatever is in it', async () => {
    const folder = await box.sandbox.folder.makeWritable('loot', { bytes: 4 * mib, files: 3_000 });
    const { stdout } = await box.compileAndRun(
      `#include <fcntl.h>
       #include <stdio.h>
       #include <sys/stat.h>
       #include <unistd.h>
       int main(void) {
         static char b[1 << 16];
         chdir("/loot");
         int f = open("big", O_CREAT | O_WRONLY, 0600), deep = 0;
         long written = 0;
         for (ssize_t n; (n = write(f, b, sizeof b)) > 0;) written += n;
         unlink("big");
         close(f);
         symlink("/", "root");
         while (mkdir("d", 0700) == 0 && chdir("d") == 0) deep++;
         printf("%ld %d\\n", written, deep);
       }`,
      { mounts: [{ source: folder, target: '/loot', writable: true }], limits: { workBytes: 64 * mib } },
    );
    expect(stdout).toBe(`${4 * mib} 2999\n`);
    await box.sandbox.folder.removeWritable('loot');
    await expect(lstat(folder)).rejects.toThrow('ENOENT');
  });

  test("clearing the slot's folder takes everything with it", async () => {
    const folder = await box.sandbox.folder.makeWritable('loot');
    await box.shell('mkdir -p /loot/a/b; ln -s / /loot/root; echo > /loot/a/b/c', {
      mounts: [{ source: folder, target: '/loot', writable: true }],
    });
    await box.sandbox.folder.clear();
    expect(await readdir(box.sandbox.folder.path)).toEqual([]);
    honest = await box.compile(honestProgram);
  });

  const bombs: readonly [name: string, source: string][] = [
    ['that includes an endless file', '#include "/dev/zero"\nint main(void) {}'],
    ['whose binary is gigabytes', 'char bomb[4ul << 30] = {1};\nint main(void) { return bomb[1]; }'],
    [
      'whose macros double thirty times',
      '#define A(x) x x\n#define B(x) A(A(A(A(A(x)))))\n#define C(x) B(B(B(B(B(B(x))))))\n' +
        'int x[] = { C(1,) };\nint main(void) {}',
    ],
    ['that includes itself', '#include __FILE__\n#include __FILE__\nint main(void) {}'],
  ];

  test.each(bombs)('a source %s is stopped in the compiler', async (_name, source) => {
    const { told, folder } = await box.compileAny(source, [], {
      cpuMs: 2_000,
      wallMs: 6_000,
      memoryBytes: 256 * mib,
      workBytes: 32 * mib,
    });
    expect(told.result.end).not.toEqual({ kind: 'exited', code: 0 });
    expect(told.result.wallMs).toBeLessThan(60_000);
    const output = await lstat(join(folder, 'program')).catch(() => null);
    expect(output?.size ?? 0).toBeLessThan(33 * mib);
  });
});
