/**
 * What root of the sandbox's helper must be able to do, by its bit in the kernel's masks (capabilities(7)). Without
 * CAP_SYS_PTRACE all works but one thing: which of two joined programs ended first is sometimes told wrong.
 */
const needed: readonly (readonly [name: string, bit: bigint])[] = [
  ['CAP_CHOWN', 0n],
  ['CAP_DAC_OVERRIDE', 1n],
  ['CAP_KILL', 5n],
  ['CAP_SETGID', 6n],
  ['CAP_SETUID', 7n],
  ['CAP_SETPCAP', 8n],
  ['CAP_SYS_CHROOT', 18n],
  ['CAP_SYS_PTRACE', 19n],
  ['CAP_SYS_ADMIN', 21n],
];

/**
 * Capabilities the sandbox needs and this process lacks.
 *
 * @param status text of /proc/self/status.
 */
export function missingCapabilities(status: string): string[] {
  const effective = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  return needed.filter(([, bit]) => (effective & (1n << bit)) === 0n).map(([name]) => name);
}
