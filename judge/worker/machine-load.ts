import { readFile, statfs } from 'node:fs/promises';
import { availableParallelism, cpus, freemem, totalmem } from 'node:os';
import type { NodeLoad } from '../protocol/node.ts';

/** Time of all processors since the machine started, in milliseconds. */
interface ProcessorTime {
  readonly totalMs: number;
  readonly idleMs: number;
}

/** What of the load the machine itself tells. */
export type MachineFigures = Omit<NodeLoad, 'runningTasks' | 'cacheBytes'>;

/** Measures the machine between two heartbeats. */
export class MachineLoad {
  readonly #folder: string;
  #last = processorTime();

  /** @param folder on the disk whose free space matters; where it cannot be asked, none is free. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The machine since the last call. */
  async read(): Promise<MachineFigures> {
    const before = this.#last;
    this.#last = processorTime();
    const [diskFreeBytes, memoryFreeBytes] = await Promise.all([freeSpace(this.#folder), availableMemory()]);
    return {
      processors: availableParallelism(),
      cpuShare: busyShare(before, this.#last),
      memoryTotalBytes: totalmem(),
      memoryFreeBytes,
      diskFreeBytes,
    };
  }
}

/** Share of the processors' time between two moments that was not idle, 0 to 1. */
export function busyShare(before: ProcessorTime, after: ProcessorTime): number {
  const totalMs = after.totalMs - before.totalMs;
  if (totalMs <= 0) return 0;
  return Math.min(1, Math.max(0, 1 - (after.idleMs - before.idleMs) / totalMs));
}

function processorTime(): ProcessorTime {
  const times = cpus().map((cpu) => cpu.times);
  return {
    totalMs: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
    idleMs: times.reduce((sum, { idle }) => sum + idle, 0),
  };
}

/** A heartbeat must not fail over a figure. */
async function freeSpace(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null ? 0 : disk.bavail * disk.bsize;
}

/** What programs could get: free memory and what of the page cache the kernel would give up. */
async function availableMemory(): Promise<number> {
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(await readFile('/proc/meminfo', 'utf8').catch(() => ''))?.[1];
  return kilobytes === undefined ? freemem() : Number(kilobytes) * 1_024;
}
