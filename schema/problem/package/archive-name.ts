import iconv from 'iconv-lite';
import { getFileNameLowLevel, type Entry } from 'yauzl';

/*
 * How names of a zip are read: what the zip says counts first, by bit 11 of an entry's flags or a field with the name
 * in Unicode. Names it says nothing of are read alike, since one packer wrote them all: as UTF-8 when every one of them
 * can be, else as GB18030 (GBK), as Chinese Windows packs them. Each for itself would not do: `一` of GBK can be read as
 * UTF-8 too, as a Cyrillic letter. A zip whose names can all be read as UTF-8 by such a chance is still misread; the
 * code page the standard names (437) would make all of them unreadable.
 */

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Says that the name is UTF-8. */
const utf8Flag = 0x800;
const unicodePathField = 0x7075;

/** What of an entry says how it is called. */
export type NamedEntry = Pick<Entry, 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>;

/** Names of a zip's entries, in their order. */
export interface EntryNames {
  /** Backslashes of old packers are slashes. Null: the bytes make sense in no encoding. */
  readonly names: readonly (string | null)[];
  /** Names in no stated encoding were taken for GBK. */
  readonly isGuessed: boolean;
}

/** Reads the names of all entries of one zip. */
export function entryNames(entries: readonly NamedEntry[]): EntryNames {
  const unstated = entries.filter((entry) => !isStated(entry));
  const isGuessed = unstated.some(({ fileNameRaw }) => asUtf8(fileNameRaw) === null);
  const names = entries.map((entry) =>
    isStated(entry) ? stated(entry) : isGuessed ? asGbk(entry.fileNameRaw) : asUtf8(entry.fileNameRaw),
  );
  return { names: names.map((name) => name?.replaceAll('\\', '/') ?? null), isGuessed };
}

function isStated({ generalPurposeBitFlag, extraFields }: NamedEntry): boolean {
  return (generalPurposeBitFlag & utf8Flag) !== 0 || extraFields.some(({ id }) => id === unicodePathField);
}

function stated({ generalPurposeBitFlag, fileNameRaw, extraFields }: NamedEntry): string | null {
  return extraFields.some(({ id }) => id === unicodePathField)
    ? getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
    : asUtf8(fileNameRaw);
}

function asUtf8(raw: Buffer): string | null {
  try {
    return utf8.decode(raw);
  } catch {
    return null;
  }
}

function asGbk(raw: Buffer): string | null {
  const name = iconv.decode(raw, 'gb18030');
  return name.includes('\uFFFD') ? null : name;
}
