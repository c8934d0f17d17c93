import { createHash, randomInt } from 'node:crypto';

/** As many codes are given out at once. */
export const recoveryCodeCount = 10;
/** Digits and letters that are not taken for each other; 16 of 31 make 79 bits. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 4;
const groupLength = 4;

/** Codes to be kept on paper, such as `k7mq-2xhd-9fpa-w3ez`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
}

/** What is stored of a code; letter case, blanks and hyphens do not count. */
export function hashOfRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
}
