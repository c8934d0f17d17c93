import iconv from 'iconv-lite';

/** The name of a file in a zip, and whether its encoding was guessed. */
export interface EntryName {
  readonly name: string;
  readonly isGuessed: boolean;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Bit of the flags by which a zip says that its names are UTF-8. */
const utf8Flag = 0x800;

/**
 * Reads the bytes of a name. Zips that do not say UTF-8 use whatever the packer's machine spoke: what is no UTF-8 is taken
 * for GB18030 (GBK), as Chinese Windows writes. Backslashes of old packers are slashes.
 * @returns null when the bytes make sense in neither.
 */
export function entryName(raw: Buffer, flags: number): EntryName | null {
  const read = asUtf8(raw);
  if (read !== null) return { name: slashed(read), isGuessed: false };
  if ((flags & utf8Flag) !== 0) return null;
  const guessed = iconv.decode(raw, 'gb18030');
  return guessed.includes('\uFFFD') ? null : { name: slashed(guessed), isGuessed: true };
}

function asUtf8(raw: Buffer): string | null {
  try {
    return utf8.decode(raw);
  } catch {
    return null;
  }
}

function slashed(name: string): string {
  return name.replaceAll('\\', '/');
}
