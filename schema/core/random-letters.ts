import { randomInt } from 'node:crypto';

/** Digits and letters that are not taken for each other; 16 of 31 make 79 bits. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';

/** Random letters in groups of equal length, such as `k7mq-2xhd` of 2 groups of 4. */
export function randomLetters(groups: number, groupLength: number): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
