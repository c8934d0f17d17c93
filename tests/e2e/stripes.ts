import { crc32, deflateSync } from 'node:zlib';

/** A PNG whose left half is red and whose right half is blue. */
export function stripes(width: number, height: number): Buffer {
  const row = Buffer.concat([
    Buffer.from([0]),
    ...Array.from({ length: width }, (_, x) => Buffer.from(x < width / 2 ? [220, 40, 40] : [40, 40, 220])),
  ]);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
