import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DiskState, DiskWatch } from '@verdict/schema/core/context.ts';
import type { Logger } from 'pino';

/** How often the disk is checked, in ms. */
const checkMs = 2_000;
/** The reserve is at most this share of the disk, so that small disks can be used. */
const maxReserveShare = 0.1;
/** Writes are accepted again when this many times the reserve is free, so that the state does not flicker. */
const recovery = 1.25;

/** What is watched. */
export interface DiskWatchOptions {
  /** Folders with the site's data; they may lie on different disks, or not exist yet. */
  readonly folders: readonly string[];
  /** Writes are refused when less than this is free, in bytes; at most a tenth of the disk. */
  readonly reserveBytes: number;
  readonly log: Logger;
}

/** A running watch. */
export interface RunningDiskWatch extends DiskWatch {
  stop(): void;
}

/** Checks the free space every two seconds and logs when it becomes low, and when it recovers. */
export function createDiskWatch({ folders, reserveBytes, log }: DiskWatchOptions): RunningDiskWatch {
  let state: DiskState = { freeBytes: 0, usedShare: 0, isNearlyFull: false };
  const check = () => {
    const disks = folders.map((folder) => diskSpace(folder, reserveBytes));
    const freeBytes = Math.min(...disks.map((disk) => disk.freeBytes));
    const isNearlyFull = disks.some((disk) => disk.freeBytes < disk.reserveBytes * (state.isNearlyFull ? recovery : 1));
    if (isNearlyFull && !state.isNearlyFull) log.error({ freeBytes }, 'disk nearly full, writes refused');
    if (!isNearlyFull && state.isNearlyFull) log.info({ freeBytes }, 'disk space recovered, writes accepted');
    state = { freeBytes, usedShare: Math.max(...disks.map((disk) => disk.usedShare)), isNearlyFull };
  };
  check();
  const timer = setInterval(() => {
    try {
      check();
    } catch (error) {
      log.warn({ err: error }, 'disk check failed');
    }
  }, checkMs);
  timer.unref();
  return {
    get state() {
      return state;
    },
    stop: () => clearInterval(timer),
  };
}

/** Space of a disk. */
interface DiskSpace {
  readonly freeBytes: number;
  /** 0 to 1. */
  readonly usedShare: number;
  /** What of the reserve holds on a disk of this size. */
  readonly reserveBytes: number;
}

/** Space of the disk of a folder that may not exist yet. */
export function diskSpace(folder: string, reserveBytes: number): DiskSpace {
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  const { bavail, blocks, bsize } = statfsSync(existing);
  return {
    freeBytes: bavail * bsize,
    usedShare: blocks === 0 ? 0 : 1 - bavail / blocks,
    reserveBytes: Math.min(reserveBytes, blocks * bsize * maxReserveShare),
  };
}
