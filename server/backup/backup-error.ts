/** A backup that cannot be made, read or restored; the message is for who runs the site. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What the system says about a folder or disk, in words that say what to do. */
const systemWords: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: (folder) => `The disk of ${folder} is full. Free space, or choose a folder on another disk.`,
  EDQUOT: (folder) => `The disk quota of ${folder} is used up. Free space, or choose a folder on another disk.`,
  EACCES: (folder) => `${folder} cannot be written by this account. Change its owner, or choose another folder.`,
  EPERM: (folder) => `${folder} cannot be written by this account. Change its owner, or choose another folder.`,
  EROFS: (folder) => `${folder} is on a file system that is mounted read-only. Choose another folder.`,
  ENOTDIR: (folder) => `${folder} is not a folder, or one above it is not.`,
  EEXIST: (folder) => `${folder} is not a folder.`,
};

/** The failure in words for who runs the site, where we have some; else the failure itself. */
export function inWords(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  const words = 'code' in error && typeof error.code === 'string' ? systemWords[error.code] : undefined;
  return words === undefined ? error : new BackupError(words(folder), { cause: error });
}

/** Does the system say that there is no such file? */
export function isNoEntry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
