import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process that cannot be mistaken for a later one with the same number: pid, start time in clock ticks since boot,
 * and the boot it belongs to.
 */
export interface ProcessIdentity {
  pid: number;
  startTicks: string;
  bootId: string;
}

/** Identity of a live process, or null when there is none (a zombie counts as gone). */
export function identifyProcess(pid: number): ProcessIdentity | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The second field is the command in parentheses and may itself hold blanks and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  const startTicks = fields[19];
  if (startTicks === undefined || state === 'Z' || state === 'X') return null;
  return { pid, startTicks, bootId: bootId() };
}

/** True while exactly this process lives. */
export function isSameProcessRunning(identity: ProcessIdentity): boolean {
  const now = identifyProcess(identity.pid);
  return now !== null && now.startTicks === identity.startTicks && now.bootId === identity.bootId;
}

/**
 * Waits until the process is gone.
 *
 * @returns false when it still lives after `timeoutMs`.
 */
export async function waitUntilGone(identity: ProcessIdentity, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isSameProcessRunning(identity)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/**
 * Ends a process: each signal in turn, with its own patience, until it is gone.
 *
 * @param steps signal and milliseconds to wait after it.
 * @returns false when it outlived them all.
 */
export async function endProcess(
  identity: ProcessIdentity,
  steps: readonly (readonly [signal: NodeJS.Signals, waitMs: number])[],
): Promise<boolean> {
  for (const [signal, waitMs] of steps) {
    if (!isSameProcessRunning(identity)) return true;
    try {
      process.kill(identity.pid, signal);
    } catch {
      // It ended between the look and the signal.
    }
    if (await waitUntilGone(identity, waitMs)) return true;
  }
  return !isSameProcessRunning(identity);
}

let cachedBootId: string | undefined;

function bootId(): string {
  cachedBootId ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return cachedBootId;
}
