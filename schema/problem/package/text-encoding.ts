import { readFile, stat } from 'node:fs/promises';
import iconv from 'iconv-lite';
import { asUtf8 } from '../../core/decode-text.ts';

/*
 * How texts of a package are read: as UTF-8 when they can be, else as GB18030 (GBK), as Chinese Windows writes. Each
 * file for itself, since sources in GBK often lie beside statements in UTF-8. Only a text that may be either is read as
 * the others of its package are: its signs have two bytes each both ways (`一` of GBK is a Cyrillic letter of UTF-8),
 * while Chinese in UTF-8 has three bytes a sign, which GBK never has by chance for long.
 */

/** Files that hold text for people or programs; test data say nothing of how the others are written. */
const textName = /\.(?:md|txt|tex|json|ya?ml|xml|html?|c|cc|cpp|cxx|h|hpp|java|py|js|pas|go)$/iu;
/** Longest file that is asked how a package is written, in bytes. */
const maxAskedBytes = 1024 ** 2;
/** Most files that are asked. */
const maxAsked = 200;

/** A text of a package. @param isGbkPackage asked only where the text alone does not tell. */
export async function decodePackageText(bytes: Buffer, isGbkPackage: () => Promise<boolean>): Promise<string> {
  const text = asUtf8(bytes);
  if (text === null) return iconv.decode(bytes, 'gb18030');
  return mayBeGbk(bytes, text) && (await isGbkPackage()) ? iconv.decode(bytes, 'gb18030') : text;
}

/** Whether a package has a text that is not UTF-8. @param files path on this machine of each file, by its name. */
export async function hasGbkText(files: ReadonlyMap<string, string>): Promise<boolean> {
  const asked = [...files].filter(([name]) => textName.test(name)).slice(0, maxAsked);
  for (const [, path] of asked) {
    if ((await stat(path)).size > maxAskedBytes) continue;
    const bytes = await readFile(path);
    if (asUtf8(bytes) === null && !iconv.decode(bytes, 'gb18030').includes('\uFFFD')) return true;
  }
  return false;
}

function mayBeGbk(bytes: Buffer, text: string): boolean {
  const isMarked = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
  // Beyond ASCII all of it is signs of two bytes, which are those below U+0800.
  return (
    !isMarked &&
    /[\u0080-\u07FF]/u.test(text) &&
    !/[\u0800-\u{10FFFF}]/u.test(text) &&
    !iconv.decode(bytes, 'gb18030').includes('\uFFFD')
  );
}
