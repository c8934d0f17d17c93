import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Asked for permission every so many bytes. */
const askEveryBytes = 8 * 1024 ** 2;

/** Passes bytes on, counts and hashes them, and now and then asks whether to go on. */
export class Tally extends Transform {
  readonly #hash = createHash('sha256');
  readonly #mayGoOn: () => void;
  #bytes = 0;
  #askedAt = 0;

  /** @param mayGoOn throws to end the stream. */
  constructor(mayGoOn: () => void = () => {}) {
    super();
    this.#mayGoOn = mayGoOn;
  }

  /** Bytes so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /** SHA-256 of all bytes, in hex; once. */
  digest(): string {
    return this.#hash.digest('hex');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    this.#bytes += chunk.length;
    this.#hash.update(chunk);
    try {
      if (this.#bytes - this.#askedAt > askEveryBytes) {
        this.#askedAt = this.#bytes;
        this.#mayGoOn();
      }
      callback(null, chunk);
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
