import { emptyProblem, type ProblemValues } from './values.ts';

/** Changes when drafts of before cannot be read any more. */
const format = 1;

/** The form as it is kept. */
export function draftData(values: ProblemValues): string {
  return JSON.stringify({ format: format, values });
}

/** The form of a draft; null when it is none, or of another format. Parts that came later are as in a new problem. */
export function draftValues(data: string): ProblemValues | null {
  try {
    const draft: unknown = JSON.parse(data);
    if (
      typeof draft !== 'object' ||
      draft === null ||
      !('format' in draft) ||
      draft.format !== format ||
      !('values' in draft)
    )
      return null;
    const blank = emptyProblem('en');
    // Written by draftData alone: nobody else's draft is ever read.
    const values = draft.values as Partial<ProblemValues>;
    return {
      ...blank,
      ...values,
      checker: { ...blank.checker, ...values.checker },
      tests: { ...blank.tests, ...values.tests },
    };
  } catch {
    return null;
  }
}

/** Do two forms hold the same? Names of list items and the compile say nothing of the problem. */
export function isSameForm(one: ProblemValues, other: ProblemValues): boolean {
  const told = (values: ProblemValues) =>
    JSON.stringify({ ...values, compiledChecker: null }, (name, value: unknown) =>
      name === 'key' ? undefined : value,
    );
  return told(one) === told(other);
}
