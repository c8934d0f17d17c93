import { constants } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ProgramPlan } from '../languages/language.types.ts';
import { compileMessage } from '../protocol/compile-message.ts';

/** Errors of the file system that a name brings about. */
const nameErrors: ReadonlySet<string> = new Set([
  'ENAMETOOLONG',
  'EEXIST',
  'ENOTDIR',
  'EISDIR',
  'EINVAL',
  'EILSEQ',
  'ERR_INVALID_ARG_VALUE',
]);
const shownCharacters = 100;

/** Puts the sources into a folder. @returns why a source cannot be there, for its author; null when all are. */
export async function writeSources(folder: string, sources: ProgramPlan['sources']): Promise<string | null> {
  for (const { name, content, base64 } of sources) {
    const path = join(folder, name);
    try {
      if (name.includes('/')) await mkdir(dirname(path), { recursive: true });
      await writeFile(path, base64 === undefined ? content : Buffer.from(base64, 'base64'));
    } catch (error) {
      if (!nameErrors.has(errorCode(error))) throw error;
      return compileMessage('SOURCE_NAME', shown(name));
    }
  }
  return null;
}

/** @returns what is missing, for the program's author; null when it is there. */
export async function findProduct(folder: string, product: ProgramPlan['product']): Promise<string | null> {
  if (product === undefined) return null;
  const isThere = await isProduct(join(folder, product.name), product.isExecutable).catch(() => false);
  return isThere ? null : compileMessage('NO_PROGRAM', shown(product.name));
}

/** A link or a pipe that a compiler left is not followed, nor waited for. */
async function isProduct(path: string, isExecutable: boolean): Promise<boolean> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const status = await file.stat();
  if (!status.isFile()) return false;
  if (!isExecutable) return true;
  // A compiler may leave a library or an object file under the name of the program.
  const { buffer } = await file.read(Buffer.alloc(18), 0, 18, 0);
  const type = buffer.readUInt16LE(16);
  return (
    (status.mode & 0o111) !== 0 &&
    buffer.toString('latin1', 0, 4) === '\x7fELF' &&
    (type === elfExecutable || type === elfShared)
  );
}

/** `e_type` of the ELF header; programs that are loaded anywhere have that of shared libraries. */
const elfExecutable = 2;
const elfShared = 3;

function shown(name: string): string {
  return name.length <= shownCharacters ? name : `${name.slice(0, shownCharacters).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Of an error of the file system; empty: of another. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
