import { File, FingerprintIndex, Region, TokenizedFile } from '@dodona/dolos-core';
import type { Fragment } from '@dodona/dolos-core';
import type { Family } from './grammar.ts';
import { tokensOf } from './tokens.ts';

/*
 * How programs are compared
 *
 * By winnowing (Schleimer, Wilkerson, Aiken 2003), as Dolos does it: fingerprints of runs of tokens are put into an index,
 * those of the problem's template are left out of it, and two programs are as alike as the part of their fingerprints is that
 * is also in the other. Runs of tokens can be moved about without being lost. What most programs have is no sign of anything.
 */

/** Tokens of a fingerprint. */
const runLength = 12;
/** Of so many runs in a row at least one is a fingerprint: what is as long as both together is always found. */
const runsInWindow = 8;
/** Programs from which on what more than half of them have is left out. */
const manyPrograms = 20;
/** Programs with fewer fingerprints of their own say too little to be compared. */
const fewestFingerprints = 3;
/** Less alike pairs are not kept. */
export const leastSimilarity = 0.3;
/** The most alike pairs that are kept. */
export const mostPairs = 500;
/** A pair whose fingerprints meet in more ways repeats itself; it is told as one part. */
const mostMeetings = 100_000;

/** A program, and whose. */
export interface Program {
  readonly id: number;
  readonly code: string;
}

/** What is compared: programs of one family of languages. */
export interface Comparison {
  readonly family: Family;
  readonly programs: readonly Program[];
  /** What everybody was given. */
  readonly templates: readonly string[];
}

/** Lines that two programs share, from 1, both ends included. */
export interface SharedPart {
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
  readonly tokens: number;
}

/** Two programs that are alike; left is the one that came first in the list. */
export interface AlikePair {
  readonly leftId: number;
  readonly rightId: number;
  /** 0 to 1. */
  readonly similarity: number;
  readonly longestTokens: number;
  readonly parts: readonly SharedPart[];
}

type Entry = ReturnType<FingerprintIndex['entries']>[number];
interface Candidate {
  readonly left: number;
  readonly right: number;
  readonly similarity: number;
}

/** The most alike pairs, the most alike first. */
export function comparePrograms({ family, programs, templates }: Comparison): AlikePair[] {
  const index = new FingerprintIndex(runLength, runsInWindow);
  for (const template of templates) {
    const file = tokenized(template, family);
    // All its runs, since what is given stands among other tokens in a program.
    if (file.tokens.length >= runLength) new FingerprintIndex(runLength, 1).addFiles([file]).forEach((_shared, hash) => index.addIgnoredHashes([hash]));
  }
  const files = programs.map(({ code }) => tokenized(code, family));
  index.addFiles(files);
  // Only now: while programs are added it would look through all that share a fingerprint at each of them.
  if (programs.length >= manyPrograms) index.updateMaxFingerprintFileCount(Math.ceil(programs.length / 2));
  const entries = index.entries();
  return candidates(entries).map((candidate) => alikePair(index, { candidate, programs, files, entries }));
}

function tokenized(code: string, family: Family): TokenizedFile {
  const tokens = tokensOf(code, family);
  // The code itself is not kept: lines and columns say where a token is.
  return new TokenizedFile(new File('', ''), tokens.map(({ kind }) => kind), tokens.map(({ line, column, length }) => new Region(line, column, line, column + length)));
}

/** Pairs that are alike enough, without looking at any pair that shares nothing. */
function candidates(entries: readonly Entry[]): Candidate[] {
  const places = new Map(entries.map(({ file }, place) => [file.id, place]));
  const sizes = entries.map(({ file, shared }) => [...shared].reduce((total, fingerprint) => total + fingerprint.occurrencesOf(file).length, 0));
  const found = new Kept();
  const overlaps = new Uint32Array(entries.length);
  entries.forEach(({ file, shared }, left) => {
    const size = sizes[left] ?? 0;
    if (size < fewestFingerprints) return;
    overlaps.fill(0);
    for (const fingerprint of shared) {
      const own = fingerprint.occurrencesOf(file).length;
      for (const other of fingerprint.files()) {
        const right = places.get(other.id) ?? -1;
        if (right > left) overlaps[right] = (overlaps[right] ?? 0) + own + fingerprint.occurrencesOf(other).length;
      }
    }
    overlaps.forEach((overlap, right) => {
      const other = sizes[right] ?? 0;
      const similarity = other < fewestFingerprints ? 0 : overlap / (size + other);
      if (similarity >= leastSimilarity) found.add({ left, right, similarity });
    });
  });
  return found.best();
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

interface PairOf {
  readonly candidate: Candidate;
  readonly programs: readonly Program[];
  readonly files: readonly TokenizedFile[];
  readonly entries: readonly Entry[];
}

function alikePair(index: FingerprintIndex, { candidate: { left, right, similarity }, programs, files, entries }: PairOf): AlikePair {
  const [leftFile, rightFile] = [files[left], files[right]];
  if (leftFile === undefined || rightFile === undefined) throw new Error('a pair of programs that are not there');
  const shared = [...(entries[left]?.shared ?? [])].map((fingerprint) => fingerprint.occurrencesOf(leftFile).length * fingerprint.occurrencesOf(rightFile).length);
  const meetings = shared.reduce((total, count) => total + count, 0);
  const parts = meetings > mostMeetings ? [wholePart(leftFile, rightFile)] : index.getPair(leftFile, rightFile).buildFragments().map(sharedPart);
  return { leftId: programs[left]?.id ?? 0, rightId: programs[right]?.id ?? 0, similarity, parts, longestTokens: Math.max(0, ...parts.map(({ tokens }) => tokens)) };
}

function sharedPart({ leftSelection, rightSelection, pairs }: Fragment): SharedPart {
  const [first, last] = [pairs[0], pairs.at(-1)];
  return {
    left: [leftSelection.startRow + 1, leftSelection.endRow + 1],
    right: [rightSelection.startRow + 1, rightSelection.endRow + 1],
    tokens: first === undefined || last === undefined ? 0 : last.left.stop - first.left.start + 1,
  };
}

function wholePart(left: TokenizedFile, right: TokenizedFile): SharedPart {
  const lines = ({ mapping }: TokenizedFile) => [(mapping[0]?.startRow ?? 0) + 1, (mapping.at(-1)?.endRow ?? 0) + 1] as const;
  return { left: lines(left), right: lines(right), tokens: Math.min(left.tokens.length, right.tokens.length) };
}
