import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostReadings } from './steadiness.ts';

/** How long steal time is watched, milliseconds. */
const watchMs = 1_000;

/** Reads what the kernel tells of this host. Takes a second. */
export async function readHost(slots: number): Promise<HostReadings> {
  const before = processorTimes(text('/proc/stat'));
  await sleep(watchMs);
  return {
    processors: availableParallelism(),
    slots,
    governors: texts('/sys/devices/system/cpu/cpu*/cpufreq/scaling_governor'),
    isTurboOn: turbo(),
    isSmtOn: flag('/sys/devices/system/cpu/smt/active', '1'),
    hugePages: text('/sys/kernel/mm/transparent_hugepage/enabled'),
    addressRandomisation: number(text('/proc/sys/kernel/randomize_va_space')),
    swapBytes: swapBytes(text('/proc/swaps')),
    loadAverage: Number(text('/proc/loadavg')?.split(' ')[0] ?? 0),
    isVirtual: /\bhypervisor\b/.test(text('/proc/cpuinfo') ?? ''),
    stealShare: stealShare(before, processorTimes(text('/proc/stat'))),
    cgroupControllers: cgroupControllers(text('/sys/fs/cgroup/cgroup.controllers'), text('/proc/cgroups')),
    freeMemoryBytes: 1024 * Number(/^MemAvailable:\s*(\d+)/m.exec(text('/proc/meminfo') ?? '')?.[1] ?? 0),
  };
}

function turbo(): boolean | null {
  return (
    flag('/sys/devices/system/cpu/intel_pstate/no_turbo', '0') ?? flag('/sys/devices/system/cpu/cpufreq/boost', '1')
  );
}

/** Fields after "cpu": user nice system idle iowait irq softirq steal, in ticks. */
export function processorTimes(stat: string | null): readonly number[] {
  const line = stat?.split('\n').find((one) => one.startsWith('cpu ')) ?? '';
  return line.trim().split(/\s+/).slice(1, 9).map(Number);
}

/** @returns null where the kernel tells no steal time, or no time has passed. */
export function stealShare(before: readonly number[], after: readonly number[]): number | null {
  const spent = after.map((ticks, index) => ticks - (before[index] ?? 0));
  const steal = spent[7];
  const all = spent.reduce((sum, ticks) => sum + ticks, 0);
  return steal === undefined || all <= 0 ? null : steal / all;
}

/** Of /proc/swaps: a header, then a line for each with its size in KiB as third column. */
export function swapBytes(swaps: string | null): number | null {
  if (swaps === null) return null;
  const lines = swaps.trim().split('\n').slice(1);
  return lines.reduce((sum, line) => sum + 1024 * Number(line.split(/\s+/)[2] ?? 0), 0);
}

/** v2 lists them in one file; v1 has a table whose last column tells what is on. */
export function cgroupControllers(v2: string | null, table: string | null): string[] {
  if (v2 !== null) return v2.trim().split(/\s+/).filter(Boolean);
  const rows = (table ?? '').split('\n').map((line) => line.split(/\s+/));
  return rows
    .filter(([name, , , enabled]) => enabled === '1' && !name?.startsWith('#'))
    .flatMap(([name]) => name ?? []);
}

function flag(path: string, wanted: string): boolean | null {
  const found = text(path);
  return found === null ? null : found.trim() === wanted;
}

function number(found: string | null): number | null {
  return found === null ? null : Number(found);
}

function texts(pattern: string): string[] | null {
  const found = globSync(pattern).flatMap((path) => text(path)?.trim() ?? []);
  return found.length === 0 ? null : found;
}

function text(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
