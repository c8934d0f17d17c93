import { breathe, type ByteReader, chunksPerBreath, isSpace } from './byte-reader.ts';
import { differenceStart, linesBefore } from './common-start.ts';
import type { Difference } from './compare.types.ts';

const newline = 0x0a;
const end = -1;

/**
 * Lines without their trailing white space, trailing empty lines ignored (decision 137, "Compare, default").
 *
 * @returns null when the output is right.
 */
export async function compareLines(expected: ByteReader, actual: ByteReader): Promise<Difference | null> {
  const start = await differenceStart(expected, actual);
  if (start === null) return null;
  const left = new TrimmedBytes(expected, start);
  const right = new TrimmedBytes(actual, start);
  for (let line = 0; ;) {
    const byte = left.next();
    if (byte !== right.next()) return { kind: 'different', line: (await linesBefore(expected, start)) + line + 1 };
    if (byte === end) return null;
    if (byte === newline) line += 1;
    if (left.isDue) await left.breathe();
  }
}

/**
 * Byte by byte; where nothing but white space differs, that is told apart (presentation error).
 *
 * @returns null when the output is right.
 */
export async function compareExactly(expected: ByteReader, actual: ByteReader): Promise<Difference | null> {
  const start = await differenceStart(expected, actual);
  if (start === null) return null;
  const left = new SolidBytes(expected, start);
  const right = new SolidBytes(actual, start);
  for (;;) {
    const byte = left.next();
    if (byte !== right.next()) return { kind: 'different', line: (await linesBefore(expected, left.offset - 1)) + 1 };
    if (byte === end) return { kind: 'white-space' };
    if (left.isDue) await left.breathe();
  }
}

/** Bytes one by one, over chunks. */
class Bytes {
  /** Of the byte read next. */
  offset: number;
  readonly #reader: ByteReader;
  #chunk: Buffer = Buffer.alloc(0);
  #chunkStart = 0;
  #chunks = 0;

  constructor(reader: ByteReader, offset: number) {
    this.#reader = reader;
    this.offset = offset;
  }

  /** True when enough was read for others to have their turn. */
  get isDue(): boolean {
    return this.#chunks >= chunksPerBreath;
  }

  breathe(): Promise<void> {
    this.#chunks = 0;
    return breathe();
  }

  protected read(): number {
    let position = this.offset - this.#chunkStart;
    if (position < 0 || position >= this.#chunk.length) {
      this.#chunk = this.#reader.readAt(this.offset);
      this.#chunkStart = this.offset;
      this.#chunks += 1;
      if (this.#chunk.length === 0) return end;
      position = 0;
    }
    this.offset += 1;
    return this.#chunk[position] ?? end;
  }
}

/** The bytes without trailing white space of lines and of the whole. */
class TrimmedBytes extends Bytes {
  /** Line ends to give before anything else. */
  #lines = 0;
  /** White space before this offset is known to be followed by something in its line. */
  #keptUntil = 0;

  next(): number {
    if (this.#lines > 0) {
      this.#lines -= 1;
      return newline;
    }
    const byte = this.read();
    if (byte === end || !isSpace(byte) || this.offset <= this.#keptUntil) return byte;
    this.offset -= 1;
    return this.#skimSpace() ? this.next() : end;
  }

  /** Looks through a run of white space and goes back to what of it counts. @returns false at the end of the file. */
  #skimSpace(): boolean {
    let kept = this.offset;
    for (;;) {
      const byte = this.read();
      if (byte === end) return false;
      if (byte === newline) {
        this.#lines += 1;
        kept = this.offset;
      } else if (!isSpace(byte)) {
        this.#keptUntil = this.offset - 1;
        this.offset = kept;
        return true;
      }
    }
  }
}

/** The bytes that are no white space. */
class SolidBytes extends Bytes {
  next(): number {
    for (;;) {
      const byte = this.read();
      if (byte === end || !isSpace(byte)) return byte;
    }
  }
}
