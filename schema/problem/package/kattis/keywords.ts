import type { Difficulty } from '@verdict/prisma/generated/client/client.ts';

const difficulties: Readonly<Record<string, Difficulty>> = { easy: 'EASY', medium: 'MID', mid: 'MID', hard: 'HARD' };
/** Longest name of a tag, in characters. */
const maxTagLength = 50;

/**
 * What a package's keywords say: one may name the difficulty, which the format has no field for; the others are tags.
 */
export function readKeywords(keywords: readonly string[]): {
  readonly difficulty: Difficulty | null;
  readonly tags: readonly string[];
} {
  let difficulty: Difficulty | null = null;
  const tags = new Set<string>();
  for (const keyword of keywords) {
    const word = keyword.trim().slice(0, maxTagLength);
    const named = difficulties[word.toLowerCase()];
    if (named !== undefined) difficulty ??= named;
    else if (word !== '') tags.add(word);
  }
  return { difficulty, tags: [...tags] };
}
