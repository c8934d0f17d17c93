import iconv from 'iconv-lite';

/** A text by its mark in UTF-8 or UTF-16; without one in UTF-8, or else in GB18030 (GBK), as Chinese Windows writes. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf16-le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, 'utf16-be');
  return asUtf8(bytes) ?? iconv.decode(bytes, 'gb18030');
}

/** A text in UTF-8, with or without its mark; null: it is none. */
export function asUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
