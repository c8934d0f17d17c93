import { join } from 'node:path';
import type { Backups } from '@verdict/schema/core/ports/backups.ts';
import type { Logger } from 'pino';
import { rotateBackups } from '../backup/backup-folder.ts';
import { type BackupSource, makeBackup } from '../backup/make-backup.ts';
import { backupBytes } from '../backup/manifest.ts';
import { verifyBackup } from '../backup/verify-backup.ts';

/** Where and when the site is backed up. */
export interface BackupSettings {
  readonly folder: string;
  /** Hour (UTC) of the nightly backup; null: there is none. */
  readonly nightlyHour: number | null;
}

/** Backups by this process, which can be cut off. */
interface RunningBackups extends Backups {
  /** Ends what is under way; nothing of it is left. */
  stop(): void;
}

/** Backups in folders of this machine. */
export function createBackups(
  source: BackupSource,
  { folder, nightlyHour }: BackupSettings,
  log: Logger,
): RunningBackups {
  const stopping = new AbortController();
  const { signal } = stopping;
  const say = (line: string) => log.info({ backup: line.trim() }, 'backup');
  return {
    folder,
    nightlyHour,
    async make(now) {
      const { path, manifest } = await makeBackup(source, { to: folder, now, signal, say });
      return { path, sizeBytes: backupBytes(manifest) };
    },
    async verify(path) {
      await verifyBackup(source, path, { signal, say });
    },
    async rotate(now) {
      return (await rotateBackups(folder, now)).map((name) => join(folder, name));
    },
    stop: () => stopping.abort(),
  };
}

/** The settings of a process that makes no nightly backups. */
export function defaultBackups(dataFolder: string): BackupSettings {
  return { folder: join(dataFolder, 'backups'), nightlyHour: null };
}
