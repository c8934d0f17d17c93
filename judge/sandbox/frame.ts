import { SandboxError } from './sandbox.types.ts';

/**
 * The helper's wire format (helper/protocol.h): four bytes of length, little endian, then fields `key=value`, each
 * ended by a NUL byte.
 */
export type Field = readonly [key: string, value: string];

const headerBytes = 4;

/** @throws SandboxError when a value holds a NUL byte, which the helper would read as the end of the field. */
export function encodeFrame(fields: readonly Field[]): Buffer {
  const parts = fields.map(([key, value]) => {
    if (value.includes('\0')) throw new SandboxError(`A sandbox request holds a NUL byte in ${key}`);
    return `${key}=${value}\0`;
  });
  const body = Buffer.from(parts.join(''), 'utf8');
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(body.length);
  return Buffer.concat([header, body]);
}

/** Puts frames together again from the pieces a pipe delivers. */
export class FrameReader {
  #pending: Buffer = Buffer.alloc(0);

  /** @returns the frames that are complete now, in order. */
  push(piece: Buffer): Field[][] {
    this.#pending = this.#pending.length === 0 ? piece : Buffer.concat([this.#pending, piece]);
    const frames: Field[][] = [];
    for (;;) {
      if (this.#pending.length < headerBytes) return frames;
      const end = headerBytes + this.#pending.readUInt32LE(0);
      if (this.#pending.length < end) return frames;
      frames.push(decodeBody(this.#pending.subarray(headerBytes, end)));
      this.#pending = this.#pending.subarray(end);
    }
  }
}

function decodeBody(body: Buffer): Field[] {
  const texts = body.toString('utf8').split('\0').slice(0, -1);
  return texts.map((text) => {
    const split = text.indexOf('=');
    return [text.slice(0, split), text.slice(split + 1)];
  });
}
