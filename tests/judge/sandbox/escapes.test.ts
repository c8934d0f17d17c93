import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOutputFile } from '@verdict/judge/sandbox/output-file.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectUntouched, honestProgram } from './attack-scene.ts';
import { OpenBox } from './open-box.ts';

const slow = 60_000;

let box: OpenBox;
let honest: string;

beforeAll(async () => {
  box = await OpenBox.open();
  honest = await box.compile(honestProgram);
}, slow);
afterAll(() => box.close());
afterEach(() => expectUntouched(box, honest), slow);

describe("reading and writing what is not the program's", { timeout: slow }, () => {
  const hidden = [
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

  test.each(hidden)('%s of the host is out of sight', async (path) => {
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

describe('leaving the box', { timeout: slow }, () => {
  /** Each expression must be -1 and set the error named. */
  const calls: readonly [call: string, error: string][] = [
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
    const lines = calls.map(
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
    expect(calls.map(([call], index) => [call, got[index]])).toEqual(calls);
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
