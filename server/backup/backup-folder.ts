import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { diskSpace } from '../adapters/disk-watch.ts';
import { BackupError, inWords } from './backup-error.ts';
import { type DatedBackup, superfluousBackups } from './rotation.ts';

/** A backup that is being made; no reader takes it for one. */
const unfinishedPrefix = '.unfinished-';

/** Name of a backup by the time it was begun, such as 2026-01-31T02-13-00Z. */
function backupName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Whole backups in a folder, newest first; none where the folder is not there. */
export async function listBackups(folder: string): Promise<DatedBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const backups = names.flatMap((name) => {
    const parts = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z$/.exec(name);
    return parts === null ? [] : [{ name, madeAt: new Date(`${parts[1]}:${parts[2]}:${parts[3]}Z`) }];
  });
  return backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Removes the backups that are no longer kept. @returns their names. */
export async function rotateBackups(folder: string, now: Date): Promise<string[]> {
  const gone = superfluousBackups(await listBackups(folder), now).map(({ name }) => name);
  for (const name of gone) {
    // Renamed first: what a crash leaves of it is no backup, and goes with the next one.
    await rename(join(folder, name), join(folder, `${unfinishedPrefix}${name}`));
    await rm(join(folder, `${unfinishedPrefix}${name}`), { recursive: true, force: true });
  }
  return gone;
}

/**
 * Has a backup written under another name, which becomes its own when it is whole and on the disk. When the work fails,
 * nothing is left of it.
 *
 * @returns where it lies, and what the work answered.
 */
export async function writeWhole<T>(
  folder: string,
  now: Date,
  work: (unfinished: string) => Promise<T>,
): Promise<{ readonly name: string; readonly path: string; readonly result: T }> {
  const taken = new Set((await listBackups(folder)).map(({ name }) => name));
  let at = now;
  while (taken.has(backupName(at))) at = new Date(at.getTime() + 1_000);
  const name = backupName(at);
  const [unfinished, path] = [join(folder, `${unfinishedPrefix}${name}`), join(folder, name)];
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder);
    await mkdir(unfinished, { mode: 0o700 });
    const result = await work(unfinished);
    // After a power failure there must be no empty files in what has the name of a backup.
    await promisify(execFile)('sync', ['--file-system', unfinished]);
    await rename(unfinished, path);
    return { name, path, result };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw inWords(error, folder);
  }
}

/** What a killed process has left. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(unfinishedPrefix)) await rm(join(folder, name), { recursive: true, force: true });
}

/** Throws when a backup would leave the site too little space: twice its reserve, on the disk of the folder. */
export function ensureSpace(folder: string, reserveBytes: number): void {
  const disk = diskSpace(folder, reserveBytes);
  if (disk.freeBytes >= 2 * disk.reserveBytes && disk.freeBytes > 0) return;
  throw new BackupError(
    `The disk of ${folder} has ${Math.floor(disk.freeBytes / 1024 ** 2)} MB left, too little for a backup. ` +
      'Free space, or choose a folder on another disk.',
  );
}
