/** Session lock of the database that a backup holds: one at a time. Any number will do. */
export const backupLockKey = 723_638_452;
/**
 * Held by a backup from before it reads the first row until it has the last file, and shared by each removal of a file
 * of the content store, for its transaction: so the files belong to the rows.
 */
export const filesLockKey = 723_638_453;

/** Session lock of the database that a verification holds: one at a time. */
export const verificationLockKey = 723_638_454;

/** Another backup or verification of the site is under way. */
export class BackupBusy extends Error {
  override name = 'BackupBusy';

  constructor(what: 'backup' | 'verification') {
    super(`Another ${what} of this site is under way. Wait for it, or stop it.`);
  }
}

/** A backup that is whole. */
export interface MadeBackup {
  /** Its folder. */
  readonly path: string;
  readonly sizeBytes: number;
}

/** Port: copies of the site on this machine (adapter: folders). Failures say in plain words what to do. */
export interface Backups {
  /** Folder of all backups. */
  readonly folder: string;
  /** Hour (UTC) of the nightly one; null: there is none. */
  readonly nightlyHour: number | null;
  /** Saves the site while it runs. @throws BackupBusy */
  make(now: Date): Promise<MadeBackup>;
  /** Restores a backup into a scratch database and checks its files. @throws BackupBusy, or when it is not whole. */
  verify(path: string): Promise<void>;
  /** Removes backups that are no longer kept. @returns their paths. */
  rotate(now: Date): Promise<readonly string[]>;
}
