import { shortNameOf, Status } from '@verdict/judge/protocol/status.ts';
import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import { matchesGlob } from '../test-data/case-glob.ts';

const verdicts = z.array(z.string()).nullable();
const bounds = z.tuple([z.number(), z.number()]).nullable();

/** What must hold on the verdicts of some cases, as stored (JurySubmission.conditions). */
export const conditionsSchema = z.array(
  z.object({ cases: z.string().nullable(), permitted: verdicts, required: verdicts, score: bounds }),
);
export type Condition = z.infer<typeof conditionsSchema>[number];

/** What must come of a jury submission. */
export interface Expectation {
  /** Status codes of which it must get one. */
  readonly statuses: readonly number[];
  /** Inclusive bounds of the score; null: none. */
  readonly minScore: number | null;
  readonly maxScore: number | null;
  readonly conditions: readonly Condition[];
}

/** What came of it. */
export interface Outcome {
  readonly status: number;
  readonly score: number | null;
  readonly cases: readonly { readonly name: string; readonly status: number }[];
  readonly groups: readonly { readonly groupName: string; readonly score: number }[];
}

/** How far a score may be from what is expected: authors state two decimals of it. */
const scoreTolerance = 0.005 + 1e-9;

/** A score with at most two decimals. */
export function scoreText(score: number): string {
  return String(Math.round(score * 100) / 100);
}

const range = z.tuple([z.number().nullable(), z.number().nullable()]);

/** One way in which an outcome is not as expected; stored with reports. */
export const disagreementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verdict'), got: z.int(), expected: z.array(z.int()) }),
  z.object({ kind: z.literal('score'), got: z.number().nullable(), expected: range }),
  /** A case has a verdict that none of these cases may have. */
  z.object({
    kind: z.literal('caseVerdict'),
    case: z.string(),
    got: z.int(),
    cases: z.string().nullable(),
    permitted: z.array(z.string()),
  }),
  z.object({ kind: z.literal('noSuchCase'), cases: z.string().nullable(), required: z.array(z.string()) }),
  z.object({ kind: z.literal('groupScore'), group: z.string(), got: z.number(), expected: range }),
]);
export type Disagreement = z.infer<typeof disagreementSchema>;

/** Where an outcome is not as expected; empty when it is. */
export function disagreements(expected: Expectation, got: Outcome): Disagreement[] {
  const found: Disagreement[] = [];
  if (!expected.statuses.includes(got.status))
    found.push({ kind: 'verdict', got: got.status, expected: [...expected.statuses] });
  const { minScore, maxScore } = expected;
  if (!isWithin(got.score, minScore, maxScore))
    found.push({ kind: 'score', got: got.score, expected: [minScore, maxScore] });
  for (const condition of expected.conditions) found.push(...broken(condition, got));
  return found;
}

function broken({ cases, permitted, required, score }: Condition, got: Outcome): Disagreement[] {
  const found: Disagreement[] = [];
  // A case that was not run says nothing.
  const ran = got.cases.filter(
    ({ name, status }) => status !== Status.CANCELLED && (cases === null || matchesGlob(cases, name)),
  );
  if (permitted !== null) {
    const bad = ran.find(({ status }) => !permitted.includes(shortNameOf(status)));
    if (bad !== undefined) found.push({ kind: 'caseVerdict', case: bad.name, got: bad.status, cases, permitted });
  }
  if (required !== null && !ran.some(({ status }) => required.includes(shortNameOf(status))))
    found.push({ kind: 'noSuchCase', cases, required });
  if (score !== null) {
    const scored =
      cases === null
        ? []
        : got.groups.filter(
            ({ groupName }) => matchesGlob(cases, groupName) && groupName.split('/').length === cases.split('/').length,
          );
    for (const group of scored)
      if (!isWithin(group.score, score[0], score[1]))
        found.push({ kind: 'groupScore', group: group.groupName, got: group.score, expected: score });
  }
  return found;
}

/** A disagreement as a sentence. */
export function disagreementText(found: Disagreement, locale: Locale): string {
  return locale === 'zh-CN' ? inChinese(found) : inEnglish(found);
}

function inEnglish(found: Disagreement): string {
  switch (found.kind) {
    case 'verdict':
      return `the verdict is ${shortNameOf(found.got)}, expected ${found.expected.map(shortNameOf).join(' or ')}`;
    case 'score':
      return (
        `the score is ${found.got === null ? 'none' : scoreText(found.got)}, ` +
        `expected ${rangeText(found.expected, 'to')}`
      );
    case 'caseVerdict':
      return (
        `case ${found.case} is ${shortNameOf(found.got)}, ` +
        `permitted${found.cases === null ? '' : ` of ${found.cases}`}: ${found.permitted.join(', ')}`
      );
    case 'noSuchCase':
      return `no case${found.cases === null ? '' : ` of ${found.cases}`} is ${found.required.join(' or ')}`;
    case 'groupScore':
      return `the score of ${found.group} is ${scoreText(found.got)}, expected ${rangeText(found.expected, 'to')}`;
  }
}

function inChinese(found: Disagreement): string {
  switch (found.kind) {
    case 'verdict':
      return `结果为 ${shortNameOf(found.got)}，预期为 ${found.expected.map(shortNameOf).join(' 或 ')}`;
    case 'score':
      return `得分为 ${found.got === null ? '无' : scoreText(found.got)}，预期为 ${rangeText(found.expected, '至')}`;
    case 'caseVerdict':
      return (
        `测试点 ${found.case} 为 ${shortNameOf(found.got)}，` +
        `${found.cases === null ? '' : `${found.cases} `}只允许 ${found.permitted.join('、')}`
      );
    case 'noSuchCase':
      return `${found.cases === null ? '' : `${found.cases} 中`}没有结果为 ${found.required.join(' 或 ')} 的测试点`;
    case 'groupScore':
      return `${found.group} 的得分为 ${scoreText(found.got)}，预期为 ${rangeText(found.expected, '至')}`;
  }
}

function isWithin(score: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true;
  return score !== null && score >= (least ?? score) - scoreTolerance && score <= (most ?? score) + scoreTolerance;
}

function rangeText([least, most]: readonly [number | null, number | null], to: string): string {
  return least === most ? String(least) : `${least ?? '-'} ${to} ${most ?? '-'}`;
}
