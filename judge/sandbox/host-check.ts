import { execFile } from 'node:child_process';
import { release } from 'node:os';
import { promisify } from 'node:util';
import { buildSandboxHelper, missingHelperPackages } from './build.ts';
import { SandboxError } from './sandbox.types.ts';

/** One thing the sandbox needs of its host. */
export interface HostFinding {
  readonly name: 'linux' | 'build' | 'root' | 'seccomp' | 'cgroup' | 'namespaces';
  readonly ok: boolean;
  /** What was found, one sentence or less. */
  readonly detail: string;
  /** What the operator can do about it; null when it is well. */
  readonly fix: string | null;
}

/** mount_setattr came with 5.12. */
const oldestKernel: readonly [number, number] = [5, 12];

const fixes: Readonly<Record<HostFinding['name'], string>> = {
  linux: 'Run the judge on Linux 5.12 or later (Debian 12 has 6.1).',
  build: 'Install what is missing with the command named.',
  root:
    'Start the judge as root, or with CAP_SYS_ADMIN, CAP_SYS_CHROOT, CAP_SETUID, CAP_SETGID, CAP_SETPCAP, ' +
    'CAP_CHOWN, CAP_DAC_OVERRIDE and CAP_KILL as uid 0 (in a container: --privileged).',
  seccomp: 'Use a kernel with CONFIG_SECCOMP_FILTER, and libseccomp 2.5 or later.',
  cgroup:
    'Give the judge writable cgroups: in a container --privileged or a read-write /sys/fs/cgroup; ' +
    'under systemd Delegate=yes. Or accept weaker limits with JUDGE_ALLOW_WEAK_SANDBOX=1.',
  namespaces:
    'Allow mount, pid, network and cgroup namespaces: in a container --privileged, or CAP_SYS_ADMIN and a seccomp ' +
    'profile that lets mount and pivot_root through.',
};

/** Looks at all that the sandbox needs. A host where every finding is ok can judge; without `cgroup` alone, weakly. */
export async function checkHost(): Promise<HostFinding[]> {
  const linux = checkKernel();
  if (!linux.ok) return [linux];
  const build = await checkBuild();
  return build.ok ? [linux, build, ...(await askHelper(build.detail))] : [linux, build];
}

/** The findings that are not ok, as one text for a refusal. Empty when there are none. */
export function describeFindings(findings: readonly HostFinding[]): string {
  const lines = findings
    .filter((finding) => !finding.ok)
    .map((finding) => `- ${finding.name}: ${finding.detail}. ${finding.fix}`);
  return lines.join('\n');
}

function finding(name: HostFinding['name'], ok: boolean, detail: string): HostFinding {
  return { name, ok, detail, fix: ok ? null : fixes[name] };
}

function checkKernel(): HostFinding {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  const isNewEnough = major > oldestKernel[0] || (major === oldestKernel[0] && minor >= oldestKernel[1]);
  return finding('linux', process.platform === 'linux' && isNewEnough, `${process.platform} ${release()}`);
}

async function checkBuild(): Promise<HostFinding> {
  try {
    return finding('build', true, await buildSandboxHelper());
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    const missing = await missingHelperPackages();
    return finding('build', false, missing.length > 0 ? `apt-get install -y ${missing.join(' ')}` : error.message);
  }
}

/** The helper prints name, 1 or 0, detail, separated by tabs. */
async function askHelper(path: string): Promise<HostFinding[]> {
  const { stdout } = await promisify(execFile)(path, ['check'], { env: {} });
  return stdout
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [name, ok, detail = ''] = line.split('\t');
      return isHelperFinding(name) ? [finding(name, ok === '1', detail)] : [];
    });
}

function isHelperFinding(name: string | undefined): name is 'root' | 'seccomp' | 'cgroup' | 'namespaces' {
  return name === 'root' || name === 'seccomp' || name === 'cgroup' || name === 'namespaces';
}
