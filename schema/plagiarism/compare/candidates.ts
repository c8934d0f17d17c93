import type { SharedFingerprint, TokenizedFile } from '@dodona/dolos-core';
import { kindsOf } from './kinds.ts';
import { overlapsOf } from './overlaps.ts';
import type { Overlaps } from './overlaps.ts';

/** What more than half of the kinds of programs have is common, and so many at the least. */
const fewestCommon = 10;
/** Programs with fewer fingerprints of their own say too little to be compared. */
const fewestFingerprints = 3;
/** Less alike pairs are not kept. */
export const leastSimilarity = 0.3;
/** The most alike pairs that are kept. */
export const mostPairs = 500;
/** Of more programs that are the same token for token, each is told with the first alone, and the first alone is compared with others. */
const fewCopies = 8;

/** Two programs that are alike, by their places in the list. */
export interface Candidate {
  readonly left: number;
  readonly right: number;
  readonly similarity: number;
  /** Are they of one kind? Then what is common counts as well. */
  readonly isOneKind: boolean;
}

/** What is compared. */
export interface Compared {
  readonly files: readonly TokenizedFile[];
  /** Without those of templates. */
  readonly fingerprints: readonly SharedFingerprint[];
}

/** The most alike pairs, the most alike first, and the fingerprints that say nothing of programs of different kinds. */
export function candidates({ files, fingerprints }: Compared): { readonly found: readonly Candidate[]; readonly common: readonly number[] } {
  const copies = copiesOf(files);
  const leftOut = new Set(copies.flatMap(([, ...others]) => others));
  const whole = overlapsOf({ files, fingerprints, leftOut });
  const kinds = kindsOf(whole, fewestFingerprints);
  const kindCount = new Set(kinds.filter((_, place) => !leftOut.has(place))).size;
  const isCommon = commonAmong(kinds, whole, Math.max(fewestCommon, Math.ceil(kindCount / 2)));
  const rare = overlapsOf({ files, fingerprints: fingerprints.filter((_, index) => !isCommon[index]), leftOut });
  const found = new Kept();
  for (const [first = 0, ...others] of copies) {
    if (whole.sizeOf(first) >= fewestFingerprints) others.forEach((right) => found.add({ left: first, right, similarity: 1, isOneKind: true }));
  }
  files.forEach((_, left) => {
    const [rareOverlaps, wholeOverlaps] = [rare.with(left), whole.with(left)];
    for (let right = left + 1; right < files.length; right += 1) {
      const isOneKind = kinds[left] === kinds[right];
      const [counted, overlap] = isOneKind ? [whole, wholeOverlaps[right] ?? 0] : [rare, rareOverlaps[right] ?? 0];
      const [size, other] = [counted.sizeOf(left), counted.sizeOf(right)];
      if (overlap === 0 || size < fewestFingerprints || other < fewestFingerprints) continue;
      const similarity = overlap / (size + other);
      if (similarity >= leastSimilarity) found.add({ left, right, similarity, isOneKind });
    }
  });
  return { found: found.best(), common: fingerprints.filter((_, index) => isCommon[index]).map(({ hash }) => hash) };
}

/** Places of programs that are the same, where there are many. */
function copiesOf(files: readonly TokenizedFile[]): (readonly number[])[] {
  const same = Map.groupBy(files.keys(), (place) => files[place]?.tokens.join(' '));
  return [...same.values()].filter(({ length }) => length > fewCopies);
}

/** Of each fingerprint: do programs of more kinds have it than may for it to tell anything? */
function commonAmong(kinds: readonly number[], { held }: Overlaps, most: number): boolean[] {
  return held.map(({ places }) => places.length > most && new Set(Array.from(places, (place) => kinds[place])).size > most);
}

/** The best so far, in bounded room. */
class Kept {
  #kept: Candidate[] = [];

  add(candidate: Candidate): void {
    this.#kept.push(candidate);
    if (this.#kept.length >= 4 * mostPairs) this.#kept = this.best();
  }

  best(): Candidate[] {
    return this.#kept.toSorted((a, b) => b.similarity - a.similarity || a.left - b.left || a.right - b.right).slice(0, mostPairs);
  }
}
