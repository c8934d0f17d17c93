/*
 * A zip of answer files, made in the browser. Files are stored, not compressed: they are sent once, and every browser
 * can do it without a library. Layout: PKWARE APPNOTE 4.3.
 */

/** An answer file under the name of its test case. */
export interface NamedAnswer {
  readonly name: string;
  readonly file: Blob;
}

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
/** 1 January 1980, the first day a zip knows. */
const date = 0x21;

/** @returns a file named `answers.zip`. */
export async function packAnswers(answers: readonly NamedAnswer[]): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, file } of answers) {
    const content = new Uint8Array(await file.arrayBuffer());
    const nameBytes = new TextEncoder().encode(name);
    const facts = [version, flags, 0, 0, date];
    const sizes = [crc32(content), content.length, content.length];
    const local = header(localSignature, facts, sizes, [nameBytes.length, 0]);
    parts.push(local, nameBytes, content);
    directory.push(
      header(centralSignature, [version, ...facts], sizes, [nameBytes.length, 0, 0, 0, 0], [0, offset]),
      nameBytes,
    );
    offset += local.length + nameBytes.length + content.length;
  }
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  const end = header(endSignature, [0, 0, answers.length, answers.length], [directoryBytes, offset], [0]);
  return new File([...parts, ...directory, end], 'answers.zip', { type: 'application/zip' });
}

/** Little-endian: a signature of 4 bytes, then by turns fields of 2 and of 4 bytes. */
function header(signature: number, ...fields: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = littleEndian(signature, 4);
  for (const [index, group] of fields.entries())
    for (const value of group) bytes.push(...littleEndian(value, index % 2 === 0 ? 2 : 4));
  return new Uint8Array(bytes);
}

function littleEndian(value: number, size: number): number[] {
  return Array.from({ length: size }, (_byte, index) => (value >>> (8 * index)) & 0xff);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

const crcTable = Array.from({ length: 256 }, (_entry, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});
