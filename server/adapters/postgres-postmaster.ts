import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { identifyProcess, type ProcessIdentity } from '../launch/process-identity.ts';
import type { ClusterLayout } from './postgres-cluster.ts';

/** The main process of a running cluster. */
export interface Postmaster {
  identity: ProcessIdentity;
  /** Its own word, from the last line of `postmaster.pid`. */
  status: 'starting' | 'ready' | 'stopping';
  /** True when its files were removed under it (a new `npm ci`, a deleted data folder): it must be stopped. */
  isCutOff: boolean;
}

/**
 * Finds the process that serves this cluster, by the number in `postmaster.pid`, or else in the lock of its socket. The
 * number alone proves nothing (after a reboot it may belong to anybody), so the command line must name the cluster.
 */
export function findPostmaster(layout: ClusterLayout): Postmaster | null {
  const lines = linesOf(join(layout.clusterFolder, 'postmaster.pid'));
  const isFolderGone = lines.length === 0;
  const pid = Number(isFolderGone ? linesOf(join(layout.socketFolder, '.s.PGSQL.5432.lock'))[0] : lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const identity = identifyProcess(pid);
  if (identity === null || !isServing(pid, layout.innerClusterFolder)) return null;
  return { identity, status: statusOf(lines[7]), isCutOff: isFolderGone || isProgramDeleted(pid) };
}

/** Removes a `postmaster.pid` whose process is gone: PostgreSQL would refuse to start if the number is in use again. */
export function forgetStalePostmaster(layout: ClusterLayout): void {
  if (findPostmaster(layout) === null) rmSync(join(layout.clusterFolder, 'postmaster.pid'), { force: true });
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function isServing(pid: number, clusterFolder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterFolder);
  } catch {
    return false;
  }
}

function isProgramDeleted(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`).endsWith(' (deleted)');
  } catch {
    return false;
  }
}

function statusOf(line: string | undefined): Postmaster['status'] {
  const word = line?.trim();
  if (word === 'ready' || word === 'standby') return 'ready';
  return word === 'stopping' ? 'stopping' : 'starting';
}
