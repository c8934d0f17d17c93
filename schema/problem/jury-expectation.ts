import { Status, statusShortNames } from '@verdict/judge/protocol/status.ts';
import type { StatusCode } from '@verdict/judge/protocol/status.ts';
import { matchesGlob } from '../problem-package/package-glob.ts';
import { z } from 'zod';

const verdicts = z.array(z.string()).nullable();
const bounds = z.tuple([z.number(), z.number()]).nullable();

/** What must hold on the verdicts of some cases, as stored (JurySubmission.conditions). */
export const conditionsSchema = z.array(z.object({ cases: z.string().nullable(), permitted: verdicts, required: verdicts, score: bounds }));
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

/** Short name of a status, such as AC. */
export function shortName(status: number): string {
  // The codes of the table are just those of the specification; others are shown as they are.
  return statusShortNames[status as StatusCode] ?? String(status);
}

/** Where an outcome is not as expected, in sentences; empty when it is. */
export function disagreements(expected: Expectation, got: Outcome): string[] {
  const found: string[] = [];
  if (!expected.statuses.includes(got.status)) {
    found.push(`the verdict is ${shortName(got.status)}, expected ${expected.statuses.map(shortName).join(' or ')}`);
  }
  const { minScore, maxScore } = expected;
  if (!isWithin(got.score, minScore, maxScore)) found.push(`the score is ${got.score ?? 'none'}, expected ${range(minScore, maxScore)}`);
  for (const condition of expected.conditions) found.push(...broken(condition, got));
  return found;
}

function broken({ cases, permitted, required, score }: Condition, got: Outcome): string[] {
  const found: string[] = [];
  const where = cases === null ? '' : ` of ${cases}`;
  // A case that was not run says nothing.
  const ran = got.cases.filter(({ name, status }) => status !== Status.CANCELLED && (cases === null || matchesGlob(cases, name)));
  if (permitted !== null) {
    const bad = ran.find(({ status }) => !permitted.includes(shortName(status)));
    if (bad !== undefined) found.push(`case ${bad.name} is ${shortName(bad.status)}, permitted${where}: ${permitted.join(', ')}`);
  }
  if (required !== null && !ran.some(({ status }) => required.includes(shortName(status)))) {
    found.push(`no case${where} is ${required.join(' or ')}`);
  }
  if (score !== null) {
    const scored = cases === null ? [] : got.groups.filter(({ groupName }) => matchesGlob(cases, groupName) && groupName.split('/').length === cases.split('/').length);
    for (const group of scored) {
      if (!isWithin(group.score, score[0], score[1])) found.push(`the score of ${group.groupName} is ${group.score}, expected ${range(score[0], score[1])}`);
    }
  }
  return found;
}

function isWithin(score: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true;
  return score !== null && score >= Math.floor(least ?? score) && score <= Math.ceil(most ?? score);
}

function range(least: number | null, most: number | null): string {
  return least === most ? String(least) : `${least ?? '-'} to ${most ?? '-'}`;
}
