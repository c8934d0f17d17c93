import { Status, type StatusCode } from '../protocol/status.ts';
import type { TestCase, TestGroup } from '../protocol/task.ts';

/** The arithmetic of scores: what one case gives, and what a group makes of its parts. */

/** Points a checker gave. */
export type Points =
  /** A share of the case's full score, 0 to 1. */
  | { readonly kind: 'share'; readonly value: number }
  /** As many points, whatever the case's full score (Kattis `score.txt`). */
  | { readonly kind: 'absolute'; readonly value: number };

/** What became of one case, before any score. */
export interface CaseOutcome {
  readonly status: StatusCode;
  /** Null: the checker gave none. */
  readonly points: Points | null;
}

/** A case as the walk asks for it. */
export interface PlannedCase {
  readonly testCase: TestCase;
  /** Group the case lies in directly. */
  readonly group: TestGroup;
}

/** Points of a case in a package's group, which may have fractions. */
export function pointsInGroup({ testCase, group }: PlannedCase, outcome: CaseOutcome): number {
  if (outcome.status !== Status.ACCEPTED && outcome.status !== Status.PARTIAL_ACCEPTED) return group.rejectScore;
  const full = testCase.score ?? group.acceptScore;
  if (outcome.points === null) return outcome.status === Status.ACCEPTED ? full : group.rejectScore;
  return outcome.points.kind === 'absolute' ? outcome.points.value : outcome.points.value * full;
}

/** The status of a case: one whose checker gave as many points as it is worth is accepted, whatever it called it. */
export function statusInGroup({ testCase, group }: PlannedCase, { status, points }: CaseOutcome): StatusCode {
  const full = testCase.score ?? group.acceptScore;
  const isFull = status === Status.PARTIAL_ACCEPTED && points?.kind === 'absolute' && points.value >= full - 1e-9;
  return isFull ? Status.ACCEPTED : status;
}

/** Most a group can give: its bound, or what it gives when every case is accepted without points of the checker. */
export function fullScore(group: TestGroup): number {
  const parts = [...group.cases.map((testCase) => testCase.score ?? group.acceptScore), ...group.groups.map(fullScore)];
  return group.maxScore ?? aggregate(group, parts);
}

/** Points of a group from those of its cases and child groups. */
export function aggregate(group: TestGroup, parts: readonly number[]): number {
  if (parts.length === 0) return 0;
  switch (group.aggregation) {
    case 'sum':
      return sum(parts);
    case 'min':
      return Math.min(...parts);
    case 'max':
      return Math.max(...parts);
    case 'average':
      return sum(parts) / parts.length;
  }
}

/** Points of a case that has a full score of its own. */
export function earned(full: number, { status, points }: CaseOutcome): number {
  if (status !== Status.ACCEPTED && status !== Status.PARTIAL_ACCEPTED) return 0;
  if (points === null) return status === Status.ACCEPTED ? full : 0;
  return Math.min(full, points.kind === 'absolute' ? points.value : points.value * full);
}

/** Largest score that can be stored. */
const maxScore = 2 ** 31 - 1;

/** Rounded down, but 0.1 + 0.2 + ... = 2.9999999999999996 is 3. At most what can be stored. */
export function whole(points: number): number {
  return Math.min(Math.floor(points + 1e-9), maxScore);
}

/** Points that `whole` would round, without the noise of adding them up; undefined for whole ones. */
export function fraction(points: number): number | undefined {
  const exact = Math.round(points * 1e9) / 1e9;
  return Number.isInteger(exact) || exact > maxScore ? undefined : exact;
}

/** Mean rounded to the nearest whole number; 0 of nothing. */
export function roundedMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round(sum(values) / values.length);
}

/** 0 of nothing. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
