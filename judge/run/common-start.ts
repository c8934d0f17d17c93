import { breathe, type ByteReader, chunksPerBreath, isSpace } from './byte-reader.ts';

/**
 * Most outputs are the answer byte for byte, which this finds out at the speed of memory; what follows the first
 * difference is left to the comparison proper.
 *
 * @returns null when the files are equal; else the offset of a white space (or 0) at or before the first difference, up
 *   to which both are equal.
 */
export async function differenceStart(expected: ByteReader, actual: ByteReader): Promise<number | null> {
  let offset = 0;
  let lastSpace = 0;
  for (let chunk = 1; ; chunk += 1) {
    const left = expected.readAt(offset);
    const right = actual.readAt(offset);
    const length = Math.min(left.length, right.length);
    const isEqual = left.compare(right, 0, length, 0, length) === 0;
    const end = isEqual ? length : firstDifference(left, right);
    const space = lastSpaceBefore(left, end);
    if (space !== -1) lastSpace = offset + space;
    if (!isEqual || left.length !== right.length) return lastSpace;
    if (length === 0) return null;
    offset += length;
    if (chunk % chunksPerBreath === 0) await breathe();
  }
}

/** Number of line ends before `offset`. */
export async function linesBefore(reader: ByteReader, offset: number): Promise<number> {
  let lines = 0;
  let start = 0;
  for (let chunk = 1; start < offset; chunk += 1) {
    const bytes = reader.readAt(start).subarray(0, offset - start);
    if (bytes.length === 0) return lines;
    for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) lines += 1;
    start += bytes.length;
    if (chunk % chunksPerBreath === 0) await breathe();
  }
  return lines;
}

function firstDifference(left: Buffer, right: Buffer): number {
  const length = Math.min(left.length, right.length);
  let at = 0;
  while (at < length && left[at] === right[at]) at += 1;
  return at;
}

function lastSpaceBefore(bytes: Buffer, end: number): number {
  let at = end - 1;
  while (at >= 0 && !isSpace(bytes[at] ?? 0)) at -= 1;
  return at;
}
