import { basename } from 'node:path';

/** Longest reason that is stored, in characters. */
const maxReasonCharacters = 500;

/**
 * Why a job failed, in a line for the staff of the site: the last line of the error's message that has words, which is
 * where Prisma, PostgreSQL and zod say what is wrong. Paths of this machine are reduced to their last part.
 */
export function failureReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message
    .replaceAll('\0', '')
    .split('\n')
    .map((each) => each.trim());
  const line = lines.findLast((each) => /\p{L}/u.test(each)) ?? '';
  const words = line.split(' ').map((word) => withoutFolders(word));
  return (words.join(' ') || (error instanceof Error ? error.name : 'unknown')).slice(0, maxReasonCharacters);
}

function withoutFolders(word: string): string {
  const start = word.indexOf('/');
  return start < 0 || word.includes('://') ? word : word.slice(0, start) + basename(word.slice(start));
}
