import { lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOutputFile } from '@verdict/judge/sandbox/output-file.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OpenBox } from './open-box.ts';
import { processesOf, uidOf } from './traces.ts';

const MIB = 1024 ** 2;
const SLOW = 60_000;
const HONEST = '#include <stdio.h>\nint main(void) { int a, b; scanf("%d%d", &a, &b); printf("%d\\n", a + b); }';

let box: OpenBox;
let honest: string;

beforeAll(async () => {
  box = await OpenBox.open();
  honest = await box.compile(HONEST);
}, SLOW);
afterAll(() => box.close());

/** Whatever was tried, the next job on the same slot is judged as if nothing had been. */
afterEach(async () => {
  expect(await processesOf(await uidOf(box.sandbox))).toEqual([]);
  const { result, stdout } = await box.run(honest, { stdin: '1 2\n' });
  expect(result.end).toEqual({ kind: 'exited', code: 0 });
  expect(stdout).toBe('3\n');
  expect(result.cpuMs).toBeLessThan(100);
  expect(result.memoryBytes).toBeLessThan(4 * MIB);
}, SLOW);

describe('exhaustion', { timeout: SLOW }, () => {
  const ENDLESS: readonly [name: string, source: string, ends: readonly string[]][] = [
    ['a fork bomb', '#include <unistd.h>\nint main(void) { for (;;) fork(); }', ['cpu-limit', 'wall-limit']],
    [
      'a fork bomb that leaves its session, double forks and ignores signals',
      `#include <signal.h>
       #include <unistd.h>
       int main(void) {
         for (int i = 1; i < 65; i++) signal(i, SIG_IGN);
         for (;;) { if (fork() == 0) { setsid(); if (fork()) _exit(0); } }
       }`,
      ['cpu-limit', 'wall-limit'],
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

  test.each(ENDLESS)('%s is ended by a limit', async (_name, source, ends) => {
    const { result } = await box.compileAndRun(source, { limits: { cpuMs: 700, wallMs: 1_500, outputBytes: MIB } });
    expect(ends).toContain(result.end.kind);
    expect(result.wallMs).toBeLessThan(15_000);
    expect(result.memoryBytes).toBeLessThan(70 * MIB);
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
    const folder = await box.sandbox.folder.makeWritable('loot', { bytes: 4 * MIB, files: 3_000 });
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
      { mounts: [{ source: folder, target: '/loot', writable: true }], limits: { workBytes: 64 * MIB } },
    );
    expect(stdout).toBe(`${4 * MIB} 2999\n`);
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
    honest = await box.compile(HONEST);
  });

  const BOMBS: readonly [name: string, source: string][] = [
    ['that includes an endless file', '#include "/dev/zero"\nint main(void) {}'],
    ['whose binary is gigabytes', 'char bomb[4ul << 30] = {1};\nint main(void) { return bomb[1]; }'],
    [
      'whose macros double thirty times',
      '#define A(x) x x\n#define B(x) A(A(A(A(A(x)))))\n#define C(x) B(B(B(B(B(B(x))))))\n' +
        'int x[] = { C(1,) };\nint main(void) {}',
    ],
    ['that includes itself', '#include __FILE__\n#include __FILE__\nint main(void) {}'],
  ];

  test.each(BOMBS)('a source %s is stopped in the compiler', async (_name, source) => {
    const { told, folder } = await box.compileAny(source, [], {
      cpuMs: 2_000,
      wallMs: 6_000,
      memoryBytes: 256 * MIB,
      workBytes: 32 * MIB,
    });
    expect(told.result.end).not.toEqual({ kind: 'exited', code: 0 });
    expect(told.result.wallMs).toBeLessThan(60_000);
    const output = await lstat(join(folder, 'program')).catch(() => null);
    expect(output?.size ?? 0).toBeLessThan(33 * MIB);
  });
});

describe("reading and writing what is not the program's", { timeout: SLOW }, () => {
  const HIDDEN = [
    '/etc/shadow',
    '/root',
    '/home',
    '/var/log',
    '/run',
    '/sys',
    '/boot',
    '/proc/1/environ',
    '/proc/1/root',
    '/proc/meminfo',
    '/dev/sda',
    '/dev/mem',
    '/dev/pts',
    import.meta.dirname,
  ];

  test.each(HIDDEN)('%s of the host is out of sight', async (path) => {
    const { result } = await box.shell(`cat ${path} || ls ${path}`);
    expect(result.end).not.toEqual({ kind: 'exited', code: 0 });
  });

  test('nothing can be written but the working and the temporary folder', async () => {
    const { stdout } = await box.shell(
      'for d in $(find / -xdev -type d 2>/dev/null; echo /dev /etc /proc /usr /usr/bin /usr/local); ' +
        'do ( : > $d/loot ) 2>/dev/null && echo $d; done; true',
      {
        limits: { cpuMs: 20_000, wallMs: 40_000 },
      },
    );
    expect(stdout).toBe('/work\n/tmp\n');
    const own = await box.shell('for d in /work /tmp; do : > $d/loot && echo $d; done');
    expect(own.stdout).toBe('/work\n/tmp\n');
  });

  test('what a run wrote is not there for the next', async () => {
    await box.shell('echo secret > /tmp/a; echo secret > /work/a; mkdir -p /dev/shm/x');
    const { stdout } = await box.shell('ls -A /tmp /work /dev/shm/');
    expect(stdout).not.toContain('a\n');
    expect(stdout).not.toContain('x');
  });

  test('a place made for a mount is not there for the next run', async () => {
    const folder = await box.makeFolder('once');
    await box.shell('ls /very/deep/place', { mounts: [{ source: folder, target: '/very/deep/place' }] });
    const { stdout } = await box.shell('ls /');
    expect(stdout).not.toContain('very');
  });

  test('a read-only mount stays read-only', async () => {
    const folder = await box.makeFolder('read-only');
    await writeFile(join(folder, 'data'), 'kept', { mode: 0o666 });
    const { stderr } = await box.shell('echo lost > /data/data', { mounts: [{ source: folder, target: '/data' }] });
    expect(stderr).toContain('Read-only');
    expect(await readFile(join(folder, 'data'), 'utf8')).toBe('kept');
  });

  test("another slot's processes and files are out of sight", async () => {
    const other = await OpenBox.open();
    try {
      const running = other.shell('sleep 1; echo untouched');
      const { stdout } = await box.shell(
        `kill -9 -1; ls /proc | grep -c '^[0-9]'; ls ${other.sandbox.folder.path} || echo hidden`,
      );
      expect(stdout).toMatch(/^[1-4]\nhidden\n$/);
      expect((await running).stdout).toBe('untouched\n');
    } finally {
      await other.close();
    }
  });

  test('an output that exists, or is a link, is never written to', async () => {
    const target = box.freshPath('target');
    const link = box.freshPath('link');
    await writeFile(target, 'kept');
    await symlink(target, link);
    for (const path of [target, link]) {
      const request = box.request('/bin/echo', { args: ['lost'] });
      await expect(box.sandbox.run({ ...request, stdout: { kind: 'file', path } })).rejects.toThrow('File exists');
    }
    expect(await readFile(target, 'utf8')).toBe('kept');
  });

  test('a link or a socket in place of an output file is not read', async () => {
    const folder = await box.sandbox.folder.makeWritable('feedback');
    const mounts = [{ source: folder, target: '/feedback', writable: true }];
    const { stdout } = await box.compileAndRun(
      `#include <stdio.h>
       #include <sys/socket.h>
       #include <sys/stat.h>
       #include <sys/un.h>
       #include <unistd.h>
       int main(void) {
         chdir("/feedback");
         symlink("/etc/shadow", "link");
         struct sockaddr_un a = {AF_UNIX, "socket"};
         int bound = bind(socket(AF_UNIX, SOCK_STREAM, 0), (void *)&a, sizeof a);
         printf("%d %d\\n", bound, mkfifo("fifo", 0666));
       }`,
      { mounts },
    );
    expect(stdout).toBe('0 -1\n');
    for (const name of ['link', 'socket', 'fifo']) expect(await readOutputFile(join(folder, name), 100)).toBeNull();
  });

  test('a link in place of an input or a mount source is refused, at any depth', async () => {
    const folder = await box.sandbox.folder.makeWritable('links');
    await box.shell('ln -s /etc /links/folder; ln -s /etc/passwd /links/file', {
      mounts: [{ source: folder, target: '/links', writable: true }],
    });
    for (const name of ['folder', 'file', 'folder/passwd']) {
      const source = join(folder, name);
      await expect(box.shell('true', { mounts: [{ source, target: '/data' }] })).rejects.toThrow('symbolic links');
      const request = box.request('/bin/cat', {});
      await expect(box.sandbox.run({ ...request, stdin: { kind: 'file', path: source } })).rejects.toThrow(
        'symbolic links',
      );
    }
    await box.sandbox.folder.removeWritable('links');
  });

  test("a folder outside the slot's folder cannot be mounted writable", async () => {
    await expect(
      box.shell('true', { mounts: [{ source: '/var/tmp', target: '/data', writable: true }] }),
    ).rejects.toThrow('not in the slot');
    await expect(
      box.shell('true', { mounts: [{ source: box.sandbox.folder.path, target: '/data', writable: true }] }),
    ).rejects.toThrow('not in the slot');
  });

  test('a mount inside another one that a program filled with links is refused', async () => {
    const folder = await box.sandbox.folder.makeWritable('inner');
    await box.shell('ln -s /tmp /inner/place', { mounts: [{ source: folder, target: '/inner', writable: true }] });
    const data = await box.makeFolder('data');
    const mounts = [
      { source: folder, target: '/inner' },
      { source: data, target: '/inner/place' },
    ];
    await expect(box.shell('true', { mounts })).rejects.toThrow('symbolic links');
    await box.sandbox.folder.removeWritable('inner');
  });
});

describe('leaving the box', { timeout: SLOW }, () => {
  /** Each expression must be -1 and set the error named. */
  const CALLS: readonly [call: string, error: string][] = [
    ['socket(AF_INET, SOCK_STREAM, 0)', 'EACCES'],
    ['socket(AF_INET6, SOCK_DGRAM, 0)', 'EACCES'],
    ['socket(AF_NETLINK, SOCK_RAW, 0)', 'EACCES'],
    ['socket(AF_PACKET, SOCK_RAW, 0)', 'EACCES'],
    ['kill(1, SIGKILL)', 'EPERM'],
    ['ptrace(PTRACE_ATTACH, 1, 0, 0)', 'EPERM'],
    ['unshare(CLONE_NEWUSER)', 'EPERM'],
    ['unshare(CLONE_NEWNS)', 'EPERM'],
    ['syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0)', 'EPERM'],
    ['syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0)', 'EPERM'],
    ['syscall(SYS_clone3, 0, 0)', 'ENOSYS'],
    ['mount("none", "/tmp", "tmpfs", 0, 0)', 'EPERM'],
    ['umount2("/proc", MNT_DETACH)', 'EPERM'],
    ['chroot("/tmp")', 'EPERM'],
    ['mknod("/tmp/disk", S_IFBLK | 0666, makedev(254, 0))', 'EPERM'],
    ['setuid(0)', 'EPERM'],
    ['sethostname("x", 1)', 'EPERM'],
    ['syscall(SYS_bpf, 0, 0, 0)', 'EPERM'],
    ['syscall(SYS_io_uring_setup, 1, 0)', 'EPERM'],
    ['syscall(SYS_userfaultfd, 0)', 'EPERM'],
    ['syscall(SYS_perf_event_open, 0, 0, 0, 0, 0)', 'EPERM'],
    ['syscall(SYS_keyctl, 0, 0, 0, 0, 0)', 'EPERM'],
    ['personality(ADDR_NO_RANDOMIZE)', 'EPERM'],
    ['shmget(1, 4096, IPC_CREAT)', 'EPERM'],
    ['msgget(1, IPC_CREAT)', 'EPERM'],
    ['syscall(SYS_mq_open, "x", O_CREAT, 0600, 0)', 'EPERM'],
    ['setpriority(PRIO_PROCESS, 0, -5)', 'EACCES'],
    ['prctl(PR_CAPBSET_READ, CAP_SYS_ADMIN) == 0 ? (errno = EPERM, -1) : 0', 'EPERM'],
    ['setrlimit(RLIMIT_NOFILE, &(struct rlimit){4096, 4096})', 'EPERM'],
  ];

  test('every call that leads out, up or on is refused', async () => {
    const lines = CALLS.map(
      ([call]) =>
        `errno = 0; printf("%s\\n", (long)(${call}) == -1 ? strerrorname_np(errno) : "done"); fflush(stdout);`,
    );
    const { result, stdout } = await box.compileAndRun(`#define _GNU_SOURCE
      #include <errno.h>
      #include <fcntl.h>
      #include <linux/capability.h>
      #include <sched.h>
      #include <signal.h>
      #include <stdio.h>
      #include <string.h>
      #include <sys/mount.h>
      #include <sys/msg.h>
      #include <sys/personality.h>
      #include <sys/prctl.h>
      #include <sys/ptrace.h>
      #include <sys/resource.h>
      #include <sys/shm.h>
      #include <sys/socket.h>
      #include <sys/stat.h>
      #include <sys/syscall.h>
      #include <sys/sysmacros.h>
      #include <unistd.h>
      int main(void) { ${lines.join('\n')} }`);
    expect(result.end).toEqual({ kind: 'exited', code: 0 });
    const got = stdout.trimEnd().split('\n');
    expect(CALLS.map(([call], index) => [call, got[index]])).toEqual(CALLS);
  });

  test.runIf(process.arch === 'x64')('a call of the 32-bit kernel interface ends the program', async () => {
    const { result } = await box.compileAndRun(
      'int main(void) { int r; __asm__ volatile("int $0x80" : "=a"(r) : "a"(20)); return 0; }',
    );
    expect(result.end).toEqual({ kind: 'signalled', signal: 'SIGSYS' });
  });

  test("the host's network and abstract sockets are out of reach", async () => {
    const { stdout } = await box.shell(
      'cat /proc/self/net/dev | tail -n +3 | cut -d: -f1; cat /proc/self/net/unix | tail -n +2',
    );
    expect(stdout.trim()).toBe('lo');
  });

  test('set-uid programs give nothing', async () => {
    const { stdout } = await box.shell(
      'grep -E "^(NoNewPrivs|CapEff|CapPrm|CapInh|CapBnd|CapAmb|Seccomp):" /proc/self/status | tr -d "\\t\\n"; ' +
        'cp /bin/sh /work/sh && chmod u+s /work/sh && /work/sh -c "id -u" | grep -cx 0',
    );
    expect(stdout).toMatch(/CapInh:0+CapPrm:0+CapEff:0+CapBnd:0+CapAmb:0+NoNewPrivs:1Seccomp:20\n$/);
  });

  test('descriptors of ours are not inherited', async () => {
    const { stdout } = await box.compileAndRun(
      '#include <fcntl.h>\n#include <stdio.h>\n' +
        'int main(void) { for (int i = 0; i < 512; i++) if (fcntl(i, F_GETFD) >= 0) printf("%d ", i); }',
    );
    expect(stdout).toBe('0 1 2 ');
  });

  test('a daemon does not outlive its run', async () => {
    const { result } = await box.compileAndRun(
      '#include <stdlib.h>\n#include <unistd.h>\nint main(void) { daemon(0, 0); sleep(60); }',
    );
    expect(result.end).toEqual({ kind: 'exited', code: 0 });
  });
});
