import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { familyOf, type Family } from './compare/grammar.ts';

/** A submission that may be compared. */
export interface ComparableSubmission {
  readonly id: number;
  readonly participantId: number;
  readonly languageKey: string;
  /** Specification status code. */
  readonly status: number;
  readonly score: number | null;
}

/** Was not looked at by a judge at all, or is no program. */
const worthless: ReadonlySet<number> = new Set([Status.COMPILE_ERROR, Status.CANCELLED, Status.SYSTEM_ERROR]);

/**
 * One program of each participant in each family of languages: the last accepted one, else the last of those with the
 * most points.
 *
 * @param submissions in the order they were submitted.
 */
export function chosenPrograms(
  submissions: readonly ComparableSubmission[],
): { readonly id: number; readonly family: Family }[] {
  const chosen = new Map<string, ComparableSubmission & { readonly family: Family }>();
  for (const submission of submissions) {
    if (!isFinal(submission.status) || worthless.has(submission.status)) continue;
    const family = familyOf(submission.languageKey);
    const key = `${submission.participantId} ${family}`;
    const before = chosen.get(key);
    if (before === undefined || worth(submission) >= worth(before)) chosen.set(key, { ...submission, family });
  }
  return [...chosen.values()].toSorted((a, b) => a.id - b.id).map(({ id, family }) => ({ id, family }));
}

function worth({ status, score }: ComparableSubmission): number {
  return status === Status.ACCEPTED ? Infinity : (score ?? 0);
}
