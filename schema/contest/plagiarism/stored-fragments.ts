import { z } from 'zod';
import type { SharedPart } from './compare/compare.ts';

/*
 * Shared parts as they are kept in plagiarism_pair.fragments: each as [first and last line on the left, the same on the
 * right, tokens].
 */

const storedParts = z.array(z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]));

export function storeParts(parts: readonly SharedPart[]): z.infer<typeof storedParts> {
  return parts.map(({ left, right, tokens }) => [left[0], left[1], right[0], right[1], tokens]);
}

export function readParts(stored: unknown): SharedPart[] {
  return storedParts.parse(stored).map(([leftFrom, leftTo, rightFrom, rightTo, tokens]) => ({
    left: [leftFrom, leftTo],
    right: [rightFrom, rightTo],
    tokens,
  }));
}
