import { isWithinTolerance } from '../protocol/number-tolerance.ts';
import type { TokenRules } from '../protocol/token-flags.ts';
import { breathe, type ByteReader, chunksPerBreath, isSpace } from './byte-reader.ts';
import { differenceStart, linesBefore } from './common-start.ts';
import type { Difference } from './compare.types.ts';

/** Longer tokens are compared piece by piece and never as numbers: memory stays flat. */
const pieceBytes = 4096;

/**
 * Token by token. A finite number of the answer, where a tolerance is given, matches a number within either tolerance.
 *
 * @returns null when the output is right.
 */
export async function compareTokens(
  expected: ByteReader,
  actual: ByteReader,
  rules: TokenRules,
): Promise<Difference | null> {
  const start = await differenceStart(expected, actual);
  if (start === null) return null;
  const left = new Pieces(expected, start, rules);
  const right = new Pieces(actual, start, rules);
  for (;;) {
    const wanted = left.next();
    if (!isSamePiece(wanted, right.next(), rules)) {
      return { kind: 'different', line: (await linesBefore(expected, left.pieceStart)) + 1 };
    }
    if (wanted.kind === 'end') return null;
    if (left.isDue || right.isDue) {
      left.rest();
      right.rest();
      await breathe();
    }
  }
}

/** A token or a run of white space, or a part of one that is longer than a piece. */
interface Piece {
  readonly kind: 'token' | 'space' | 'end';
  /** Valid until the next piece is read. */
  readonly bytes: Buffer;
  /** False: the same token or run goes on in the next piece, or came from the one before. */
  readonly isWhole: boolean;
}

class Pieces {
  /** Offset in the file of the piece last given. */
  pieceStart = 0;
  readonly #reader: ByteReader;
  readonly #givesSpace: boolean;
  readonly #piece = Buffer.allocUnsafe(pieceBytes);
  #chunk: Buffer = Buffer.alloc(0);
  #position = 0;
  #offset: number;
  #chunks = 0;
  #isContinued = false;

  constructor(reader: ByteReader, offset: number, rules: TokenRules) {
    this.#reader = reader;
    this.#offset = offset;
    this.#givesSpace = rules.isSpaceChangeSensitive;
  }

  get isDue(): boolean {
    return this.#chunks >= chunksPerBreath;
  }

  rest(): void {
    this.#chunks = 0;
  }

  next(): Piece {
    let first = this.#peek();
    while (!this.#givesSpace && first !== null && isSpace(first)) {
      this.#position += 1;
      this.#isContinued = false;
      first = this.#peek();
    }
    this.pieceStart = this.#offset - this.#chunk.length + this.#position;
    if (first === null) return { kind: 'end', bytes: this.#piece.subarray(0, 0), isWhole: true };
    const isOfSpace = isSpace(first);
    let length = 0;
    let byte: number | null = first;
    while (byte !== null && isSpace(byte) === isOfSpace && length < pieceBytes) {
      this.#piece[length] = byte;
      length += 1;
      this.#position += 1;
      byte = this.#peek();
    }
    const goesOn = byte !== null && isSpace(byte) === isOfSpace;
    const isWhole = !goesOn && !this.#isContinued;
    this.#isContinued = goesOn;
    return { kind: isOfSpace ? 'space' : 'token', bytes: this.#piece.subarray(0, length), isWhole };
  }

  #peek(): number | null {
    if (this.#position === this.#chunk.length) {
      this.#chunk = this.#reader.readAt(this.#offset);
      this.#offset += this.#chunk.length;
      this.#position = 0;
      this.#chunks += 1;
    }
    return this.#chunk[this.#position] ?? null;
  }
}

function isSamePiece(expected: Piece, actual: Piece, rules: TokenRules): boolean {
  if (expected.kind !== actual.kind) return false;
  if (expected.isWhole === actual.isWhole && expected.bytes.equals(actual.bytes)) return true;
  if (expected.kind !== 'token') return false;
  if (expected.isWhole && actual.isWhole) {
    const verdict = isWithinTolerance(expected.bytes.toString('latin1'), actual.bytes.toString('latin1'), {
      absolute: rules.floatAbsoluteTolerance,
      relative: rules.floatRelativeTolerance,
    });
    if (verdict !== null) return verdict;
  }
  if (rules.isCaseSensitive || expected.isWhole !== actual.isWhole) return false;
  return lowerCase(expected.bytes) === lowerCase(actual.bytes);
}

function lowerCase(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
