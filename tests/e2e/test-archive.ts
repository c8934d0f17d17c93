import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip of these files. @param compress false: stored as they are, so that its size is known. */
export async function testArchive(files: Readonly<Record<string, string | Buffer>>, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { compress });
  zip.end();
  // yazl's stream is one of Node's.
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}
