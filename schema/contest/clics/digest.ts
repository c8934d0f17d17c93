import { createHash } from 'node:crypto';

/** Digests are numbers below this: sums of two stay exact. */
const modulus = 2 ** 48;

/** A number of 48 bits that stands for a text. */
export function digestOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}

/** The digest of several, in any order. */
export function sumOf(digests: Iterable<number>): number {
  let sum = 0;
  for (const digest of digests) sum = (sum + digest) % modulus;
  return sum;
}
