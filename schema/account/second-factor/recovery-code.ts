import { createHash } from 'node:crypto';
import { randomLetters } from '../../core/random-letters.ts';

/** As many codes are given out at once. */
export const recoveryCodeCount = 10;
const groups = 4;
const groupLength = 4;

/** Codes to be kept on paper, such as `k7mq-2xhd-9fpa-w3ez`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => randomLetters(groups, groupLength));
}

/** What is stored of a code; letter case, blanks and hyphens do not count. */
export function hashOfRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
}
