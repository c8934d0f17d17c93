import type { SharedFingerprint, TokenizedFile } from '@dodona/dolos-core';
import { leastSimilarity, longPart, mostPairs } from './best-pairs.ts';
import { kindsOf } from './kinds.ts';
import { overlapsOf, type Overlaps } from './overlaps.ts';
import { runLength, runsInWindow } from './winnowing.ts';

/** What more than half of the kinds of programs have is common, and so many at the least. */
const fewestCommon = 10;
/** Programs with fewer fingerprints of their own say too little to be compared. */
const fewestFingerprints = 3;
/** A long part is at least so many fingerprints in each of both. */
const fewestOfLongPart = Math.ceil((longPart - runLength) / runsInWindow);
/**
 * Of less alike pairs, those with the most in common are searched for a long part: it takes a millisecond or more each.
 */
const mostSearched = 1_000;
/**
 * Of more programs that are the same token for token, each is told with the first alone, and the first alone is
 * compared with others.
 */
const fewCopies = 8;

/** Two programs that are alike, by their places in the list. */
export interface Candidate {
  readonly left: number;
  readonly right: number;
  readonly similarity: number;
  /** Fingerprints of both that are also in the other. */
  readonly overlap: number;
  /** Are they of one kind? Then what is common counts as well. */
  readonly isOneKind: boolean;
}

/** What is compared. */
export interface Compared {
  readonly files: readonly TokenizedFile[];
  /** Without those of templates. */
  readonly fingerprints: readonly SharedFingerprint[];
}

/** What comes of it. */
interface Candidates {
  /** The most alike pairs, the most alike first. */
  readonly alike: readonly Candidate[];
  /** Less alike pairs that may share a long part. */
  readonly searched: readonly Candidate[];
  /** Fingerprints that say nothing of programs of different kinds. */
  readonly common: readonly number[];
  /** Places of programs that say too little by themselves. */
  readonly tooShort: readonly number[];
}

/** Pairs worth a closer look. */
export function candidates({ files, fingerprints }: Compared): Candidates {
  const copies = copiesOf(files);
  const firstOf = new Map(copies.flatMap(([first = 0, ...others]) => others.map((other) => [other, first] as const)));
  const leftOut = new Set(firstOf.keys());
  const whole = overlapsOf({ files, fingerprints, leftOut });
  const kinds = kindsOf(whole, fewestFingerprints);
  const kindCount = new Set(kinds.filter((_, place) => !leftOut.has(place))).size;
  const isCommon = commonAmong(kinds, whole, Math.max(fewestCommon, Math.ceil(kindCount / 2)));
  const rare = overlapsOf({ files, fingerprints: fingerprints.filter((_, index) => !isCommon[index]), leftOut });
  const alike = new Kept(byLikeness, mostPairs);
  const searched = new Kept(byOverlap, mostSearched);
  for (const [first = 0, ...others] of copies) {
    if (whole.sizeOf(first) >= fewestFingerprints)
      others.forEach((right) =>
        alike.add({ left: first, right, similarity: 1, overlap: 2 * whole.sizeOf(first), isOneKind: true }),
      );
  }
  files.forEach((_, left) => {
    const [rareOverlaps, wholeOverlaps] = [rare.with(left), whole.with(left)];
    for (let right = left + 1; right < files.length; right += 1) {
      const isOneKind = kinds[left] === kinds[right];
      const [counted, overlap] = isOneKind ? [whole, wholeOverlaps[right] ?? 0] : [rare, rareOverlaps[right] ?? 0];
      const [size, other] = [counted.sizeOf(left), counted.sizeOf(right)];
      if (overlap === 0 || size < fewestFingerprints || other < fewestFingerprints) continue;
      const similarity = overlap / (size + other);
      if (similarity >= leastSimilarity) alike.add({ left, right, similarity, overlap, isOneKind });
      else if (overlap >= 2 * fewestOfLongPart) searched.add({ left, right, similarity, overlap, isOneKind });
    }
  });
  const tooShort = [...files.keys()].filter((place) => whole.sizeOf(firstOf.get(place) ?? place) < fewestFingerprints);
  return {
    alike: alike.best(),
    searched: searched.best(),
    tooShort,
    common: fingerprints.filter((_, index) => isCommon[index]).map(({ hash }) => hash),
  };
}

/** Places of programs that are the same, where there are many. */
function copiesOf(files: readonly TokenizedFile[]): (readonly number[])[] {
  const same = Map.groupBy(files.keys(), (place) => files[place]?.tokens.join(' '));
  return [...same.values()].filter(({ length }) => length > fewCopies);
}

/** Of each fingerprint: do programs of more kinds have it than may for it to tell anything? */
function commonAmong(kinds: readonly number[], { held }: Overlaps, most: number): boolean[] {
  return held.map(
    ({ places }) => places.length > most && new Set(Array.from(places, (place) => kinds[place])).size > most,
  );
}

const inOrder = (a: Candidate, b: Candidate) => a.left - b.left || a.right - b.right;
const byLikeness = (a: Candidate, b: Candidate) => b.similarity - a.similarity || inOrder(a, b);
const byOverlap = (a: Candidate, b: Candidate) => b.overlap - a.overlap || inOrder(a, b);

/** The best so far, in bounded room. */
class Kept {
  #kept: Candidate[] = [];
  readonly #order: (a: Candidate, b: Candidate) => number;
  readonly #most: number;

  constructor(order: (a: Candidate, b: Candidate) => number, most: number) {
    this.#order = order;
    this.#most = most;
  }

  add(candidate: Candidate): void {
    this.#kept.push(candidate);
    if (this.#kept.length >= 4 * this.#most) this.#kept = this.best();
  }

  best(): Candidate[] {
    return this.#kept.toSorted(this.#order).slice(0, this.#most);
  }
}
