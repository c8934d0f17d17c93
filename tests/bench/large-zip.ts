import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { TusClient } from '../schema/problem/editing/tus.ts';

const bytesPerMb = 1024 ** 2;
/** Bytes of one request, as the client sends them. */
const partBytes = 16 * bytesPerMb;

/** Size of test data: cases, each with an input of so many MiB. */
export interface DataSize {
  readonly cases: number;
  readonly inputMb: number;
}

/** A gibibyte in all. */
export const gibibyte: DataSize = { cases: 16, inputMb: 64 };
/** Small data, to begin with: what is loaded and made at the first time in a process does not count. */
export const warmUp: DataSize = { cases: 2, inputMb: 1 };

/** How the files of a zip are called, and what is in it besides. */
interface ZipLayout {
  readonly input: (number: number) => string;
  readonly answer: (number: number) => string;
  readonly others?: Readonly<Record<string, string>>;
}

/** A zip of test data that no packer could make smaller. @returns its path. */
export async function writeLargeZip(
  path: string,
  size: DataSize,
  { input, answer, others = {} }: ZipLayout,
): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(others)) zip.addBuffer(Buffer.from(content), name);
  for (let number = 1; number <= size.cases; number += 1) {
    zip.addReadStreamLazy(input(number), { compress: false }, (done) => done(null, Readable.from(noise(size.inputMb))));
    zip.addBuffer(Buffer.from(`${number}\n`), answer(number));
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

function* noise(megabytes: number): Generator<Buffer> {
  for (let count = 0; count < megabytes; count += 1) yield randomBytes(bytesPerMb);
}

/** Sends a file in parts. @returns the id of the upload. */
export async function sendInParts(url: string, token: string, path: string, purpose: string): Promise<string> {
  const tus = new TusClient(url, token);
  await using file = await open(path);
  const { size } = await file.stat();
  const uploadId = (await tus.open(size, { purpose })).headers.get('location')?.split('/').at(-1) ?? '';
  const part = Buffer.alloc(partBytes);
  for (let offset = 0; offset < size;) {
    const { bytesRead } = await file.read(part, 0, partBytes, offset);
    const answer = await tus.patch(uploadId, offset, part.subarray(0, bytesRead));
    if (answer.status !== 204) throw new Error(`a part was refused: ${answer.status} ${await answer.text()}`);
    offset += bytesRead;
  }
  return uploadId;
}
