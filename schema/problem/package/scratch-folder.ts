import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * How this works: whoever unpacks a package removes its folder when it is done, but a process that is killed cannot. So
 * a folder's name says which process of which machine made it, and the next start removes those of processes that are
 * no more. A process may be given the number of a dead one, and machines may share the folder for temporary files: what
 * is neither surely dead nor surely in use goes by its age.
 */

/** A folder that is not touched for this long is in nobody's use, in milliseconds. */
export const forgottenMs = 24 * 3_600_000;

const names = /^problem-(?:import|package|constants|upload)-(?:(?<machine>[a-z0-9_.]+)-(?<pid>\d+)-)?[^-]*$/iu;

/** What a scratch folder is for. */
export type ScratchKind = 'import' | 'package' | 'constants' | 'upload';

/** Makes a folder for what is unpacked. @param parent existing folder; default: the system's for temporary files. */
export function makeScratchFolder(kind: ScratchKind, parent = tmpdir()): Promise<string> {
  return mkdtemp(join(parent, `problem-${kind}-${machineName()}-${process.pid}-`));
}

/** Removes scratch folders of this machine that a process left behind when it was killed. @returns how many. */
export async function removeLeftBehind(now: Date, parent = tmpdir()): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    const match = entry.isDirectory() ? names.exec(entry.name) : null;
    if (match === null) continue;
    const path = join(parent, entry.name);
    try {
      const { mtime } = await stat(path);
      if (!isLeftBehind({ machine: match.groups?.['machine'], pid: Number(match.groups?.['pid']), mtime }, now))
        continue;
      await rm(path, { recursive: true, force: true });
      removed += 1;
    } catch {
      // Somebody else's, or gone by now.
    }
  }
  return removed;
}

function isLeftBehind(
  { machine, pid, mtime }: { readonly machine: string | undefined; readonly pid: number; readonly mtime: Date },
  now: Date,
): boolean {
  if (machine === machineName()) {
    // One of this number that was made before this process is of another: the first process of a container has the same
    // each time.
    if (pid === process.pid) return mtime.getTime() < Date.now() - process.uptime() * 1_000;
    if (!isRunning(pid)) return true;
  }
  return mtime.getTime() < now.getTime() - forgottenMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else is there and may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Name of this machine without what separates the parts of a folder's name. */
function machineName(): string {
  return hostname().replaceAll(/[^a-z0-9_.]/giu, '_') || '_';
}
