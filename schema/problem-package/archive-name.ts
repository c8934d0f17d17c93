import iconv from 'iconv-lite';
import { getFileNameLowLevel } from 'yauzl';
import type { Entry } from 'yauzl';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Says that the name is UTF-8. */
const UTF8_FLAG = 0x800;
const UNICODE_PATH_FIELD = 0x7075;

/**
 * Name of an entry. Zips that say nothing of their encoding are UTF-8 when that can be read, else GBK, as Chinese
 * Windows packs them; the code page the standard names (437) would make either of them unreadable.
 */
export function entryName(entry: Entry): string {
  const raw = entry.fileNameRaw;
  const isStated = (entry.generalPurposeBitFlag & UTF8_FLAG) !== 0 || entry.extraFields.some(({ id }) => id === UNICODE_PATH_FIELD);
  const name = isStated ? getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, true) : guessed(raw);
  return name.replaceAll('\\', '/');
}

function guessed(raw: Buffer): string {
  try {
    return utf8.decode(raw);
  } catch {
    return iconv.decode(raw, 'gb18030');
  }
}
