import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listBackups, rotateBackups } from '../backup/backup-folder.ts';
import { recordBackup, recordVerification } from '../backup/backup-record.ts';
import { type BackupSource, makeBackup } from '../backup/make-backup.ts';
import { backupBytes } from '../backup/manifest.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { backupFolder, type Env } from '../env.ts';
import type { Command } from './command.ts';
import { isLock, takeDataFolder } from './data-lock.ts';
import { say, warn } from './progress.ts';
import { isSiteUpOn, releaseQuietly } from './running-site.ts';
import { storedSecret } from './secret.ts';
import { openDatabase, siteDatabase } from './site.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { refuse } from './up.ts';

const usage = `Usage: npm run backup                      saves the site in the folder of its backups (VERDICT_BACKUPS)
       npm run backup -- --to FOLDER       saves it in another folder
       npm run backup -- verify [FOLDER]   restores a backup, the last one by default, into a scratch database`;

type Wish =
  | { readonly act: 'make'; readonly to: string | null }
  | { readonly act: 'verify'; readonly path: string | null };

/** `npm run backup`: saves a site that may be running, or proves that a backup can be restored. Migrates nothing. */
export const backup: Command = async ({ args, env, stopping }) => {
  const wish = wishOf(args);
  if (wish === null) {
    console.error(usage);
    return 2;
  }
  // Paths are meant from where the command was typed; npm goes to the repository's folder.
  process.chdir(process.env['INIT_CWD'] ?? process.cwd());
  await using cleanup = new AsyncDisposableStack();
  const { signal } = stopping;
  const isSiteUp = await isSiteUpOn(env.VERDICT_DATA, signal);
  if (!isSiteUp && env.DATABASE_URL === undefined) {
    if (!existsSync(join(env.VERDICT_DATA, 'postgres', 'PG_VERSION')))
      throw new Error(`There is no site in ${env.VERDICT_DATA}. Set VERDICT_DATA to the data folder of the site.`);
    ensureSystemPackages('run');
    const lock = await takeDataFolder(env.VERDICT_DATA);
    if (!isLock(lock)) return refuse(env.VERDICT_DATA, lock);
    cleanup.defer(() => releaseQuietly(lock));
  }
  const databaseUrl = isSiteUp ? await siteDatabase(env) : await openDatabase(env, cleanup);
  const source: BackupSource = {
    databaseUrl,
    dataFolder: env.VERDICT_DATA,
    secret: env.VERDICT_SECRET ?? storedSecret(env.VERDICT_DATA),
    reserveBytes: env.VERDICT_DISK_RESERVE,
  };
  // Awaited here: what `cleanup` holds must outlive the work.
  return wish.act === 'make' ? await make(source, env, wish.to, signal) : await verify(source, env, wish.path, signal);
};

function wishOf(args: readonly string[]): Wish | null {
  const [first, folder, ...more] = args;
  if (more.length > 0) return null;
  if (first === undefined) return { act: 'make', to: null };
  if (first === '--to' && folder !== undefined) return { act: 'make', to: folder };
  return first === 'verify' ? { act: 'verify', path: folder ?? null } : null;
}

async function make(source: BackupSource, env: Env, to: string | null, signal: AbortSignal): Promise<number> {
  const startedAt = new Date();
  const folder = to === null ? backupFolder(env) : resolve(to);
  const { path, manifest } = await makeBackup(source, { to: folder, now: startedAt, signal, say });
  if (!manifest.hasSecret) {
    warn(
      'The secret of the site (VERDICT_SECRET) is not known here, so the backup does not hold it. After a restore ' +
        'without it everybody signs in anew, and the SMTP password and second factors by app are lost: keep it apart.',
    );
  }
  // Only in the folder that is ours: another one may hold what somebody wants to keep.
  const removed = to === null ? await rotateBackups(folder, startedAt) : [];
  await recordQuietly(() =>
    recordBackup(source.databaseUrl, {
      path,
      sizeBytes: backupBytes(manifest),
      startedAt,
      removed: removed.map((name) => join(folder, name)),
    }),
  );
  say(`The backup is whole: ${path}`);
  return 0;
}

async function verify(source: BackupSource, env: Env, path: string | null, signal: AbortSignal): Promise<number> {
  const folder = path === null ? await lastBackup(env) : resolve(path);
  try {
    const { manifest, filesRead } = await verifyBackup(source, folder, { signal, say });
    await recordQuietly(() => recordVerification(source.databaseUrl, folder, null));
    say(
      `The backup ${folder} is whole: ${manifest.tables.length} tables restored and counted, ` +
        `${manifest.files.count} files found, ${filesRead} of them read.`,
    );
    return 0;
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = error instanceof Error ? error.message : String(error);
    await recordQuietly(() => recordVerification(source.databaseUrl, folder, failure));
    throw error;
  }
}

async function lastBackup(env: Env): Promise<string> {
  const folder = backupFolder(env);
  const [last] = await listBackups(folder);
  if (last === undefined) throw new Error(`There is no backup in ${folder}. Make one with "npm run backup".`);
  return join(folder, last.name);
}

/** A backup is one even if the site does not get to know of it. */
async function recordQuietly(record: () => Promise<void>): Promise<void> {
  try {
    await record();
  } catch (error) {
    warn(`The site could not write this down for its pages: ${error instanceof Error ? error.message : String(error)}`);
  }
}
