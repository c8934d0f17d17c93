import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildSandboxHelper } from '@verdict/judge/sandbox/build.ts';

/**
 * Boots Debian's kernel in a virtual machine (qemu, software emulation) whose only cgroup hierarchy is v2 and runs the
 * sandbox there. See README.md.
 */

const packages = ['qemu-system-x86', 'busybox-static', 'cpio'];
const modules = [
  'virtio',
  'virtio_ring',
  'virtio_pci',
  'virtio_pci_modern_dev',
  'virtio_pci_legacy_dev',
  '9pnet',
  '9pnet_virtio',
  'netfs',
  'fscache',
  '9p',
  'overlay',
];
const memoryMib = 2_048;
const patienceMs = 15 * 60_000;

const folder = join(tmpdir(), 'verdict-cgroup-v2');

function installPackages(): void {
  const missing = packages.filter((name) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status !== 0);
  if (missing.length > 0)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { stdio: 'inherit' });
}

/** Unpacks the newest kernel package; nothing of it is installed. */
function fetchKernel(): string {
  const unpacked = join(folder, 'kernel');
  if (globSync(join(unpacked, 'boot/vmlinuz-*')).length === 0) {
    const depends = execFileSync('apt-cache', ['depends', 'linux-image-amd64'], { encoding: 'utf8' });
    const name = /Depends: (linux-image-\S+)/.exec(depends)?.[1];
    if (name === undefined) throw new Error('apt knows no package linux-image-amd64: run apt-get update');
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: ['ignore', 'inherit', 'ignore'] });
    const [archive = ''] = globSync(join(folder, `${name}_*.deb`));
    execFileSync('dpkg', ['-x', archive, unpacked]);
    rmSync(archive);
  }
  return unpacked;
}

/** A root with nothing but busybox, the modules that lead to the host's files, and the first process. */
function makeInitramfs(kernel: string): string {
  const root = join(folder, 'initramfs');
  rmSync(root, { recursive: true, force: true });
  for (const name of ['bin', 'dev', 'proc', 'modules']) mkdirSync(join(root, name), { recursive: true });
  copyFileSync('/bin/busybox', join(root, 'bin/busybox'));
  for (const name of modules) {
    const [path] = globSync(join(kernel, `lib/modules/*/kernel/**/${name}.ko`));
    if (path === undefined) throw new Error(`the kernel package has no module ${name}`);
    copyFileSync(path, join(root, 'modules', basename(path)));
  }
  const init = join(root, 'init');
  copyFileSync(join(import.meta.dirname, 'guest-init.sh'), init);
  chmodSync(init, 0o755);
  const names = execFileSync('find', ['.'], { cwd: root });
  const image = join(folder, 'initramfs.cpio');
  writeFileSync(
    image,
    execFileSync('cpio', ['-o', '-H', 'newc', '--quiet'], { cwd: root, input: names, maxBuffer: 1024 ** 3 }),
  );
  return image;
}

function boot(kernel: string, initramfs: string): string {
  const [image = ''] = globSync(join(kernel, 'boot/vmlinuz-*'));
  const log = join(folder, 'console.log');
  const script = join(import.meta.dirname, 'guest-run.sh');
  spawnSync(
    'qemu-system-x86_64',
    [
      '-accel tcg,thread=multi -cpu max -smp 2 -nodefaults -no-reboot -display none'.split(' '),
      ['-m', String(memoryMib), '-kernel', image, '-initrd', initramfs],
      [
        '-append',
        `console=ttyS0 loglevel=1 panic=-1 cgroup_no_v1=all observe_node=${process.execPath} guest_run=${script}`,
      ],
      ['-virtfs', 'local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap'],
      ['-chardev', `stdio,id=console,logfile=${log},signal=off`, '-serial', 'chardev:console'],
    ].flat(),
    { stdio: ['ignore', 'inherit', 'inherit'], timeout: patienceMs },
  );
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}

mkdirSync(folder, { recursive: true });
installPackages();
// Here, where it takes a moment; the machine finds it done.
await buildSandboxHelper();
const kernel = fetchKernel();
const isWell = /^observed: 0 0\r?$/m.test(boot(kernel, makeInitramfs(kernel)));
process.stdout.write(isWell ? 'cgroup v2: passed\n' : 'cgroup v2: FAILED\n');
process.exitCode = isWell ? 0 : 1;
