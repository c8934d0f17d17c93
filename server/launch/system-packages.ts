import { spawnSync } from 'node:child_process';
import { say, warn } from './progress.ts';

/** A Debian package the product needs. */
interface SystemPackage {
  /** What apt installs. */
  name: string;
  /** Names that do as well, as patterns of dpkg-query. */
  insteadOf?: readonly string[];
  /** What is off while it is missing. */
  without: string;
}

const running: readonly SystemPackage[] = [
  { name: 'gcc', without: 'the sandbox cannot be built, so nothing is judged' },
  { name: 'libc6-dev', without: 'the sandbox cannot be built, so nothing is judged' },
  { name: 'libseccomp-dev', without: 'the sandbox cannot be built, so nothing is judged' },
  { name: 'g++', without: 'C++ is not offered' },
  { name: 'default-jdk-headless', insteadOf: ['openjdk-*-jdk-headless'], without: 'Java is not offered' },
  { name: 'python3', without: 'Python 3 is not offered' },
  { name: 'util-linux', without: 'PostgreSQL and the judge cannot be started by root' },
  { name: 'mount', without: 'PostgreSQL and the judge cannot be started by root' },
  { name: 'libjemalloc2', without: 'the server keeps memory that it no longer needs' },
];

const testing: readonly SystemPackage[] = [
  { name: 'chromium-headless-shell', without: 'the browser tests fail' },
  { name: 'firefox-esr', without: 'the browser tests in Firefox fail' },
  { name: 'fonts-noto-cjk', without: 'Chinese text is not drawn in the browser tests' },
  { name: 'fonts-noto-color-emoji', without: 'emoji are not drawn in the browser tests' },
];

/** Packages for running the product, or also for testing it. */
export type Purpose = 'run' | 'test';

/**
 * Installs the system packages that are missing, where we may. Where not, or where apt fails, it prints the exact
 * command and what is off without them, and the start goes on.
 */
export function ensureSystemPackages(purpose: Purpose): void {
  const wanted = purpose === 'test' ? [...running, ...testing] : running;
  const missing = wanted.filter((one) => !isInstalled(one));
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  const command = aptCommand(names);
  if (process.getuid?.() !== 0) {
    explain(missing, `sudo apt-get update && sudo ${command}`);
    return;
  }
  say(`Installing system packages: ${names.join(', ')}`);
  const failure = installPackages(names);
  if (failure !== null)
    explain(
      missing.filter((one) => !isInstalled(one)),
      `apt-get update && ${command}`,
      failure,
    );
}

/** What one types to install packages. */
export function aptCommand(names: readonly string[]): string {
  return `apt-get install -y --no-install-recommends ${names.join(' ')}`;
}

/** Installs packages as root. @returns null when it worked, else the end of what apt said. */
export function installPackages(names: readonly string[]): string | null {
  return apt(['update', '-qq']) ?? apt(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

/** Is a package, or one that does as well, on this machine? */
export function isInstalled({ name, insteadOf = [] }: Pick<SystemPackage, 'name' | 'insteadOf'>): boolean {
  const query = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}\n', name, ...insteadOf], {
    encoding: 'utf8',
  });
  return query.stdout?.split('\n').includes('installed') ?? false;
}

/** @returns null when it worked, else the end of what apt said. */
function apt(args: readonly string[]): string | null {
  const run = spawnSync('apt-get', args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (run.status === 0) return null;
  return (run.stderr ?? run.error?.message ?? '').trim().split('\n').slice(-5).join('\n');
}

function explain(missing: readonly SystemPackage[], command: string, failure?: string): void {
  if (missing.length === 0) return;
  if (failure !== undefined) warn(`apt-get failed:\n${failure}`);
  warn('System packages are missing:');
  for (const { name, without } of missing) warn(`  ${name}: without it ${without}`);
  warn(`Install them with:  ${command}`);
}
