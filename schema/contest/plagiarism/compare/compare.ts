import { File, FingerprintIndex, Region, TokenizedFile, type Fragment } from '@dodona/dolos-core';
import { bestPairs } from './best-pairs.ts';
import { candidates, type Candidate } from './candidates.ts';
import { fairShare } from './fair-share.ts';
import type { Family } from './grammar.ts';
import { tokensOf } from './tokens.ts';
import { runLength, runsInWindow } from './winnowing.ts';

/*
 * How programs are compared
 *
 * By winnowing (Schleimer, Wilkerson, Aiken 2003), as Dolos does it: fingerprints of runs of tokens are put into an
 * index, those of the problem's template are left out of it, and two programs are as alike as the part of their
 * fingerprints is that is also in the other. Runs of tokens can be moved about without being lost. What is in programs
 * of most kinds is no sign of anything; programs that are nearly the same are one kind, so what most of a contest
 * copied is found. A copy of which little is left among other code is found by the longest part.
 */

/**
 * Tokens of all programs of a comparison, for its memory (compare-aside.ts). The longest program that can be submitted
 * is read to its end; only where many are that long, the longest are cut.
 */
const mostTokens = 2_000_000;
/** A pair whose fingerprints meet in more ways repeats itself; it is told as one part. */
const mostMeetings = 100_000;
/**
 * So is one that shares so much of both, in fingerprints of the one times those of the other: to tell its parts takes
 * time that grows with that.
 */
const mostShared = 10_000_000;

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

/** What a comparison tells. */
export interface Findings {
  /** The most alike first, then those that share a long part. */
  readonly pairs: readonly AlikePair[];
  /** Programs that were not read to their end, by id. */
  readonly cut: readonly number[];
  /** Others that say too little by themselves to be like any. */
  readonly tooShort: readonly number[];
}

/** Finds who is like whom, and of which programs it cannot be told. */
export function comparePrograms({ family, programs, templates }: Comparison, most = mostTokens): Findings {
  const index = new FingerprintIndex(runLength, runsInWindow);
  const share = shareOf(programs, { family, most });
  const files = programs.map(({ code }) => tokenized(code, family, share));
  index.addFiles(files);
  // Only now: while programs are added it would look through all that have a fingerprint at each of them.
  index.addIgnoredHashes(templates.flatMap((template) => hashesOf(tokenized(template, family))));
  const { alike, searched, common, tooShort } = candidates({
    files,
    fingerprints: index.sharedFingerprints().filter(({ ignored }) => !ignored),
  });
  const pairOf = (candidate: Candidate) => alikePair(index, { candidate, programs, files });
  const found = [...alike, ...searched];
  const pairs = new Map(found.filter(({ isOneKind }) => isOneKind).map((candidate) => [candidate, pairOf(candidate)]));
  index.addIgnoredHashes([...common]);
  const cut = new Set(
    programs
      .filter(({ code }, place) => (files[place]?.tokens.length ?? 0) >= share && tokensOf(code, family).length > share)
      .map(({ id }) => id),
  );
  return {
    pairs: bestPairs(found.map((candidate) => pairs.get(candidate) ?? pairOf(candidate))),
    cut: [...cut],
    tooShort: tooShort.map((place) => programs[place]?.id ?? 0).filter((id) => !cut.has(id)),
  };
}

/**
 * Tokens of each program that are looked at. They are counted first, since all of all programs may not be there at
 * once.
 */
function shareOf(
  programs: readonly Program[],
  { family, most }: { readonly family: Family; readonly most: number },
): number {
  // A token has a character at the least.
  const lengths = programs.map(({ code }) => code.length);
  return fairShare(lengths, most) === Infinity
    ? Infinity
    : fairShare(
        programs.map(({ code }) => tokensOf(code, family).length),
        most,
      );
}

/** All its runs, since what is given stands among other tokens in a program. */
function hashesOf(template: TokenizedFile): number[] {
  return template.tokens.length < runLength ? [] : [...new FingerprintIndex(runLength, 1).addFiles([template]).keys()];
}

function tokenized(code: string, family: Family, most = Infinity): TokenizedFile {
  const tokens = tokensOf(code, family, most);
  // The code itself is not kept: lines and columns say where a token is.
  return new TokenizedFile(
    new File('', ''),
    tokens.map(({ kind }) => kind),
    tokens.map(({ line, column, length }) => new Region(line, column, line, column + length)),
  );
}

interface PairOf {
  readonly candidate: Candidate;
  readonly programs: readonly Program[];
  readonly files: readonly TokenizedFile[];
}

function alikePair(
  index: FingerprintIndex,
  { candidate: { left, right, similarity }, programs, files }: PairOf,
): AlikePair {
  const [leftFile, rightFile] = [files[left], files[right]];
  if (leftFile === undefined || rightFile === undefined) throw new Error('a pair of programs that are not there');
  let [inLeft, inRight, meetings] = [0, 0, 0];
  for (const fingerprint of index.entries()[left]?.shared ?? []) {
    const [mine, others] = [fingerprint.occurrencesOf(leftFile).length, fingerprint.occurrencesOf(rightFile).length];
    if (others === 0) continue;
    inLeft += mine;
    inRight += others;
    meetings += mine * others;
  }
  const parts =
    meetings > mostMeetings || inLeft * inRight > mostShared
      ? [wholePart(leftFile, rightFile)]
      : index.getPair(leftFile, rightFile).buildFragments().map(sharedPart);
  return {
    leftId: programs[left]?.id ?? 0,
    rightId: programs[right]?.id ?? 0,
    similarity,
    parts,
    longestTokens: Math.max(0, ...parts.map(({ tokens }) => tokens)),
  };
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
  const lines = ({ mapping }: TokenizedFile) =>
    [(mapping[0]?.startRow ?? 0) + 1, (mapping.at(-1)?.endRow ?? 0) + 1] as const;
  return { left: lines(left), right: lines(right), tokens: Math.min(left.tokens.length, right.tokens.length) };
}
