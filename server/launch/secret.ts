import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret that signs session tokens, made at the first start and kept in the data folder, readable by its owner
 * only.
 */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  if (!existsSync(file)) {
    // Renamed into place, so that a killed start leaves no half of one.
    writeFileSync(`${file}.new`, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8').trim();
}

/** The secret of a data folder as far as it has one; null: it has none. */
export function storedSecret(dataFolder: string): string | null {
  return existsSync(join(dataFolder, 'secret')) ? keptSecret(dataFolder) : null;
}
