import type { Entry } from 'yauzl';

const fileTypeMask = 0o170000;
const linkType = 0o120000;
const plainTypes = [0, 0o100000, 0o040000];

/**
 * Why an entry of a zip is not taken: a link, something that is no file, one behind a password, or a name that leads
 * elsewhere.
 */
export type EntryHarm = 'link' | 'odd' | 'encrypted' | 'outside';

/** What is wrong with an entry; null: nothing. @param name as it was decoded. */
export function entryHarm(entry: Entry, name: string): EntryHarm | null {
  const type = (entry.externalFileAttributes >>> 16) & fileTypeMask;
  if (type === linkType) return 'link';
  // Only Unix zips have a type there; others have bits of their own, which are never those of a device or pipe by
  // accident of a sane packer.
  if (!plainTypes.includes(type)) return 'odd';
  if (entry.isEncrypted()) return 'encrypted';
  return isOutside(name) ? 'outside' : null;
}

function isOutside(name: string): boolean {
  return (
    name.startsWith('/') ||
    /^[a-zA-Z]:/u.test(name) ||
    name.includes('\\') ||
    name.includes('\0') ||
    name.split('/').includes('..')
  );
}
