import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * Reads a file that a program in the box may have made. A symbolic link is not followed and only a regular file is
 * read, since a hostile program may put a link to a file of the host, or a socket, where its output is expected.
 *
 * @param path absolute; its folder must be one the judge made (a parent folder made by the program could be a link).
 * @param maxBytes what is beyond is left out.
 * @returns null when there is no regular file at `path`.
 */
export async function readOutputFile(path: string, maxBytes: number): Promise<Buffer | null> {
  const file = await openRegular(path);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const buffer = Buffer.alloc(Math.min(size, maxBytes));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function openRegular(path: string) {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(missing);
  if (file === null) return null;
  if ((await file.stat()).isFile()) return file;
  await file.close();
  return null;
}

/** ELOOP: a symbolic link. ENXIO: a socket. */
function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ELOOP' || error.code === 'ENXIO')
    return null;
  throw error;
}
